import { takeHardshipPlan as call } from '@contract/calls/hardship-plan';
import type { HardshipRefusal } from '@domain/loan/hardship-plan';
import { type Context, command, refuseStale } from '../../command/command';
import { AppError } from '../../http/app-error';
import { keepDocument } from '../document/index';
import { hardshipContent } from './hardship-content';
import { hardshipPlanView, offerOf, type ToldHardship, toldHardship } from './hardship-plan.view';
import { bookOnLoan, getTakenLoan, type Loan, loanToday, takeLoan } from './loan';
import { setMonthly } from './loan.writes';
import { loanVersion } from './loan-seen';
import { sendNotice } from './notices';

const SENTENCES: Readonly<Record<HardshipRefusal | 'IN_FLIGHT', string>> = {
  CLOSED: 'Nothing is owed on this loan anymore.',
  PAUSED: 'Payments are paused, so there is no payment to lower.',
  PROMOTION: 'Payments are not lowered while a promotion runs: interest that it cancels would be owed.',
  PAST_DUE: 'Pay what is late first. Then you can lower your payments.',
  HAD_LATELY: 'Payments are lowered once in twelve months.',
  NOTHING_LEFT: 'No payment is left that could be lowered.',
  IN_FLIGHT: 'A payment is on its way. Lower your payments once it has arrived.',
};

/**
 * The borrower pays less for some months, and for longer. Effects: the event, from which schedule, autopay, statements and the calendar
 * file follow; a confirmation among the documents, its mail, a row in the platform's audit chain.
 * @throws AppError STALE for another state than the quotation's, STEP_ORDER while payments cannot be lowered, INVALID_FIELDS for
 * another number of months.
 */
export const takeHardshipPlan = command(call)(async ({ params, body }, context) => {
  const { tx, deps } = context;
  const seen = await takeLoan(tx, params.txId);
  refuseStale(body.version, { version: seen ? loanVersion(seen) : 0 });
  const loan = seen ?? (await getTakenLoan(tx, params.txId));
  const today = loanToday(loan, deps.clock);
  const { refusal } = await offerOf(tx, loan, today);
  if (refusal === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  if (refusal) throw new AppError('STEP_ORDER', { userMessage: SENTENCES[refusal] });
  const told = await toldHardship(tx, loan, { today, months: body.months });
  const { loan: lowered, eventId } = await bookOnLoan(context, loan, {
    change: told.change,
    on: today,
    // Moves no money, so its entry is none.
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `hardship:${loan.row.id}:${today}`,
    actor: `borrower:${loan.row.borrower_id}`,
  });
  await tx.run(setMonthly, { id: loan.row.id, monthlyCents: told.paymentCents });
  await confirm(context, lowered, { told, eventId });
  return hardshipPlanView(tx, lowered, { today });
});

async function confirm(
  context: Context,
  { row }: Loan,
  { told, eventId }: { told: ToldHardship; eventId: string },
): Promise<void> {
  const { tx, deps, record } = context;
  const content = hardshipContent(told, row, deps.config);
  const english = hardshipContent(told, { ...row, language: 'en' }, deps.config);
  await keepDocument({ borrowerId: row.borrower_id, transactionId: row.id, evidence: { eventId } }, deps, {
    tx,
    content,
    english,
  });
  const { from, to, paymentCents, firstCents, interestCents } = told;
  await sendNotice(context, row, {
    kind: 'HARDSHIP_PLAN',
    about: eventId,
    on: from,
    amountCents: paymentCents,
    again: to,
    interestCents,
    ...(firstCents !== paymentCents && { firstCents }),
    ...(told.feesCents > 0 && { feesCents: told.feesCents }),
  });
  // How a loan is repaid is not the practice's business (decision 40).
  await record('loan.hardship_plan', { practiceId: null, id: row.id, detail: { from, to, interestCents } });
}
