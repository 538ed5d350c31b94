import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { paymentSettled } from '@domain/ledger/loan-templates';
import { membershipReturned } from '@domain/ledger/membership-templates';
import { membershipTries } from '@domain/membership/dunning';
import { cents } from '@domain/money/cents';
import { mayBecome } from '@domain/payment/payment-status';
import { carryOut, changeOne } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { changeMembership, type MembershipRow, takeMembership, tellHistory } from '../../member-record/index';
import { isUsable, methodById, type PaymentMethodRow } from '../../payment-method/index';
import { askAfterSilence, askOn, businessDayOf, endMethod } from '../../servicing/index';
import { settleReturnedAfterEnd } from '../cancellation/after-end';
import { takeCreditBack } from '../change/change-credit';
import type { MemberPaymentRow } from '../membership.reads';
import { type Booking, postFor } from './books';
import { earnPoints, keepPointsOfNet } from './loyalty-points';
import { billById, memberPaymentById, openBillsOf, orderOf, partsOf, scheduledOfMemberMethod } from './money.reads';
import { moveMemberPayment } from './money.writes';
import { carryOutOrder, dropOrder } from './orders';
import { cancelMemberPayment, channelOf, scheduleMemberPayment, uncount } from './pay';
import { keepReceipt } from './receipt';
import { catchUp, fallBehind } from './standing';
import { stopAfterReturns } from './stop-after-returns';
import { type EarlyPayment, tellOfFailed } from './tell-member';
import { isByHand } from './tries';

const actor: SystemActor = { kind: 'system', name: 'Membership payments' };
const STATUS_OF = { pending: 'PENDING', settled: 'SETTLED', returned: 'RETURNED', declined: 'DECLINED' } as const;
/** A settled bank debit may come back: it is asked about after so many days, and once more. */
const ASK_AGAIN_DAYS = [25, 61];

const morningOf = (day: CivilDate) => `${day}T13:00:00.000Z`;

/**
 * Takes over what the processor says of a member's payment, in one transaction with everything that follows. What is told twice, late or
 * out of order changes nothing.
 */
export async function applyMemberOutcome(deps: Deps, paymentId: string, outcome: PaymentOutcome): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    const seen = await tx.first(memberPaymentById, { id: paymentId });
    if (!seen) return leaveNoRow('There is no such payment.');
    const row = await takeMembership(tx, seen.membership_id);
    await takeOver(context, row, { paymentId, outcome });
    leaveNoRow('The history tells of what changed.');
  });
}

/** The same within a transaction that holds the membership. Returns the payment as it stands now. */
export async function takeOver(
  context: Booking,
  given: MembershipRow,
  { paymentId, outcome }: { paymentId: string; outcome: PaymentOutcome },
): Promise<MemberPaymentRow> {
  const { tx } = context;
  const payment = await tx.first(memberPaymentById, { id: paymentId });
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const to = STATUS_OF[outcome.status];
  if (!mayBecome(payment.status, to)) return askAgain(context, payment, outcome);
  const order = await tx.first(orderOf, { paymentId });
  const isOpenOrder = order !== undefined && order.done_at === null;
  if (outcome.status === 'pending' || outcome.status === 'settled') {
    const row = isOpenOrder ? await carryOutOrder(context, given, { order, payment }) : given;
    if (outcome.status === 'pending') return pend(context, payment, outcome.settlesOn);
    return settle(context, row, { payment, on: outcome.on });
  }
  const returned = await markReturned(context, payment, { to, outcome });
  if (isOpenOrder) {
    await dropOrder(context, given, { order, payment: returned });
    await endMemberMethod(context, returned);
    return returned;
  }
  await takeBack(context, given, { payment, returned, on: outcome.on });
  return returned;
}

async function pend({ tx }: Booking, payment: MemberPaymentRow, settlesOn: CivilDate): Promise<MemberPaymentRow> {
  const pending = {
    ...payment,
    status: 'PENDING' as const,
    settles_on: settlesOn,
    ask_at: morningOf(settlesOn),
    asks: 0,
  };
  await changeOne(tx, moveMemberPayment, pending);
  return { ...pending, version: payment.version + 1 };
}

