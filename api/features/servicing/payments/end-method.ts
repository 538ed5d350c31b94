import { civilDate } from '@domain/calendar/civil-date';
import type { Context } from '../../../command/command';
import { endPaymentMethod } from '../../payment-method/index';
import { sendNotice } from '../billing/notices';
import { loanRow } from '../loan.reads';
import { recordPayment } from './make-payment';
import { type PaymentRow, scheduledOfMethod } from './payment.reads';
import { cancelScheduled } from './payment.writes';

/**
 * What follows where the bank ends an account or card: everything that waits to be taken from it, for whichever loan, is cancelled and
 * its owner told of each (decision 52). Does nothing for a return that ends nothing.
 */
export async function endMethod(
  context: Context,
  { methodId, code }: { methodId: string; code: string },
): Promise<void> {
  if (!(await endPaymentMethod(context, methodId, code))) return;
  for (const payment of await context.tx.all(scheduledOfMethod, { methodId })) await cancelDebit(context, payment);
}

/** Cancels a debit of an account or card that may not be debited, and tells whose it is. */
export async function cancelDebit(context: Context, payment: PaymentRow): Promise<void> {
  const { tx } = context;
  if ((await tx.run(cancelScheduled, { id: payment.id })) !== 1) return;
  await recordPayment(context, 'payment.cancelled', payment);
  const row = await loanRow(tx, payment.transaction_id);
  if (!row) return;
  await sendNotice(context, row, {
    kind: 'DEBIT_CANCELLED',
    about: payment.id,
    amountCents: Number(payment.amount_cents),
    on: civilDate(payment.scheduled_on),
    account: payment.method_name,
    lastFour: payment.method_last_four,
  });
}
