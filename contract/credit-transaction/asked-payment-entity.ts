import { dollars, named } from '../schema';
import * as z from '../z';

/** What a loan asks its borrower for, on every screen that says it. */
export const askedPayment = named(
  'AskedPayment',
  z.object({
    /** Missing of the oldest installment that is not paid; after the last of them, of the fees. */
    amount: dollars(),
    dueOn: z.string(),
    /** Its day, once that has passed. */
    overdueSince: z.nullable(z.string()),
    /** Due by today, with earlier installments and fees; before the day of the first, what is due then. */
    due: dollars(),
  }),
);
