import type { CivilDate } from '@domain/calendar/civil-date';
import { memberRefundDropped } from '@domain/ledger/membership-templates';
import { cents } from '@domain/money/cents';
import { changeOne } from '../../../command/command';
import type { MembershipRow } from '../../member-record/index';
import { type Booking, postFor } from '../billing/books';
import { billById, partsOf, refundsOf } from '../billing/money.reads';
import { moveBill, moveRefund } from '../billing/money.writes';
import { leftOf, openOf } from '../billing/open-bill';
import type { MemberPaymentRow } from '../membership.reads';

/**
 * A payment came back after its member cancelled: what was to be sent back of it stays here and lowers what is owed again (decision 55).
 */
export async function settleReturnedAfterEnd(
  context: Booking,
  row: MembershipRow,
  { payment, on }: { payment: MemberPaymentRow; on: CivilDate },
): Promise<void> {
  const { tx } = context;
  let dropped = 0;
  for (const refund of await tx.all(refundsOf, { membershipId: row.id })) {
    if (refund.payment_id !== payment.id || refund.status !== 'SCHEDULED') continue;
    await changeOne(tx, moveRefund, { ...refund, status: 'CANCELLED' });
    dropped += Number(refund.amount_cents);
  }
  if (dropped === 0) return;
  await postFor(context, row, {
    draft: memberRefundDropped({ membershipId: row.id, userId: row.id, amount: cents(dropped) }),
    on,
    naturalKey: `refund-dropped:${payment.id}`,
  });
  let left = dropped;
  for (const part of await tx.all(partsOf, { paymentId: payment.id })) {
    const bill = await tx.first(billById, { id: part.bill_id });
    if (!bill || left === 0) continue;
    const open = openOf(bill);
    const less = Math.min(left, open.treatmentsCents);
    const lessFee = Math.min(left - less, open.membershipFeeCents);
    left -= less + lessFee;
    const lowered = {
      ...bill,
      treatments_cents: Number(bill.treatments_cents) - less,
      fee_cents: Number(bill.fee_cents) - lessFee,
    };
    await changeOne(tx, moveBill, { ...lowered, status: leftOf(lowered) === 0 ? 'PAID' : 'OPEN' });
  }
}
