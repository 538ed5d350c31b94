import { staffTransaction } from '../credit-transaction/staff-transaction-entity';
import { endpoint } from '../endpoint';
import { dollars, id, money, named, queryMoney } from '../schema';
import * as z from '../z';

const ids = z.object({ id: id(), txId: id() });
const version = z.number().check(z.int(), z.minimum(0));
const refundAccess = [
  {
    kind: 'staff',
    roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
    permission: 'transaction.refund',
    brand: 'financing',
    owns: [
      { at: 'params.id', is: 'borrower' },
      { at: 'params.txId', is: 'transaction' },
    ],
  },
] as const;

/** Payments of one amount that follow each other; null for readers whom repayments do not concern. */
const equalPayments = z.nullable(
  z.array(z.object({ count: z.number(), amount: dollars(), from: z.string(), to: z.string() })),
);

export const refundQuote = named(
  'RefundQuote',
  z.object({
    /** True where nothing of the purchase is left. */
    isWhole: z.boolean(),
    amount: dollars(),
    /** What of the purchase is left. */
    left: dollars(),
    /** The least that may be refunded, unless it is all. */
    least: dollars(),
    feeReturned: dollars(),
    /** Kept back from the next deposits of the practice: the refund less its fee. */
    fromPractice: dollars(),
    /** What goes back to the patient, who had paid it; null for readers whom repayments do not concern. */
    toPatient: z.nullable(dollars()),
    /** True where something goes back to the patient. */
    paysBack: z.nullable(z.boolean()),
    /** What is left to pay before and after it, without fees. */
    before: equalPayments,
    after: equalPayments,
    /** Fees that stay open after it. */
    fees: z.nullable(dollars()),
    version: z.number(),
  }),
);

export const quoteRefund = endpoint({
  id: 'quoteRefund',
  method: 'GET',
  path: '/practice/borrower/{id}/credit-transactions/{txId}/refund',
  summary: "A refund's effect on patient and practice, before it's confirmed",
  source: 'decision 26; domain §1.1, §2.7; own call',
  access: refundAccess,
  params: ids,
  query: z.strictObject({ amount: queryMoney(0.01, 100_000) }),
  result: refundQuote,
  errors: ['NOT_PENDING'],
});

export const refundPatientTransaction = endpoint({
  id: 'refundPatientTransaction',
  method: 'PATCH',
  path: '/practice/borrower/{id}/credit-transactions/{txId}/refund',
  summary: 'Staff refund a purchase: a full refund voids the loan, a partial one reduces it',
  source: 'decision 26; domain §2.7',
  access: refundAccess,
  params: ids,
  body: z.strictObject({
    /** What is refunded; all of it without one. */
    amount: z.optional(money(0.01, 100_000)),
    /** As the quote told it. Each refund makes a new one, so the same one asked for twice, under whatever key, pays once. */
    version,
  }),
  result: z.object({ transaction: staffTransaction }),
  errors: ['NOT_PENDING', 'STALE'],
  idempotent: true,
});
