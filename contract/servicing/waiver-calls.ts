import { endpoint } from '../endpoint';
import { dollars, id, money, text } from '../schema';
import * as z from '../z';

/** As for lower payments: the platform's own people; how a loan is repaid is not a practice's business (decision 40). */
const access = [
  {
    kind: 'staff',
    roles: ['Admin'],
    permission: 'credit.edit',
    brand: 'financing',
    owns: [
      { at: 'params.id', is: 'borrower' },
      { at: 'params.txId', is: 'transaction' },
    ],
  },
] as const;
const params = z.object({ id: id(), txId: id() });
const at = '/practice/borrower/{id}/credit-transactions/{txId}' as const;
/** Of the loan as it was shown: what happened to it meanwhile makes this one STALE. */
const seen = { version: z.number().check(z.int(), z.minimum(0)) };
/** Kept in the borrower's file; the borrower does not read it. */
const why = { reason: text(300) };

export const waiveLateFees = endpoint({
  id: 'waiveLateFees',
  method: 'POST',
  path: `${at}/waive-late-fees`,
  summary: 'Waive the unpaid late fees of a loan; what was paid of them goes back to the borrower',
  source: 'decision 86; own call',
  access,
  params,
  body: z.strictObject({ ...why, ...seen }),
  result: z.object({
    /** The fees that were waived. */
    waived: dollars(),
  }),
  errors: ['STEP_ORDER', 'STALE'],
  idempotent: true,
});

export const giveGoodwillCredit = endpoint({
  id: 'giveGoodwillCredit',
  method: 'POST',
  path: `${at}/goodwill-credit`,
  summary: 'Credit a loan at our expense, up to $250 in 12 months; it counts like a payment',
  source: 'decision 86; own call',
  access,
  params,
  body: z.strictObject({ amount: money(0.01, 250), ...why, ...seen }),
  result: z.object({ credited: dollars() }),
  errors: ['STEP_ORDER', 'STALE'],
  idempotent: true,
});
