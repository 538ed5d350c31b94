import { RETURNS_BEFORE_STOP, returnsInARow } from '@domain/payment/returns-in-a-row';
import type { Context } from '../../../command/command';
import { autopayRow, stopAutopayOf } from '../../payment-method/index';
import { sendNotice } from '../billing/notices';
import type { Loan } from '../loan';
import { alignAutopayRateNow } from './align-autopay-rate';
import { cancelPlannedPayment } from './cancel-planned';
import { type PaymentRow, paymentsOfLoan } from './payment.reads';

/**
 * Autopay stops by itself when the third payment in a row has come back: what waits to be taken is not, the rate goes back to the agreed
 * one, and its person is told why and how to turn it on again. What came back before they last set it counts no more.
 * @param of.goesOn the payment would be tried again.
 * @returns the loan as it is now, and whether autopay stopped.
 */
export async function stopAfterReturns(
  context: Context,
  loan: Loan,
  { payment, goesOn }: { payment: PaymentRow; goesOn: boolean },
): Promise<{ loan: Loan; isStopped: boolean }> {
  const { tx, now, record } = context;
  const { id } = loan.row;
  const since = (await autopayRow(tx, id))?.autopay_set_at ?? '';
  const all = await tx.all(paymentsOfLoan, { transactionId: id });
  const tries = all.filter(({ kind, created_at: at }) => kind === 'AUTOPAY' && at > since);
  const isThird = payment.kind === 'AUTOPAY' && returnsInARow(tries, { goesOn }) >= RETURNS_BEFORE_STOP;
  if (!isThird || (await tx.run(stopAutopayOf, { id, at: now })) !== 1) return { loan, isStopped: false };
  for (const waiting of tries)
    if (waiting.status === 'SCHEDULED')
      await cancelPlannedPayment(context, loan, { payment: waiting, reason: 'RETURNED' });
  // How a loan is repaid is not the practice's business (decision 40).
  await record('transaction.autopay_stopped', { practiceId: null, id, detail: { returns: RETURNS_BEFORE_STOP } });
  const amountCents = Number(payment.amount_cents);
  await sendNotice(context, loan.row, { kind: 'AUTOPAY_OFF', about: payment.id, amountCents });
  return { loan: await alignAutopayRateNow(context, loan), isStopped: true };
}
