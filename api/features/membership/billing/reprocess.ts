import { practiceToday } from '../../../civil-today';
import type { VendorSteps } from '../../../command/ask-vendor-once';
import type { Deps } from '../../../deps';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { changeMembership, takeMembership, tellHistory } from '../../member-record/index';
import { concludeOrder, orUndefined, usableMethod } from '../activation/activate';
import { type MemberPaymentRow, paymentsOf } from '../membership.reads';
import { type MembershipView, paymentView, viewMembership } from '../membership.view';
import { getParties } from '../plan/tell-of-plan';
import { submitOrder } from './ask-processor';
import { memberPaymentById, openBillsOf, underWayOf } from './money.reads';
import { openOn } from './open-bill';
import { bookPaid, cancelMemberPayment, countOnBills, markSubmitted, scheduleMemberPayment } from './pay';
import { refuseUnderWay } from './refuse-under-way';
import { triesOf } from './tries';

type Paid = { payment: ReturnType<typeof paymentView>; membership: MembershipView };

/**
 * Pays again what failed: what is open and due, at once. What waited to be tried again by itself is cancelled, so that nothing is taken
 * twice.
 * @throws AppError NOT_FOUND, STEP_ORDER where nothing is open or a payment is under way, VendorError.
 */
export const reprocessSteps = (
  body: { paymentId: string; paymentMethodId?: string | undefined },
  deps: Deps,
): VendorSteps<MemberActor, MemberPaymentRow, PaymentOutcome | undefined, Paid | { declined: true }> => ({
  async prepare(context) {
    const { tx } = context;
    const failed = await tx.first(memberPaymentById, { id: body.paymentId });
    if (!failed) throw new AppError('NOT_FOUND');
    const row = await takeMembership(tx, failed.membership_id);
    await refuseUnderWay(tx, row.id);
    const waiting = await tx.all(underWayOf, { membershipId: row.id });
    if (waiting.some(({ status }) => status !== 'SCHEDULED'))
      throw new AppError('STEP_ORDER', { userMessage: 'A payment is already processing.' });
    const on = practiceToday(deps.clock, await getParties(context, row.id));
    const due = (await tx.all(openBillsOf, { membershipId: row.id })).filter((bill) => bill.debit_on <= on);
    const amountCents = openOn(due, on);
    if (amountCents === 0) throw new AppError('STEP_ORDER', { userMessage: "There's nothing left to pay." });
    for (const one of waiting) await cancelMemberPayment(context, one);
    const method = await usableMethod(context, row, { id: body.paymentMethodId, isNeeded: true });
    if (!method) throw new AppError('STEP_ORDER');
    if (method.id !== row.method_id && row.pays_by_hand === 0)
      await changeMembership(context, row, { set: { method_id: method.id }, told: { action: 'METHOD_CHANGED' } });
    const all = await tx.all(paymentsOf, { membershipId: row.id });
    let tries = 0;
    for (const bill of due) tries = Math.max(tries, (await triesOf(tx, bill, all)).length);
    const naturalKey = `again:${deps.newId()}`;
    const wish = { kind: 'AGAIN' as const, amountCents, method, naturalKey, scheduledOn: on, attempt: tries + 1 };
    const payment = await markSubmitted(context, await scheduleMemberPayment(context, row, wish), on);
    await countOnBills(context, { payment, bills: due });
    await bookPaid(context, row, payment);
    await tellHistory(context, row, { action: 'PAYMENT_SUBMITTED', amountCents });
    return { plan: payment };
  },
  ask: (payment) => orUndefined(() => submitOrder(deps, payment)),
  async conclude(context, payment, outcome) {
    const isPaid = await concludeOrder(context, payment, outcome);
    if (!isPaid) return { declined: true };
    const all = await context.tx.all(paymentsOf, { membershipId: payment.membership_id });
    const now = all.find(({ id }) => id === payment.id) ?? payment;
    return {
      payment: paymentView(now, all, { openCents: 0 }),
      membership: await viewMembership({ db: context.tx, deps }, payment.membership_id, 'member'),
    };
  },
});
