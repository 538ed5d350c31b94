import { dollars, named } from '../schema';
import * as z from '../z';

/** A loan that was charged off: what is owed, what was paid, and what still keeps its promotion. */
export const chargedOffLoan = named(
  'ChargedOffLoan',
  z.object({
    owed: dollars(),
    /** Before and since, fees included. */
    paid: dollars(),
    /** Null without a promotion, once it is kept or over, and where it has no interest to cancel. */
    promo: z.nullable(
      z.object({
        /** Paid by the day, it cancels the interest. */
        left: dollars(),
        /** The last day on which a payment counts. */
        payBy: z.string(),
        interest: dollars(),
        /** Owed then. */
        fees: dollars(),
      }),
    ),
  }),
);
