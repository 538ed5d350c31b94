import { dollars, named } from '../schema';
import * as z from '../z';

/** What to pay by when to keep a promotion free of interest. */
export const promoGuardian = named(
  'PromoGuardian',
  z.object({
    /** KEPT: the interest is cancelled. LOST: the last day has passed. */
    status: z.enum(['KEPT', 'OPEN', 'LOST']),
    /** The day by which the agreement asks for everything. */
    endsOn: z.string(),
    /** A payment still counts on this day: the end with its grace. */
    lastDayOn: z.string(),
    daysLeft: z.number(),
    /** Due dates until the end: the months that are left. */
    paymentsLeft: z.number(),
    paid: dollars(),
    /** Still to be paid by the end; every payment counts, whatever it is used for. 0 unless it is open. */
    payoff: dollars(),
    /** Fees that are owed apart from it; 0 unless it is open. */
    fees: dollars(),
    /** Interest that is owed when the end is missed, or that was cancelled, or has become owed. */
    interest: dollars(),
    /** Paid on every due date left it keeps the promotion; null unless it is open. */
    needed: z.nullable(dollars()),
    /** What the present pace leaves to pay at the end. */
    short: dollars(),
    /** Null unless it is open. */
    pace: z.nullable(z.enum(['ON_TRACK', 'SHORT', 'AT_RISK'])),
    /** What autopay takes each time; 0 while nothing is taken by itself. */
    autopay: dollars(),
    /** Something is disputed: nothing is taken by itself until it is answered. */
    isPaused: z.boolean(),
    /** What became of each payment until the end, in order. */
    payments: z.array(z.enum(['paid', 'missed', 'next', 'to-come'])),
  }),
);
