import { changeDueDate } from '@contract/servicing/due-date-calls';
import type { DueDateRefusal } from '@domain/loan/due-date-change';
import { type Context, command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { keepDocument } from '../../document/index';
import { bookOnLoan, getTakenLoan, type Loan, loanToday, takeLoan } from '../loan';
import { loanVersion } from '../loan-seen';
import { guardPromo } from '../promotions/guard-promo';
import { dueDateView, movableOf, type ToldDueDate, toldDueDate } from './due-date.view';
import { dueDateContent } from './due-date-content';
import { sendNotice } from './notices';

const SENTENCES: Readonly<Record<DueDateRefusal | 'IN_FLIGHT', string>> = {
  CLOSED: 'This loan has nothing left to pay.',
  PAUSED: "Your payments are paused, so there's no due date to move.",
  PAST_DUE: 'Pay your past-due amount first. Then you can move your due date.',
  CHANGED_LATELY: 'You can move your due date once every 12 months.',
  NOTHING_LEFT: 'You have no payments left to move.',
  IN_FLIGHT: 'A payment is processing. You can move your due date once it clears.',
};

/**
 * The borrower moves the due dates of a loan to another day of the month. Effects: the event, from which schedule, autopay, statements
 * and the calendar file follow; a confirmation among the documents, its mail, a row in the platform's audit chain.
 * @throws AppError STALE for another state than the quotation's, STEP_ORDER while it cannot be moved, INVALID_FIELDS for another day.
 */
export const moveDueDates = command(changeDueDate)(async ({ params, body }, context) => {
  const { tx, deps } = context;
  const seen = await takeLoan(tx, params.txId);
  refuseStale(body.version, { version: seen ? loanVersion(seen) : 0 });
  const loan = seen ?? (await getTakenLoan(tx, params.txId));
  const today = loanToday(loan, deps.clock);
  const { refusal } = await movableOf(tx, loan, today);
  if (refusal === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  if (refusal) throw new AppError('STEP_ORDER', { userMessage: SENTENCES[refusal] });
  const told = await toldDueDate(tx, loan, { today, dueOn: body.dueOn });
  const { loan: moved, eventId } = await bookOnLoan(context, loan, {
    change: told.change,
    on: today,
    // Moves no money, so its entry is none.
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `redated:${loan.row.id}:${today}`,
    actor: `borrower:${loan.row.borrower_id}`,
  });
  await confirm(context, moved, { told, eventId });
  return dueDateView(tx, moved, { today });
});

async function confirm(
  context: Context,
  loan: Loan,
  { told, eventId }: { told: ToldDueDate; eventId: string },
): Promise<void> {
  const { tx, deps, record } = context;
  const { row } = loan;
  const promo = (await guardPromo(tx, loan, loanToday(loan, deps.clock)))?.guardian ?? null;
  const content = dueDateContent({ told, promo, row }, deps.config);
  const english = dueDateContent({ told, promo, row: { ...row, language: 'en' } }, deps.config);
  await keepDocument({ borrowerId: row.borrower_id, transactionId: row.id, evidence: { eventId } }, deps, {
    tx,
    content,
    english,
  });
  await sendNotice(context, row, {
    kind: 'DUE_DATE_MOVED',
    about: eventId,
    on: told.to,
    amountCents: told.paymentCents,
    ...(told.paymentCents > told.paymentBeforeCents && { interestCents: told.interestCents }),
    ...(told.feesCents > 0 && { feesCents: told.feesCents }),
  });
  const { from, to, interestCents } = told;
  // How a loan is repaid is not the practice's business (decision 40).
  await record('loan.redated', { practiceId: null, id: row.id, detail: { from, to, interestCents } });
}
