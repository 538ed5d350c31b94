import { endpoint } from '../endpoint';
import { id } from '../schema';
import * as z from '../z';

export const reviewDocuments = endpoint({
  id: 'reviewDocuments',
  method: 'POST',
  path: '/borrower/reviewed-document',
  summary: "The borrower has reviewed a transaction's documents with the plan they chose",
  source: 'borrower §7 Borrower',
  access: [{ kind: 'borrower', owns: [{ at: 'body.transactionId', is: 'transaction' }] }],
  body: z.strictObject({ transactionId: id() }),
  result: z.object({ success: z.literal(true) }),
  errors: ['MISSING_PLAN'],
  idempotent: true,
});
