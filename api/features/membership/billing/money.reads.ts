import type { Db } from '../../../db/database';
import { type RowOf, statement } from '../../../db/statement';
import type { MemberPaymentRow } from '../membership.reads';

export const billById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership_bill').selectAll().where('id', '=', p.id),
);
export const billByKey = statement<{ key: string }>()((q, p) =>
  q.selectFrom('membership_bill').selectAll().where('natural_key', '=', p.key),
);
export const openBillsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_bill')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .where('status', '=', 'OPEN')
    .orderBy('due_on')
    .orderBy('kind')
    .orderBy('number')
    .orderBy('id'),
);

export const memberPaymentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership_payment').selectAll().where('id', '=', p.id),
);
export const memberPaymentByKey = statement<{ key: string }>()((q, p) =>
  q.selectFrom('membership_payment').selectAll().where('natural_key', '=', p.key),
);
export const partsOf = statement<{ paymentId: string }>()((q, p) =>
  q.selectFrom('membership_payment_part').selectAll().where('payment_id', '=', p.paymentId).orderBy('bill_id'),
);
export const paymentsOnBill = statement<{ billId: string }>()((q, p) =>
  q.selectFrom('membership_payment_part').select('payment_id').where('bill_id', '=', p.billId),
);

/** Payments of a membership that wait for their day, or are on their way. */
export const underWayOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .where('status', 'in', ['SCHEDULED', 'SUBMITTED', 'UNKNOWN', 'PENDING']),
);

/** What waits to be taken from an account or card, of whichever membership. */
export const scheduledOfMemberMethod = statement<{ methodId: string }>()((q, p) =>
  q.selectFrom('membership_payment').selectAll().where('method_id', '=', p.methodId).where('status', '=', 'SCHEDULED'),
);

export const orderOf = statement<{ paymentId: string }>()((q, p) =>
  q.selectFrom('membership_order').selectAll().where('payment_id', '=', p.paymentId),
);
export const openOrderOf = statement<{ membershipId: string }>()((q, p) =>
  q.selectFrom('membership_order').selectAll().where('membership_id', '=', p.membershipId).where('done_at', 'is', null),
);

const toAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .select(['id', 'membership_id'])
    .where('ask_at', 'is not', null)
    .where('ask_at', '<=', p.now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(p.limit),
);
export const listMemberPaymentsToAsk = (db: Db, now: string, limit: number) => db.all(toAsk, { now, limit });

const scheduled = statement<{ day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .select(['id', 'membership_id'])
    .where('status', '=', 'SCHEDULED')
    .where('scheduled_on', '<=', p.day as never)
    .orderBy('scheduled_on')
    .orderBy('id')
    .limit(p.limit),
);
export const listScheduledOfMembers = (db: Db, day: string, limit: number) => db.all(scheduled, { day, limit });

export const refundById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership_refund').selectAll().where('id', '=', p.id),
);
export type RefundRow = RowOf<typeof refundById>;

export const refundsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_refund')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('created_at')
    .orderBy('id'),
);

const refundsToSend = statement<{ day: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_refund')
    .select(['id', 'membership_id'])
    .where('status', '=', 'SCHEDULED')
    .where('leaves_on', '<=', p.day as never)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);
export const listRefundsToSend = (db: Db, of: { day: string; after: string; limit: number }) =>
  db.all(refundsToSend, of);

const refundsCameBack = statement<{ after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_refund')
    .select(['id', 'membership_id'])
    .where('status', '=', 'RETURNED')
    .where('sent_again_as', 'is', null)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);
/** Refunds that came back, and for which no other stands yet. */
export const listRefundsCameBack = (db: Db, of: { after: string; limit: number }) => db.all(refundsCameBack, of);

const refundsToAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership_refund')
    .select(['id', 'membership_id'])
    .where('ask_at', 'is not', null)
    .where('ask_at', '<=', p.now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(p.limit),
);
export const listRefundsToAsk = (db: Db, now: string, limit: number) => db.all(refundsToAsk, { now, limit });

