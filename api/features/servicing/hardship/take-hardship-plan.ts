import { takeHardshipPlan as call, giveHardshipPlan as giveCall } from '@contract/servicing/hardship-plan-calls';
import type { HardshipBy, HardshipRefusal } from '@domain/loan/hardship-plan';
import { type Context, changeOne, command, refuseStale } from '../../../command/command';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { borrowerById } from '../../application/index';
import { keepAct } from '../../borrower-file/index';
import { getTransaction } from '../../credit-transaction/index';
import { keepDocument } from '../../document/index';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, getLoan, getTakenLoan, type Loan, loanToday, takeLoan } from '../loan';
import { setMonthly } from '../loan.writes';
import { loanVersion } from '../loan-seen';
import { recordPayment } from '../payments/make-payment';
import { paymentsOfLoan } from '../payments/payment.reads';
import { movePayment } from '../payments/payment.writes';
import { hardshipContent } from './hardship-content';
import { hardshipPlanView, offerOf, type ToldHardship, toldHardship } from './hardship-plan.view';

const SENTENCES: Readonly<Record<HardshipRefusal | 'IN_FLIGHT', string>> = {
  CLOSED: 'This loan has nothing left to pay.',
  PAUSED: "Payments are paused, so there's no payment to lower.",
  PROMOTION: "Payments can't be lowered during a promotion, because the interest it cancels would be owed.",
  TOO_LATE: "A payment is 60 or more days late. Call us and we'll work it out together.",
  HAD_LATELY: 'Payments can be lowered once every 12 months.',
  NOTHING_LEFT: 'No payments are left to lower.',
  IN_FLIGHT: 'A payment is processing. Payments can be lowered once it clears.',
};

/**
 * The borrower pays less for some months, and for longer; what is late moves to the end. Effects: the event, from which schedule, autopay,
 * statements and the calendar file follow; a try of autopay that waits is taken back; a confirmation among the documents, its mail, a row
 * in the platform's audit chain.
 * @throws AppError STALE for another state than the quotation's, STEP_ORDER while payments cannot be lowered, INVALID_FIELDS for
 * another number of months.
 */
export const takeHardshipPlan = command(call)(async ({ params, body }, context) => {
  const asked = { txId: params.txId, months: body.months, version: body.version, by: 'BORROWER' as const };
  const { loan, today } = await lower(context, asked, `borrower:${params.id}`);
  return hardshipPlanView(context.tx, loan, { today, by: 'BORROWER' });
});

/** The loan of a patient in staff's hands. @throws AppError NOT_FOUND for another patient's, STEP_ORDER. */
export async function loanOfPatient(db: Db, { id, txId }: { id: string; txId: string }): Promise<Loan> {
  const loan = await getLoan(db, txId);
  if (loan.row.borrower_id !== id) throw new AppError('NOT_FOUND');
  return loan;
}

/**
 * The same, given by our staff to somebody on the phone, who may also be later than whoever takes it alone. What they said stands in
 * their file. Effects and refusals as of the borrower's own.
 */
export const giveHardshipPlan = command(giveCall)(async ({ params, body }, context) => {
  const { tx, actor } = context;
  const { borrower_id: borrowerId } = await getTransaction(tx, params.txId);
  if (borrowerId !== params.id) throw new AppError('NOT_FOUND');
  const person = await tx.first(borrowerById, { id: params.id });
  const { reason, ...wish } = body;
  const { loan, today } = await lower(context, { ...wish, txId: params.txId, by: 'STAFF' }, `staff:${actor.staffId}`);
  const changes = [{ field: 'reason', from: null, to: reason }] as const;
  await keepAct(context, params.id, { kind: 'HARDSHIP_GIVEN', changes, version: person?.version ?? 0 });
  return hardshipPlanView(tx, loan, { today, by: 'STAFF' });
});

type Wish = { txId: string; months: number; version: number; by: HardshipBy };

async function lower(context: Context, { txId, months, version, by }: Wish, actor: string) {
  const { tx, deps } = context;
  const seen = await takeLoan(tx, txId);
  refuseStale(version, { version: seen ? loanVersion(seen) : 0 });
  const loan = seen ?? (await getTakenLoan(tx, txId));
  const today = loanToday(loan, deps.clock);
  const { refusal } = await offerOf(tx, loan, { today, by });
  if (refusal === 'BLOCKED') throw new AppError('ACCOUNT_BLOCKED');
  if (refusal) throw new AppError('STEP_ORDER', { userMessage: SENTENCES[refusal] });
  const told = await toldHardship(tx, loan, { today, by, months });
  const { loan: lowered, eventId } = await bookOnLoan(context, loan, {
    change: told.change,
    on: today,
    // Moves no money, so its entry is none.
    entryKind: 'LOAN_REPLAYED',
    naturalKey: `hardship:${loan.row.id}:${today}`,
    actor,
  });
  await tx.run(setMonthly, { id: loan.row.id, monthlyCents: told.paymentCents });
  if (told.lateCents > 0) await takeBackTries(context, txId);
  await confirm(context, lowered, { told, eventId });
  return { loan: lowered, today };
}

/** What came back and waits to be taken again is not late anymore. */
async function takeBackTries(context: Context, transactionId: string): Promise<void> {
  for (const payment of await context.tx.all(paymentsOfLoan, { transactionId })) {
    if (payment.status !== 'SCHEDULED' || payment.attempt === 1) continue;
    await changeOne(context.tx, movePayment, { ...payment, status: 'CANCELLED' });
    await recordPayment(context, 'payment.cancelled', payment);
  }
}

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
    ...(told.lateCents > 0 && { lateCents: told.lateCents }),
  });
  // How a loan is repaid is not the practice's business (decision 40).
  await record('loan.hardship_plan', {
    practiceId: null,
    id: row.id,
    detail: { from, to, interestCents, lateCents: told.lateCents },
  });
}