/** Nothing new: when the processor is asked next, if ever. */
async function askAgain(
  { tx, deps }: Booking,
  payment: MemberPaymentRow,
  outcome: PaymentOutcome,
): Promise<MemberPaymentRow> {
  const next = () => {
    if (outcome.status === 'pending') return askOn(deps.clock, outcome.settlesOn);
    if (payment.status !== 'SETTLED' || payment.method_kind === 'CARD' || payment.asks > 0) return null;
    return morningOf(addDays(civilDate(payment.settled_on ?? payment.scheduled_on), ASK_AGAIN_DAYS[1] ?? 0));
  };
  const asked = { ...payment, ask_at: next(), asks: Number(payment.asks) + 1 };
  await changeOne(tx, moveMemberPayment, asked);
  return { ...asked, version: payment.version + 1 };
}

async function settle(
  context: Booking,
  row: MembershipRow,
  { payment, on }: { payment: MemberPaymentRow; on: CivilDate },
): Promise<MemberPaymentRow> {
  const amount = cents(Number(payment.amount_cents));
  await postFor(context, row, {
    draft: paymentSettled({ channel: channelOf(payment), amount }),
    on,
    naturalKey: `membership-payment:${payment.id}:settled`,
  });
  const askAt = payment.method_kind === 'BANK' ? morningOf(addDays(on, ASK_AGAIN_DAYS[0] ?? 0)) : null;
  const receiptId = payment.receipt_id ?? (await keepReceipt(context, row, payment));
  const settled = {
    ...payment,
    status: 'SETTLED' as const,
    settled_on: on,
    ask_at: askAt,
    asks: 0,
    receipt_id: receiptId,
  };
  await changeOne(context.tx, moveMemberPayment, settled);
  await tellHistory(context, row, { action: 'PAYMENT_SETTLED', amountCents: amount });
  if (payment.kind !== 'CREDITS') await earnPoints(context, row, { payment: settled, on });
  await catchUp(context, row, on);
  return { ...settled, version: payment.version + 1 };
}

async function markReturned(
  { tx }: Booking,
  payment: MemberPaymentRow,
  {
    to,
    outcome,
  }: { to: 'RETURNED' | 'DECLINED' | 'PENDING' | 'SETTLED'; outcome: Extract<PaymentOutcome, { code: string }> },
): Promise<MemberPaymentRow> {
  const returned = { ...payment, status: to, returned_on: outcome.on, return_code: outcome.code, ask_at: null };
  await changeOne(tx, moveMemberPayment, returned);
  return { ...returned, version: payment.version + 1 };
}

/** The payment did not happen: its bills are open again, its points are gone, and it is tried again where that is allowed. */
async function takeBack(
  context: Booking,
  row: MembershipRow,
  { payment, returned, on }: { payment: MemberPaymentRow; returned: MemberPaymentRow; on: CivilDate },
): Promise<void> {
  const amount = cents(Number(payment.amount_cents));
  await postFor(context, row, {
    draft: membershipReturned({
      membershipId: row.id,
      channel: channelOf(payment),
      amount,
      wasSettled: payment.status === 'SETTLED',
    }),
    on,
    naturalKey: `membership-payment:${payment.id}:returned`,
  });
  const missing = await uncount(context, payment);
  if (missing > 0) await takeCreditBack(context, row, { payment, missing, on });
  if (row.status !== 'ACTIVE') await settleReturnedAfterEnd(context, row, { payment, on });
  await keepPointsOfNet(context, row, { payment, netCents: 0, about: 'returned', on });
  const { return_code: code, method_kind: kind } = returned;
  await tellHistory(context, row, {
    action: 'PAYMENT_RETURNED',
    amountCents: amount,
    note: code,
    detail: { kind, ...(code && { code }) },
  });
  await endMemberMethod(context, returned);
  const first = await firstOf(context, returned);
  const today = laterOf(on, businessDayOf(context.deps));
  const late =
    row.status === 'ACTIVE' && (await isLate(context, row, today))
      ? await fallBehind(context, row, today)
      : await changeMembership(context, row, { set: { look_on: today }, told: null });
  const next = await nextTry(context, late, { payment: returned, firstOn: first.scheduled_on });
  const stopped = await stopAfterReturns(context, late, { payment: returned, goesOn: next !== null, today });
  if (next && !stopped) await tryAgain(context, late, { payment: returned, next });
  await tellOfFailed(context, stopped ?? late, {
    payment: returned,
    again: next && !stopped ? next.on : null,
    ...(await earlyOf(context, stopped ?? late, { payment, today })),
  });
}

