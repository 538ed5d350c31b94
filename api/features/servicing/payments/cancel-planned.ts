import { civilDate } from '@domain/calendar/civil-date';
import { type Context, changeOne } from '../../../command/command';
import { type Notice, sendNotice } from '../billing/notices';
import type { Loan } from '../loan';
import { recordPayment } from './make-payment';
import { type PaymentRow, paymentsOfLoan } from './payment.reads';
import { movePayment } from './payment.writes';

type Reason = Exclude<NonNullable<Notice['reason']>, 'CHARGED_OFF'>;

/** A payment that waits for its day is not taken, and whoever planned it or was told of it hears so and why. */
export async function cancelPlannedPayment(
  context: Context,
  { row }: Pick<Loan, 'row'>,
  { payment, reason }: { payment: PaymentRow; reason: Reason },
): Promise<void> {
  await changeOne(context.tx, movePayment, { ...payment, status: 'CANCELLED' });
  await recordPayment(context, 'payment.cancelled', payment);
  await sendNotice(context, row, {
    kind: 'PLANNED_CANCELED',
    about: payment.id,
    amountCents: Number(payment.amount_cents),
    on: civilDate(payment.scheduled_on),
    reason,
  });
}

/** The same for all that waits on a loan: its payments are paused, or nothing is owed of it anymore. */
export async function cancelPlanned(context: Context, loan: Pick<Loan, 'row'>, reason: Reason): Promise<void> {
  for (const payment of await context.tx.all(paymentsOfLoan, { transactionId: loan.row.id }))
    if (payment.status === 'SCHEDULED') await cancelPlannedPayment(context, loan, { payment, reason });
}
