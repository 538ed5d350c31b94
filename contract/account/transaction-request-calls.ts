import { creditTransaction } from '../credit-transaction/entity';
import { endpoint } from '../endpoint';
import { id, money, optionalText } from '../schema';
import * as z from '../z';

export const askForTransaction = endpoint({
  id: 'askForTransaction',
  method: 'POST',
  path: '/borrower/{id}/credittransaction',
  summary:
    "Request a transaction from one of the borrower's practices; they can approve it after the practice confirms it",
  source: 'borrower §7 Borrower; decisions 16, 26',
  access: [{ kind: 'borrower', owns: [{ at: 'params.id', is: 'borrower' }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({
    practiceManagementId: id(),
    txAmount: money(1, 100_000),
    reason: optionalText(300),
  }),
  result: z.object({ transaction: creditTransaction }),
  errors: ['NOT_FOUND', 'OVER_LIMIT', 'ACCOUNT_BLOCKED', 'STEP_ORDER'],
  idempotent: true,
});
