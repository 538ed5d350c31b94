import { foldLoan } from '@domain/loan/fold-loan';
import { owesNothing } from '@domain/loan/loan-state';
import { type Context, changeOne } from '../../../command/command';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, type LoanChange, loanToday, takeLoan } from '../loan';
import { recordPayment } from '../payments/make-payment';
import { paymentsOfLoan } from '../payments/payment.reads';
import { movePayment } from '../payments/payment.writes';

/**
 * Nothing is taken for a transaction while something about it is looked into: autopay stops, no late fee is added, the end of a
 * promotion moves by the days that it takes, and what was to be taken on a later day is not (decision 51).
 */
export async function pauseLoan(context: Context, transactionId: string): Promise<void> {
  const { tx } = context;
  await bookPause(context, transactionId, { type: 'PAUSE' });
  for (const payment of await tx.all(paymentsOfLoan, { transactionId })) {
    if (payment.status !== 'SCHEDULED') continue;
    await changeOne(tx, movePayment, { ...payment, status: 'CANCELLED' });
    await recordPayment(context, 'payment.cancelled', payment);
  }
}

/** Payments go on; the days in between do not count as late, and a promotion ends as many days later, which its borrower is told. */
export async function resumeLoan(context: Context, transactionId: string): Promise<void> {
  await bookPause(context, transactionId, { type: 'RESUME' });
}

/** Moves no money, so its entry is none and its kind is never written. */
async function bookPause(context: Context, transactionId: string, change: LoanChange): Promise<void> {
  const loan = await takeLoan(context.tx, transactionId);
  if (!loan) return;
  const before = foldLoan(loan.events).terms?.promo;
  const { after, eventId } = await bookOnLoan(context, loan, {
    change,
    on: loanToday(loan, context.deps.clock),
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `${change.type}:${transactionId}:${context.now}`,
    actor: 'system:servicing',
  });
  const promo = after.terms?.promo;
  if (!promo || promo.endsOn === before?.endsOn || owesNothing(after)) return;
  await sendNotice(context, loan.row, { kind: 'PROMO_MOVED', about: eventId, on: promo.endsOn });
}
