import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { unpaidOf } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';
import { cents } from '@domain/money/cents';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { isUsable, methodById } from '../../payment-method/index';
import { isHeld, type Loan, takeAnyLoan, takeLoan } from '../loan';
import { cancelPlannedPayment } from './cancel-planned';
import { cancelDebit } from './end-method';
import { submitPayment } from './make-payment';
import { listScheduled, type PaymentRow, paymentById } from './payment.reads';

const actor: SystemActor = { kind: 'system', name: 'Payments' };
const BATCH = 200;

/** Submits the payments whose day has come: those that were scheduled by hand, and those that are tried again. */
export async function submitScheduled(deps: Deps, day: CivilDate): Promise<void> {
  for (;;) {
    const found = await listScheduled(deps.database.read, day, BATCH);
    for (const { id, transaction_id } of found)
      await carryOut({ actor }, deps, async (context) => {
        const loan = await takeLoan(context.tx, transaction_id);
        const payment = await context.tx.first(paymentById, { id });
        if (payment?.status !== 'SCHEDULED') return context.leaveNoRow('Submitted by another process.');
        await submitOrCancel(context, loan, { payment, day });
      });
    if (found.length < BATCH) return;
  }
}

/** Never more than closes the loan; nothing on one that is closed, or from an account that was removed or that its bank ended. */
async function submitOrCancel(
  context: Context,
  loan: Loan | undefined,
  { payment, day }: { payment: PaymentRow; day: CivilDate },
): Promise<void> {
  const { tx } = context;
  const state = loan && foldLoan(loan.events, { on: day });
  const left = state?.status === 'OPEN' ? loanPayoff(state, day).totalCents : 0;
  const method = await tx.first(methodById, { id: payment.method_id });
  const amount = Math.min(Number(payment.amount_cents), left);
  // A running dispute, or a held account, takes nothing by itself; what the borrower sends by hand is theirs to send.
  const isHeldBack = state?.pausedOn !== null || (loan && isHeld(loan));
  // What came back may have been paid by hand since.
  const isPaidSince =
    state && payment.attempt > 1 && !state.billed.some((row) => row.dueOn <= day && unpaidOf(row) > 0);
  const isStopped = payment.kind === 'AUTOPAY' && (isHeldBack || isPaidSince);
  if (!loan || isStopped || amount <= 0) {
    const seen = loan ?? (await takeAnyLoan(tx, payment.transaction_id));
    const reason = state?.status === 'OPEN' ? (isHeldBack ? 'PAUSED' : 'PAID') : 'ENDED';
    if (seen) await cancelPlannedPayment(context, seen, { payment, reason });
    return;
  }
  if (!method || !isUsable(method)) return cancelDebit(context, payment);
  await submitPayment(context, loan, {
    payment: { ...payment, amount_cents: cents(amount) },
    countsFrom: civilDate(payment.scheduled_on),
  });
}
