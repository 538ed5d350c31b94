import type { Tables } from '../../../db/tables/index';
import type { MembershipRow } from '../../member-record/index';
import { type ActivationContent, beginMembership } from '../activation/begin-membership';
import { type CancellationContent, endMembership } from '../cancellation/end-membership';
import type { MemberPaymentRow } from '../membership.reads';
import type { Booking } from './books';
import { endOrder } from './money.writes';
import { tellOfDroppedOrder } from './tell-member';

type Order = Tables['membership_order'];
type Of = { order: Order; payment: MemberPaymentRow };

/** The money is certain, or on its way: what waited for it is done, once. */
export async function carryOutOrder(
  context: Booking,
  row: MembershipRow,
  { order, payment }: Of,
): Promise<MembershipRow> {
  if ((await context.tx.run(endOrder, { paymentId: order.payment_id, now: context.now })) !== 1) return row;
  // Written by the command that made the order.
  if (order.kind === 'ACTIVATION')
    return beginMembership(context, row, { content: JSON.parse(order.content) as ActivationContent, payment });
  return endMembership(context, row, { content: JSON.parse(order.content) as CancellationContent, payment });
}

/** The payment failed: nothing of it is done. */
export async function dropOrder(context: Booking, row: MembershipRow, { order, payment }: Of): Promise<void> {
  if ((await context.tx.run(endOrder, { paymentId: order.payment_id, now: context.now })) !== 1) return;
  await tellOfDroppedOrder(context, row, { kind: order.kind, payment });
}
