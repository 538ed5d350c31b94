import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { Tables } from '../../../db/tables/index';

type Bill = Tables['membership_bill'];
type Payment = Tables['membership_payment'];
type Refund = Tables['membership_refund'];
type Lot = Tables['credit_lot'];

export const insertBill = statement<Bill>()((q, p) =>
  q
    .insertInto('membership_bill')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'practice_id',
        'plan_id',
        'natural_key',
        'kind',
        'plan_year',
        'number',
        'due_on',
        'debit_on',
        'treatments_cents',
        'fee_cents',
        'paid_treatments_cents',
        'paid_fee_cents',
        'status',
        'created_at',
        'version',
      ]),
    ),
);
export const moveBill = statement<Bill>()((q, p) =>
  q
    .updateTable('membership_bill')
    .set(columns(p, ['treatments_cents', 'fee_cents', 'paid_treatments_cents', 'paid_fee_cents', 'status', 'debit_on']))
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertMemberPayment = statement<Payment>()((q, p) =>
  q
    .insertInto('membership_payment')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'borrower_id',
        'practice_id',
        'kind',
        'status',
        'amount_cents',
        'refunded_cents',
        'natural_key',
        'method_id',
        'method_kind',
        'method_name',
        'method_last_four',
        'series_id',
        'attempt',
        'scheduled_on',
        'submitted_on',
        'settles_on',
        'settled_on',
        'returned_on',
        'return_code',
        'receipt_id',
        'ask_at',
        'asks',
        'created_at',
        'version',
      ]),
    ),
);
export const moveMemberPayment = statement<Payment>()((q, p) =>
  q
    .updateTable('membership_payment')
    .set(
      columns(p, [
        'status',
        'amount_cents',
        'refunded_cents',
        'scheduled_on',
        'submitted_on',
        'settles_on',
        'settled_on',
        'returned_on',
        'return_code',
        'receipt_id',
        'ask_at',
        'asks',
      ]),
    )
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertPart = statement<Tables['membership_payment_part']>()((q, p) =>
  q
    .insertInto('membership_payment_part')
    .values(columns(p, ['payment_id', 'bill_id', 'treatments_cents', 'fee_cents'])),
);

export const insertOrder = statement<Tables['membership_order']>()((q, p) =>
  q
    .insertInto('membership_order')
    .values(columns(p, ['payment_id', 'membership_id', 'kind', 'content', 'done_at', 'created_at'])),
);
export const endOrder = statement<{ paymentId: string; now: string }>()((q, p) =>
  q
    .updateTable('membership_order')
    .set({ done_at: p.now })
    .where('payment_id', '=', p.paymentId)
    .where('done_at', 'is', null),
);

export const insertRefund = statement<Refund>()((q, p) =>
  q
    .insertInto('membership_refund')
    .values(
      columns(p, [
        'id',
        'payment_id',
        'membership_id',
        'borrower_id',
        'natural_key',
        'status',
        'amount_cents',
        'method_id',
        'method_kind',
        'method_name',
        'method_last_four',
        'leaves_on',
        'submitted_on',
        'settles_on',
        'settled_on',
        'returned_on',
        'return_code',
        'ask_at',
        'asks',
        'sent_again_as',
        'created_at',
        'version',
      ]),
    ),
);
export const moveRefund = statement<Refund>()((q, p) =>
  q
    .updateTable('membership_refund')
    .set(
      columns(p, [
        'status',
        'method_id',
        'method_kind',
        'method_name',
        'method_last_four',
        'leaves_on',
        'submitted_on',
        'settles_on',
        'settled_on',
        'returned_on',
        'return_code',
        'ask_at',
        'asks',
        'sent_again_as',
      ]),
    )
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertLot = statement<Lot>()((q, p) =>
  q
    .insertInto('credit_lot')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'kind',
        'source',
        'natural_key',
        'amount_cents',
        'remaining_cents',
        'received_on',
        'expires_on',
        'created_at',
        'version',
      ]),
    )
    .onConflict((conflict) => conflict.column('natural_key').doNothing()),
);
export const moveLot = statement<Pick<Lot, 'id' | 'remaining_cents' | 'version'>>()((q, p) =>
  q
    .updateTable('credit_lot')
    .set({ remaining_cents: p.remaining_cents })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
export const insertUse = statement<Tables['credit_use']>()((q, p) =>
  q
    .insertInto('credit_use')
    .values(columns(p, ['id', 'lot_id', 'kind', 'natural_key', 'amount_cents', 'bill_id', 'used_on', 'created_at'])),
);

/** Once for each natural key. */
export const insertPoints = statement<Tables['points_entry']>()((q, p) =>
  q
    .insertInto('points_entry')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'kind',
        'natural_key',
        'hundredths',
        'payment_id',
        'per_dollar',
        'earned_on',
        'created_at',
      ]),
    )
    .onConflict((conflict) => conflict.column('natural_key').doNothing()),
);

export const insertMemberFunding = statement<Omit<Tables['membership_funding'], 'taken_cents'>>()((q, p) =>
  q.insertInto('membership_funding').values({
    ...columns(p, [
      'id',
      'membership_id',
      'practice_id',
      'plan_year',
      'natural_key',
      'kind',
      'gross_cents',
      'fee_cents',
      'net_cents',
      'due_on',
      'deposit_id',
      'created_at',
    ]),
    taken_cents: 0,
  }),
);

/** Once for each notice. */
export const insertNotice = statement<Tables['membership_notice']>()((q, p) =>
  q
    .insertInto('membership_notice')
    .values(columns(p, ['membership_id', 'kind', 'about', 'sent_on']))
    .onConflict((conflict) => conflict.columns(['membership_id', 'kind', 'about']).doNothing()),
);
