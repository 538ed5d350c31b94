import { foldLoan } from '@domain/loan/fold-loan';
import { type LoanState, owesNothing } from '@domain/loan/loan-state';
import type { Context } from '../../../command/command';
import type { PauseOutcome } from '../../../mail/notice';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, getLoan, hasObstacle, isPaused, type Loan, type LoanChange, loanToday, takeLoan } from '../loan';
import { loansOfBorrower } from '../loan.reads';
import { cancelPlanned } from '../payments/cancel-planned';
import { dueAfterPause } from './due-after-pause';

/**
 * Nothing is taken for a transaction while something about it is looked into: autopay stops, no late fee is added, the end of a
 * promotion moves by the days that it takes, and what was to be taken on a later day is not, which is told (decision 51).
 */
export async function pauseLoan(context: Context, transactionId: string): Promise<void> {
  const { tx } = context;
  const loan = await takeLoan(tx, transactionId);
  if (loan && !isPaused(loan)) await bookPause(context, loan, { type: 'PAUSE' });
  if (loan) await cancelPlanned(context, loan, 'PAUSED');
}

/** A review, flag or hold of a whole account pauses each of its loans (decisions 51 and 0052). */
export async function pauseLoansOf(context: Context, borrowerId: string): Promise<void> {
  // One that asks for nothing has nothing to pause.
  for (const { id } of await context.tx.all(loansOfBorrower, { borrowerId }))
    if (foldLoan((await getLoan(context.tx, id)).events).status === 'OPEN') await pauseLoan(context, id);
}

/** Their payments go on, where nothing else is looked into. */
export async function resumeLoansOf(context: Context, borrowerId: string, outcome: PauseOutcome): Promise<void> {
  for (const { id } of await context.tx.all(loansOfBorrower, { borrowerId })) await resumeLoan(context, id, outcome);
}

/**
 * Payments go on once nothing is looked into anymore: the days in between do not count as late, what fell due in them gets one new due
 * date, and a promotion ends as many days later. Its borrower is told how it ended and what is due when.
 */
export async function resumeLoan(context: Context, transactionId: string, outcome: PauseOutcome): Promise<void> {
  const loan = await takeLoan(context.tx, transactionId);
  if (!loan || !isPaused(loan)) return;
  const about = `${outcome}:${context.now}`;
  if (hasObstacle(loan)) {
    await sendNotice(context, loan.row, { kind: 'PAYMENTS_RESUMED', about, outcome, isPaused: true });
    return;
  }
  const resumed = await bookPause(context, loan, { type: 'RESUME' });
  const reason = noPayments(foldLoan(resumed.events));
  if (reason) {
    await sendNotice(context, loan.row, { kind: 'PAYMENTS_RESUMED', about, outcome, reason });
    return;
  }
  const due = await dueAfterPause(context.tx, resumed, loanToday(resumed, context.deps.clock));
  await sendNotice(context, loan.row, { kind: 'PAYMENTS_RESUMED', about, outcome, ...due });
}

/** Why no payment goes on; null where one does. */
function noPayments(state: Readonly<LoanState>): 'ENDED' | 'CHARGED_OFF' | null {
  if (state.status === 'OPEN') return null;
  return state.status === 'CHARGED_OFF' && !owesNothing(state) ? 'CHARGED_OFF' : 'ENDED';
}

/** Moves no money, so its entry is none and its kind is never written. */
async function bookPause(context: Context, loan: Loan, change: LoanChange): Promise<Loan> {
  const before = foldLoan(loan.events).terms?.promo;
  const {
    loan: booked,
    after,
    eventId,
  } = await bookOnLoan(context, loan, {
    change,
    on: loanToday(loan, context.deps.clock),
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `${change.type}:${loan.row.id}:${context.now}`,
    actor: 'system:servicing',
  });
  const promo = after.terms?.promo;
  if (promo && promo.endsOn !== before?.endsOn && !owesNothing(after))
    await sendNotice(context, loan.row, { kind: 'PROMO_MOVED', about: eventId, on: promo.endsOn });
  return booked;
}
