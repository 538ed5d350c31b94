import { staffTransaction } from '../credit-transaction/staff-transaction-entity';
import { endpoint } from '../endpoint';
import { CANCELLATION_CHANNELS } from '../membership/cancellation-calls';
import { civilDateText, id, text } from '../schema';
import * as z from '../z';

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
/** How and when the borrower asked. */
const request = { channel: z.enum(CANCELLATION_CHANNELS), requestedOn: civilDateText() };

export const endLoanAutopay = endpoint({
  id: 'endLoanAutopay',
  method: 'POST',
  path: `${at}/autopay/end`,
  summary: 'End autopay of a loan for a borrower who called or wrote; payments already processing stay',
  source: 'own call; decision 86; 12 CFR 1005.10(c)',
  access,
  params,
  body: z.strictObject(request),
  result: z.object({
    /** False where it was off before. */
    wasOn: z.boolean(),
  }),
  errors: ['STEP_ORDER'],
});

export const disputeForCaller = endpoint({
  id: 'disputeForCaller',
  method: 'POST',
  path: `${at}/dispute`,
  summary: "Open a dispute for a borrower who called or wrote; payments pause until it's answered",
  source: 'own call; decision 86; 16 CFR 433',
  access,
  params,
  body: z.strictObject({
    ...request,
    /** What the borrower said; they and the practice read it. */
    reason: text(300),
    /** Of the transaction as it was shown. */
    version: z.number().check(z.int(), z.minimum(0)),
  }),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});