/** When what a payment was to pay is due, where all of it has a later day, and whether it is taken by itself then. */
async function earlyOf(
  { tx }: Booking,
  row: MembershipRow,
  { payment, today }: { payment: MemberPaymentRow; today: CivilDate },
): Promise<EarlyPayment> {
  const days: CivilDate[] = [];
  for (const part of await tx.all(partsOf, { paymentId: payment.id })) {
    const bill = await tx.first(billById, { id: part.bill_id });
    if (bill) days.push(bill.debit_on);
  }
  const [first] = days.sort();
  if (!first || first <= today) return { dueOn: null, isTakenThen: false };
  const method = row.method_id === null ? undefined : await tx.first(methodById, { id: row.method_id });
  return { dueOn: first, isTakenThen: method !== undefined && isUsable(method) };
}

/** Whether something is open whose day has come; who pays by hand has the whole day. */
async function isLate({ tx }: Booking, row: MembershipRow, today: CivilDate): Promise<boolean> {
  const open = await tx.all(openBillsOf, { membershipId: row.id });
  return open.some(({ debit_on: on }) => (row.pays_by_hand === 1 ? on < today : on <= today));
}

async function firstOf({ tx }: Booking, payment: MemberPaymentRow): Promise<MemberPaymentRow> {
  return payment.series_id === payment.id
    ? payment
    : ((await tx.first(memberPaymentById, { id: payment.series_id })) ?? payment);
}

type NextTry = { readonly on: CivilDate; readonly method: PaymentMethodRow };

/** When the rules allow a payment to be tried again, and from what; null where they do not. */
async function nextTry(
  { tx, deps }: Booking,
  row: MembershipRow,
  { payment, firstOn }: { payment: MemberPaymentRow; firstOn: CivilDate },
): Promise<NextTry | null> {
  if (row.pays_by_hand === 1 || isByHand(payment)) return null;
  const next = membershipTries({
    debitOn: firstOn,
    kind: payment.method_kind,
    code: payment.return_code ?? '',
    attempt: Number(payment.attempt),
    on: laterOf(payment.returned_on ?? firstOn, businessDayOf(deps)),
  });
  const method = await tx.first(methodById, { id: payment.method_id });
  return next.kind === 'TRY_AGAIN' && method && isUsable(method) ? { on: next.on, method } : null;
}

const tryAgain = (
  context: Booking,
  row: MembershipRow,
  { payment, next }: { payment: MemberPaymentRow; next: NextTry },
) =>
  scheduleMemberPayment(context, row, {
    kind: payment.kind,
    amountCents: cents(Number(payment.amount_cents)),
    method: next.method,
    naturalKey: `retry:${payment.series_id}:${Number(payment.attempt) + 1}`,
    scheduledOn: next.on,
    after: payment,
  });

/** A card or account that its bank ended: nothing that waits is taken from it. */
export async function endMemberMethod(
  context: Booking,
  payment: Pick<MemberPaymentRow, 'method_id' | 'return_code'>,
): Promise<void> {
  const { tx } = context;
  await endMethod(context as never, { methodId: payment.method_id, code: payment.return_code ?? '' });
  const method = await tx.first(methodById, { id: payment.method_id });
  if (!method || isUsable(method)) return;
  for (const waiting of await tx.all(scheduledOfMemberMethod, { methodId: method.id }))
    await cancelMemberPayment(context, waiting);
}

const laterOf = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);

/** The processor did not answer: nobody knows whether it acts, so it is asked, later each time. */
export async function markMemberUnknown(deps: Deps, paymentId: string): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    leaveNoRow('The payment says when it is asked about again.');
    const seen = await tx.first(memberPaymentById, { id: paymentId });
    if (!seen) return;
    await takeMembership(tx, seen.membership_id);
    await markUnknownWithin(context, paymentId);
  });
}

/** The same within a transaction that holds the membership. */
export async function markUnknownWithin({ tx, deps }: Pick<Booking, 'tx' | 'deps'>, paymentId: string): Promise<void> {
  const payment = await tx.first(memberPaymentById, { id: paymentId });
  if (!payment || payment.ask_at === null) return;
  const status = payment.status === 'SUBMITTED' ? 'UNKNOWN' : payment.status;
  const askAt = askAfterSilence(deps.clock, Number(payment.asks));
  await changeOne(tx, moveMemberPayment, { ...payment, status, ask_at: askAt, asks: Number(payment.asks) + 1 });
}
