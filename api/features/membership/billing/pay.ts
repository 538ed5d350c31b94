import type { CivilDate } from '@domain/calendar/civil-date';
import { membershipPaid } from '@domain/ledger/membership-templates';
import { oldestFirst } from '@domain/membership/dunning';
import { type Cents, cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import { type MembershipRow, tellHistory } from '../../member-record/index';
import type { PaymentMethodRow } from '../../payment-method/index';
import { firstAskAt } from '../../servicing/index';
import type { BillRow, MemberPaymentRow } from '../membership.reads';
import { type Booking, postFor } from './books';
import { billById, memberPaymentByKey, openBillsOf, partsOf } from './money.reads';
import { insertMemberPayment, insertPart, moveMemberPayment } from './money.writes';
import { openOf, payBill } from './open-bill';

export type MemberPaymentWish = {
  kind: MemberPaymentRow['kind'];
  amountCents: Cents;
  method: PaymentMethodRow;
  /** Unique for what is paid. */
  naturalKey: string;
  scheduledOn: CivilDate;
  /** The payment that failed and is tried again. */
  after?: MemberPaymentRow;
  /** The one that waited, whose place it takes. */
  inPlaceOf?: MemberPaymentRow;
  /** Which try of its bill it is, where it follows none of them; the first when left out. */
  attempt?: number;
};

/** How far tries are counted: long after the last that is made by itself. */
const ATTEMPTS_COUNTED = 100;

export const channelOf = ({ method_kind: kind }: Pick<MemberPaymentRow, 'method_kind'>) =>
  kind === 'BANK' ? ('ach_in' as const) : ('card' as const);

/** Keeps a payment for its day. The one that is there already where the key is known. */
export async function scheduleMemberPayment(
  { tx, deps, now }: Booking,
  row: MembershipRow,
  wish: MemberPaymentWish,
): Promise<MemberPaymentRow> {
  const known = await tx.first(memberPaymentByKey, { key: wish.naturalKey });
  if (known) return known;
  const id = deps.newId();
  const { method, after, inPlaceOf } = wish;
  const attempt = inPlaceOf ? Number(inPlaceOf.attempt) : after ? Number(after.attempt) + 1 : (wish.attempt ?? 1);
  const payment: MemberPaymentRow = {
    id,
    membership_id: row.id,
    borrower_id: row.borrower_id,
    practice_id: row.practice_id,
    kind: wish.kind,
    status: 'SCHEDULED',
    amount_cents: wish.amountCents,
    refunded_cents: 0,
    natural_key: wish.naturalKey,
    method_id: method.id,
    method_kind: method.kind,
    method_name: method.name,
    method_last_four: method.last_four,
    series_id: (inPlaceOf ?? after)?.series_id ?? id,
    attempt: Math.min(attempt, ATTEMPTS_COUNTED),
    scheduled_on: wish.scheduledOn,
    submitted_on: null,
    settles_on: null,
    settled_on: null,
    returned_on: null,
    return_code: null,
    receipt_id: null,
    ask_at: null,
    asks: 0,
    created_at: now,
    version: 1,
  };
  await tx.run(insertMemberPayment, payment);
  return payment;
}

/**
 * Hands a payment to the processor: from this day it counts on the oldest bills that are open. Never more than is open; a payment that
 * has nothing left to pay is cancelled.
 */
export async function submitMemberPayment(
  context: Booking,
  row: MembershipRow,
  { payment, on }: { payment: MemberPaymentRow; on: CivilDate },
): Promise<MemberPaymentRow> {
  const { tx, send } = context;
  const bills = await tx.all(openBillsOf, { membershipId: row.id });
  const counted = await countOnBills(context, { payment, bills });
  if (counted === 0) return cancelMemberPayment(context, payment);
  const submitted = await markSubmitted(context, { ...payment, amount_cents: counted }, on);
  await bookPaid(context, row, submitted);
  await tellHistory(context, row, { action: 'PAYMENT_SUBMITTED', amountCents: counted });
  await send('submit-membership-payment', { paymentId: payment.id });
  return submitted;
}

/** Counts a payment on bills, the oldest first. Returns what of it found one. */
export async function countOnBills(
  { tx, now }: Booking,
  { payment, bills }: { payment: MemberPaymentRow; bills: readonly BillRow[] },
): Promise<Cents> {
  const amount = cents(Number(payment.amount_cents));
  const { parts, leftCents } = oldestFirst(
    bills.map((bill) => ({ id: bill.id, dueOn: bill.due_on, ...openOf(bill) })),
    amount,
  );
  for (const { billId, treatmentsCents, membershipFeeCents: feeCents } of parts) {
    const bill = bills.find(({ id }) => id === billId);
    if (!bill) continue;
    await payBill({ tx, now }, bill, { treatmentsCents, feeCents });
    await tx.run(insertPart, {
      payment_id: payment.id,
      bill_id: billId,
      treatments_cents: treatmentsCents,
      fee_cents: feeCents,
    });
  }
  return cents(amount - leftCents);
}

export async function markSubmitted(
  { tx, deps }: Booking,
  payment: MemberPaymentRow,
  on: CivilDate,
): Promise<MemberPaymentRow> {
  const submitted = {
    ...payment,
    status: 'SUBMITTED' as const,
    submitted_on: on,
    ask_at: firstAskAt(deps.clock),
  };
  await changeOne(tx, moveMemberPayment, submitted);
  return { ...submitted, version: payment.version + 1 };
}

export function bookPaid(context: Booking, row: MembershipRow, payment: MemberPaymentRow): Promise<void> {
  return postFor(context, row, {
    draft: membershipPaid({
      membershipId: row.id,
      channel: channelOf(payment),
      amount: cents(Number(payment.amount_cents)),
    }),
    on: payment.submitted_on ?? payment.scheduled_on,
    naturalKey: `membership-payment:${payment.id}:submitted`,
  });
}

export async function cancelMemberPayment({ tx }: Booking, payment: MemberPaymentRow): Promise<MemberPaymentRow> {
  const cancelled = { ...payment, status: 'CANCELLED' as const, ask_at: null };
  await changeOne(tx, moveMemberPayment, cancelled);
  return { ...cancelled, version: payment.version + 1 };
}

/**
 * Opens the bills again that a payment had paid.
 * @returns what of it had become credit since, by a change of the plan: its bills no longer ask for that.
 */
export async function uncount({ tx, now }: Booking, payment: MemberPaymentRow): Promise<Cents> {
  let missing = 0;
  for (const part of await tx.all(partsOf, { paymentId: payment.id })) {
    const bill = await tx.first(billById, { id: part.bill_id });
    if (!bill) continue;
    const treatments = Math.min(Number(part.treatments_cents), Number(bill.paid_treatments_cents));
    missing += Number(part.treatments_cents) - treatments;
    await payBill({ tx, now }, bill, { treatmentsCents: -treatments, feeCents: -Number(part.fee_cents) });
  }
  return cents(missing);
}
