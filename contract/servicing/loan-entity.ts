import { askedPayment } from '../credit-transaction/asked-payment-entity';
import { chargedOffLoan } from '../credit-transaction/charged-off-entity';
import { dollars, named } from '../schema';
import * as z from '../z';
import { activeDutyDays } from './active-duty-entity';
import { promoGuardian } from './promo-guardian-entity';

/** A loan in force as our own staff see it on the file of its borrower. */
export const borrowerLoan = named(
  'BorrowerLoan',
  z.object({
    transactionId: z.string(),
    /** What is left of the purchase after refunds. */
    amount: dollars(),
    /** Principal that is owed. */
    balance: dollars(),
    /** What became of each payment, in order. */
    payments: z.array(z.enum(['paid', 'missed', 'next', 'to-come'])),
    /** Null for one that is paid off. */
    next: z.nullable(askedPayment),
    pastDue: dollars(),
    daysLate: z.number(),
    /** Null for a loan without a promotion, and for one that was charged off. */
    promo: z.nullable(promoGuardian),
    /** Null of a loan that was not charged off. */
    chargedOff: z.nullable(chargedOffLoan),
    isPaused: z.boolean(),
    autopayIsOn: z.boolean(),
    /** The day on which autopay stopped by itself, after three payments in a row that came back; null where it did not, or was set since. */
    autopayStoppedOn: z.nullable(z.string()),
    /** Military service that lowers its rate now, to 6 percent a year; null where none does. */
    activeDuty: z.nullable(activeDutyDays),
    /** Late fees that may be waived: of which something is unpaid, as they were charged. */
    lateFees: dollars(),
    /** The most that a goodwill credit may be today. */
    goodwillMax: dollars(),
    /** Grows with everything that happens to it. */
    version: z.number(),
    /** What arrived at the practice, and when; null while it is on its way. */
    paidToPractice: z.nullable(z.object({ amount: dollars(), on: z.string() })),
  }),
);
