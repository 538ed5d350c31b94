import type { payMembershipBill } from '@contract/membership/by-hand-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { cents, ZERO_CENTS } from '@domain/money/cents';
import { practiceToday } from '../../../civil-today';
import type { VendorSteps } from '../../../command/ask-vendor-once';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { type MembershipRow, takeMembership, tellHistory } from '../../member-record/index';
import { concludeOrder, orUndefined, usableMethod } from '../activation/activate';
import { submitOrder } from '../billing/ask-processor';
import { billMonth } from '../billing/bill-month';
import type { Booking } from '../billing/books';
import { tellOfDebits } from '../billing/debits-ahead';
import { openBillsOf, underWayOf } from '../billing/money.reads';
import { leftOf, openOn } from '../billing/open-bill';
import { bookPaid, cancelMemberPayment, countOnBills, markSubmitted, scheduleMemberPayment } from '../billing/pay';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { HAND_KEY } from '../billing/tries';
import { monthsAheadOf, runningOf } from '../figures';
import { type BillRow, lotsOf, type MemberPaymentRow, paymentsOf } from '../membership.reads';
import { type MembershipView, paymentView, viewMembership } from '../membership.view';
import { getParties } from '../plan/tell-of-plan';
import { billsAhead, nextToPay } from './next-to-pay';

type Wish = HandlerRequest<typeof payMembershipBill>['body'];
type Paid = { payment: ReturnType<typeof paymentView>; membership: MembershipView };

/**
 * Pays once, by hand: what is due, or the next payment before its day. It leaves automatic payment as it is; what waited to be tried again
 * falls away, and what was announced is taken back.
 * @throws AppError NOT_FOUND, STEP_ORDER where nothing is there to pay, something else is due first, STALE for another
 * amount or day than was shown, VendorError.
 */
export const payBillSteps = (
  body: Wish,
  deps: Deps,
): VendorSteps<MemberActor, MemberPaymentRow, PaymentOutcome | undefined, Paid | { declined: true }> => ({
  async prepare(context) {
    const { tx } = context;
    const row = await takeMembership(tx, body.membershipId);
    await refuseUnderWay(tx, row.id);
    const on = practiceToday(deps.clock, await getParties(context, row.id));
    const bills =
      body.on === undefined ? await dueBills(tx, row, on) : await nextBill(context, row, { on, asked: body.on });
    const amountCents = cents(bills.reduce((sum, bill) => sum + leftOf(bill), 0));
    if (body.amount !== amountCents) throw new AppError('STALE', { extra: { version: row.version } });
    const method = await usableMethod(context, row, { id: body.paymentMethodId, isNeeded: true });
    if (!method) throw new AppError('STEP_ORDER');
    const wish = {
      kind: row.status === 'ACTIVE' ? ('MONTH' as const) : ('CANCELLATION' as const),
      amountCents,
      method,
      naturalKey: `${HAND_KEY}${deps.newId()}`,
      scheduledOn: on,
    };
    const payment = await markSubmitted(context, await scheduleMemberPayment(context, row, wish), on);
    await countOnBills(context, { payment, bills });
    await bookPaid(context, row, payment);
    await tellHistory(context, row, { action: 'PAYMENT_SUBMITTED', amountCents });
    return { plan: payment };
  },
  ask: (payment) => orUndefined(() => submitOrder(deps, payment)),
  async conclude(context, payment, outcome) {
    const isPaid = await concludeOrder(context, payment, outcome);
    if (!isPaid) return { declined: true };
    const { tx } = context;
    const row = await takeMembership(tx, payment.membership_id);
    // What was to be tried again is paid now; it stays where the bank said no.
    for (const one of await tx.all(underWayOf, { membershipId: row.id }))
      if (one.status === 'SCHEDULED') await cancelMemberPayment(context, one);
    await tellOfDebits(context, row, payment.scheduled_on);
    const all = await tx.all(paymentsOf, { membershipId: row.id });
    const now = all.find(({ id }) => id === payment.id) ?? payment;
    return {
      payment: paymentView(now, all, { openCents: 0 }),
      membership: await viewMembership({ db: tx, deps }, row.id, 'member'),
    };
  },
});

async function dueBills(db: Db, row: MembershipRow, on: CivilDate): Promise<BillRow[]> {
  const due = (await db.all(openBillsOf, { membershipId: row.id })).filter((bill) => bill.debit_on <= on);
  if (openOn(due, on) === ZERO_CENTS) throw new AppError('STEP_ORDER', { userMessage: "There's nothing left to pay." });
  return due;
}

/** What is paid before its day is billed now, where that was not done yet. */
async function nextBill(
  context: Booking,
  row: MembershipRow,
  { on, asked }: { on: CivilDate; asked: string },
): Promise<BillRow[]> {
  const { tx } = context;
  const of = await runningOf(tx, row);
  const next = of && nextToPay(of, await tx.all(lotsOf, { membershipId: row.id }), on);
  if (!of || !next) throw new AppError('STEP_ORDER', { userMessage: "There's nothing left to pay." });
  if (openOn(of.bills, on) > 0) throw new AppError('STEP_ORDER', { userMessage: 'Pay what is due first.' });
  if (next.on !== asked) throw new AppError('STALE', { extra: { version: row.version } });
  const [billed] = billsAhead(of.bills, on);
  if (billed) return [billed];
  const [month] = monthsAheadOf(of, await tx.all(lotsOf, { membershipId: row.id }));
  if (!month) throw new Error(`Membership ${row.id} has no month ahead`);
  const { id } = await billMonth(context, of, { dueOn: month.dueOn, day: on });
  return (await tx.all(openBillsOf, { membershipId: row.id })).filter((bill) => bill.id === id);
}
