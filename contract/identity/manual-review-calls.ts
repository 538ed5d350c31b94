import { endpoint } from '../endpoint';
import { id } from '../schema';
import { staffReason } from '../staff-reason';
import * as z from '../z';

// Takes an identity as proven without the vendor's word: a permission of its own, a reason, and our own people only.
const rule = { kind: 'staff', roles: ['Admin'], permission: 'identity.override', brand: 'financing' } as const;
/** For the history; only our own staff read it. */
const reason = staffReason();

export const reviewPersonaManually = endpoint({
  id: 'reviewPersonaManually',
  method: 'POST',
  path: '/practice/credit-transactions/{id}/manual-review-persona',
  summary: "Confirm a transaction's identity check manually; the transaction is pending its patient again",
  source: 'provider-admin §2 Screens implied by data, §7 Reports and transactions, §8; reliability S13',
  access: [{ ...rule, owns: [{ at: 'params.id', is: 'transaction' }] }],
  params: z.object({ id: id() }),
  body: z.strictObject({ reason }),
  result: z.object({ status: z.string() }),
  errors: ['NOT_PENDING', 'ACCOUNT_BLOCKED', 'NOT_FOUND'],
  idempotent: true,
  example: { body: { reason: 'Compared the ID in a video call.' } },
});
