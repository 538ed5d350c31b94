import { endpoint } from '../endpoint';
import { id, optionalText } from '../schema';
import * as z from '../z';

const owns = [
  { at: 'body.transactionId', is: 'transaction' },
  { at: 'body.borrowerId', is: 'borrower' },
] as const;

export const flagFraudTransaction = endpoint({
  id: 'flagFraudTransaction',
  method: 'POST',
  path: '/borrower/flag-fraud-transaction',
  summary:
    "Report that a transaction isn't the borrower's; administrators can also reverse its funding or remove the flag",
  source: 'borrower §7 Borrower, §8; domain §4.5; decision 27',
  access: [
    { kind: 'borrower', owns },
    { kind: 'staff', roles: ['Admin'], permission: 'funding.manage', brand: 'financing', owns },
  ],
  body: z.strictObject({
    transactionId: id(),
    borrowerId: id(),
    /** Administrators only: the practice owes back what it was paid, and the loan ends. */
    reverseFundings: z.optional(z.boolean()),
    /** Administrators only, with a reason: it is the borrower's own after all. */
    undo: z.optional(z.boolean()),
    reason: optionalText(300),
  }),
  result: z.object({
    flagged: z.boolean(),
    /** What became of the practice's payment. */
    funding: z.enum(['none', 'held', 'reversed', 'unchanged']),
  }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});