const toLookAt = statement<{ day: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('membership')
    .select('id')
    .where('look_on', 'is not', null)
    .where('look_on', '<=', p.day as never)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);
export const listToLookAt = (db: Db, of: { day: string; after: string; limit: number }) => db.all(toLookAt, of);

const lapsing = statement<{ day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('credit_lot')
    .select(['id', 'membership_id'])
    .where('expires_on', 'is not', null)
    .where('expires_on', '<', p.day as never)
    .where('remaining_cents', '>', 0)
    .orderBy('expires_on')
    .orderBy('id')
    .limit(p.limit),
);
export const listLapsing = (db: Db, day: string, limit: number) => db.all(lapsing, { day, limit });

/** Credits that paid bills of a membership and were not given back, the newest first. */
export const usesOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('credit_use')
    .innerJoin('credit_lot', 'credit_lot.id', 'credit_use.lot_id')
    .select([
      'credit_use.id',
      'credit_use.lot_id',
      'credit_use.kind',
      'credit_use.natural_key',
      'credit_use.amount_cents',
      'credit_use.bill_id',
      'credit_use.used_on',
      'credit_use.created_at',
      'credit_lot.kind as lot_kind',
    ])
    .where('credit_lot.membership_id', '=', p.membershipId)
    .orderBy('credit_use.created_at', 'desc')
    .orderBy('credit_use.id', 'desc'),
);

export const fundedOf = statement<{ membershipId: string; planYear: number }>()((q, p) =>
  q
    .selectFrom('membership_funding')
    .select((eb) => eb.fn.sum<number>('fee_cents').as('fee_cents'))
    .where('membership_id', '=', p.membershipId)
    .where('plan_year', '=', p.planYear),
);

export const pointsOfPayment = statement<{ paymentId: string }>()((q, p) =>
  q.selectFrom('points_entry').selectAll().where('payment_id', '=', p.paymentId),
);

/** What a member paid by settled money, for their tier. */
export const settledOf = statement<{ membershipId: string; since: string }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .select(['settled_on', 'amount_cents', 'refunded_cents'])
    .where('membership_id', '=', p.membershipId)
    .where('status', '=', 'SETTLED')
    .where('settled_on', '>', p.since as never),
);

export const tiersOf = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('loyalty_program').selectAll().where('practice_id', '=', p.practiceId).orderBy('tier'),
);

export const noticeOf = statement<{ membershipId: string; kind: string; about: string }>()((q, p) =>
  q
    .selectFrom('membership_notice')
    .select('sent_on')
    .where('membership_id', '=', p.membershipId)
    .where('kind', '=', p.kind)
    .where('about', '=', p.about),
);

/** What a member was told of debits, in its order. */
export const debitNoticesOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_notice')
    .select(['kind', 'about', 'sent_on'])
    .where('membership_id', '=', p.membershipId)
    .where('kind', 'in', ['DEBIT_AHEAD', 'DEBIT_CHANGED', 'DEBIT_DROPPED'])
    .orderBy('sent_on')
    .orderBy('kind'),
);

export const birthdayOf = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select('birth_date').where('id', '=', p.id),
);

export type ScheduledPayment = Pick<MemberPaymentRow, 'id' | 'membership_id'>;

/** What a payment pays of each bill, the oldest first. */
export const billsOfPayment = statement<{ paymentId: string }>()((q, p) =>
  q
    .selectFrom('membership_payment_part')
    .innerJoin('membership_bill', 'membership_bill.id', 'membership_payment_part.bill_id')
    .select([
      'membership_bill.id',
      'membership_bill.kind',
      'membership_bill.number',
      'membership_bill.due_on',
      'membership_payment_part.treatments_cents',
      'membership_payment_part.fee_cents',
    ])
    .where('membership_payment_part.payment_id', '=', p.paymentId)
    .orderBy('membership_bill.due_on')
    .orderBy('membership_bill.number')
    .orderBy('membership_bill.id'),
);
export type PaidBillRow = RowOf<typeof billsOfPayment>;
