import { creditTransaction } from '../credit-transaction/entity';
import { staffTransaction } from '../credit-transaction/staff-transaction-entity';
import { endpoint, staffRoles } from '../endpoint';
import { id, money, optionalText, text } from '../schema';
import * as z from '../z';

const ids = z.object({ id: id(), txId: id() });
const owns = [
  { at: 'params.id', is: 'borrower' },
  { at: 'params.txId', is: 'transaction' },
] as const;
const access = [{ kind: 'borrower', owns }] as const;
const at = '/borrower/{id}/credittransactions/{txId}' as const;

/** Version that the client saw; a stale one is refused. The contract's clients send `user` and `transactionId` alone. */
const seen = { version: z.optional(z.number().check(z.int(), z.minimum(0))) };
const repeats = { 'body.user': 'id', 'body.transactionId': 'txId' } as const;
const asked = { user: optionalText(64), transactionId: optionalText(64), reason: optionalText(300), ...seen };

export const askForRefund = endpoint({
  id: 'askForRefund',
  method: 'PATCH',
  path: `${at}/refund`,
  summary: 'The borrower requests a refund of an approved transaction',
  source: 'borrower §4 Transaction statuses, §7 Borrower; decision 16',
  access,
  params: ids,
  body: z.optional(z.strictObject(asked)),
  repeats,
  result: z.object({ transaction: creditTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});

export const askForChange = endpoint({
  id: 'askForChange',
  method: 'PATCH',
  path: `${at}/modify`,
  summary: 'The borrower requests a different amount',
  source: 'borrower §4 Transaction statuses, §7 Borrower; decision 16',
  access,
  params: ids,
  body: z.optional(
    z.strictObject({
      ...asked,
      /** What it should be; the practice is only told that something is wrong where it is missing. */
      txAmount: z.optional(money(1, 100_000)),
    }),
  ),
  repeats,
  result: z.object({ transaction: creditTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});

export const disputeTransaction = endpoint({
  id: 'disputeTransaction',
  method: 'PATCH',
  path: `${at}/dispute`,
  summary: "The borrower disputes that the treatment was provided as agreed; payments pause until it's answered",
  source: 'own call; domain §4.5',
  access,
  params: ids,
  body: z.strictObject({ ...asked, reason: text(300) }),
  repeats,
  result: z.object({ transaction: creditTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});

export const withdrawRequest = endpoint({
  id: 'withdrawRequest',
  method: 'PATCH',
  path: `${at}/withdraw-request`,
  summary: "The borrower withdraws a request the practice hasn't answered",
  source: 'own call; decision 16',
  access,
  params: ids,
  body: z.optional(z.strictObject(seen)),
  result: z.object({ transaction: creditTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});

export const declinePatientRequest = endpoint({
  id: 'declinePatientRequest',
  method: 'PATCH',
  path: '/practice/borrower/{id}/credit-transactions/{txId}/request',
  summary: "Staff decline a patient's request with a reason the patient sees, or confirm a requested transaction",
  source: 'own call; decision 16',
  access: [{ kind: 'staff', roles: staffRoles, permission: 'transaction.withdraw', brand: 'financing', owns }],
  params: ids,
  body: z.strictObject({ answer: z.enum(['DECLINED', 'CONFIRMED']), reason: text(300), ...seen }),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});
