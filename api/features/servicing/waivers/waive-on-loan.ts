import { giveGoodwillCredit as goodwillCall, waiveLateFees as waiveCall } from '@contract/servicing/waiver-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { outstandingFees, unpaidBy } from '@domain/loan/loan-state';
import { loanPayoff } from '@domain/loan/payoff';
import { goodwillMax, waivableFees } from '@domain/loan/waiver';
import { dollarsFromCents } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { refuse } from '@domain/refusal';
import { command } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import type { StaffContext } from '../../borrower-file/index';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, hasObstacle, isPaused, type Loan, loanToday } from '../loan';
import { keepLoanAct, loanOfCaller } from '../loan-of-caller';
import { cancelPlanned } from '../payments/cancel-planned';
import { correctAnnounced, nextDebit } from '../payments/correct-announced';

const NO_FEES = 'This loan has no unpaid late fees.';
const NO_GOODWILL = 'This loan has no balance, or already got $250 in goodwill credits in the last 12 months.';

/**
 * Waives the unpaid late fees of a loan. What was paid of them becomes the borrower's credit.
 * Effects: an event and entry for each fee, the act in the file with its audit row, a mail; a debit that was told is told anew.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where no fee is unpaid.
 */
export const waiveFees = command(waiveCall)(async ({ params, body }, context) => {
  const loan = await loanOfCaller(context, params, body.version);
  const today = loanToday(loan, context.deps.clock);
  const { feeEventIds, amountCents, paidCents } = waivableFees(foldLoan(loan.events, { on: today }));
  if (feeEventIds.length === 0) throw new AppError('STEP_ORDER', { userMessage: NO_FEES });
  const before = await nextDebit(context, loan);
  let after = loan;
  for (const feeEventId of feeEventIds) {
    const booked = await bookOnLoan(context, after, {
      change: { type: 'WAIVER', feeEventId },
      on: today,
      entryKind: 'FEE_WAIVED',
      naturalKey: `waived:${feeEventId}`,
      actor: `staff:${context.actor.staffId}`,
    });
    after = booked.loan;
  }
  await follow(context, after, before);
  await sendNotice(context, loan.row, {
    kind: 'FEES_WAIVED',
    about: String(body.version),
    amountCents,
    ...(paidCents > 0 && { backCents: paidCents }),
    ...owedAfter(after, today),
  });
  const told = { amount: formatUsdExact(amountCents), reason: body.reason };
  await keepLoanAct(context, loan, { kind: 'FEES_WAIVED', told });
  return { waived: dollarsFromCents(amountCents) };
});

/**
 * Credits a loan at our expense: it is applied like a payment.
 * Effects: its event and entry, the act in the file with its audit row, a mail; a debit that was told is told anew.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where nothing may be given; DomainRefusal `amount` above what may be.
 */
export const giveGoodwill = command(goodwillCall)(async ({ params, body }, context) => {
  const { amount: amountCents, reason, version } = body;
  const loan = await loanOfCaller(context, params, version);
  const today = loanToday(loan, context.deps.clock);
  const most = goodwillMax(loan.events, foldLoan(loan.events, { on: today }), today);
  if (most === 0) throw new AppError('STEP_ORDER', { userMessage: NO_GOODWILL });
  if (amountCents > most) refuse('amount', `Enter ${formatUsdExact(most)} or less.`, most);
  const before = await nextDebit(context, loan);
  const { loan: after, eventId } = await bookOnLoan(context, loan, {
    change: { type: 'GOODWILL', amountCents },
    on: today,
    entryKind: 'GOODWILL_CREDIT',
    naturalKey: `goodwill:${loan.row.id}:${version}`,
    actor: `staff:${context.actor.staffId}`,
  });
  await follow(context, after, before);
  await sendNotice(context, loan.row, {
    kind: 'GOODWILL_GIVEN',
    about: eventId,
    amountCents,
    ...owedAfter(after, today),
  });
  await keepLoanAct(context, loan, { kind: 'GOODWILL_GIVEN', told: { amount: formatUsdExact(amountCents), reason } });
  return { credited: dollarsFromCents(amountCents) };
});

/** What was planned or told for the loan before. */
async function follow(context: StaffContext, after: Loan, before: Awaited<ReturnType<typeof nextDebit>>) {
  if (foldLoan(after.events).status !== 'OPEN') await cancelPlanned(context, after, 'ENDED');
  await correctAnnounced(context, { before, after });
}

/** What is owed then, as the payoff says it, and what of it is due; of a loan that is paused or looked into nothing is. */
function owedAfter(loan: Loan, today: CivilDate): { leftCents?: number; dueCents?: number } {
  const state = foldLoan(loan.events, { on: today });
  const { totalCents } = loanPayoff(state, today);
  const isAsked = state.status === 'OPEN' && !isPaused(loan) && !hasObstacle(loan);
  const dueCents = isAsked ? unpaidBy(state, today) + outstandingFees(state) : 0;
  return { ...(totalCents > 0 && { leftCents: totalCents }), ...(dueCents > 0 && { dueCents }) };
}
