import { nextBusinessDay } from '@domain/calendar/business-day';
import { addDays, type CivilDate, daysBetween } from '@domain/calendar/civil-date';
import { STATEMENT_DAYS } from '@domain/loan/billing';
import { type ChargedOff, chargedOffOf } from '@domain/loan/charged-off';
import { countedDays, delinquency, lateAfter, pastDueRows } from '@domain/loan/delinquency';
import { foldLoan } from '@domain/loan/fold-loan';
import { MISSED_DAYS } from '@domain/loan/late-steps';
import { type BilledInstallment, type LoanState, unpaidOf } from '@domain/loan/loan-state';
import { movedDue } from '@domain/loan/new-due-date';
import { loanPayoff } from '@domain/loan/payoff';
import { loanStanding } from '@domain/loan/standing';
import { type AutopayDebit, autopayDebit, movedDebit } from '@domain/payment/autopay-debit';
import { promoStage } from '@domain/payment/promo-guardian';
import type { Context } from '../../../command/command';
import { frozenPlan } from '../../credit-transaction/index';
import { type Autopay, autopayOf, isUsableOn } from '../../payment-method/index';
import { isHeld, isPaused, type Loan } from '../loan';
import { isPaymentOnTheWay } from '../loan-seen';
import { cancelPlanned } from '../payments/cancel-planned';
import { keepPaidInFull } from '../payments/loan-letters';
import { isTriedAgain, movedAttempt } from '../payments/moved-attempt';
import { guardPromo } from '../promotions/guard-promo';
import { keepStatement, statementFor } from './keep-statement';
import { lateFeesOn } from './late-fee-rule';
import { sendNotice } from './notices';

/** Days before a due date on which autopay is announced, or the payment asked for. */
const NOTICE_DAYS = 3;
const FEE_WARNING_DAY = 10;

/** What the borrower is told on a day. */
export async function tellOfDay(context: Context, loan: Loan, day: CivilDate): Promise<void> {
  const state = foldLoan(loan.events, { on: day });
  await tellOfPaid(context, loan, state);
  if (state.status === 'PAID') return;
  const chargedOff = chargedOffOf(state, day);
  if (chargedOff) return tellOfLoss(context, loan, chargedOff);
  if (state.status !== 'OPEN') return;
  const autopay = await autopayOf(context.tx, loan.row.id);
  await tellOfNext(context, loan, { state, day, autopay });
  // What is disputed is neither asked for nor warned of.
  if (state.pausedOn) return;
  await tellOfMissed(context, loan, { state, day, autopay });
  await tellOfPace(context, loan, day);
  await tellOfLostPromo(context, loan, { state, day });
}

/** That a loan or its promotion is paid, once the money has arrived: until then it may come back, and more would be owed again. */
export async function tellOfPaid(context: Context, loan: Loan, state: Readonly<LoanState>): Promise<void> {
  const { status, chargedOffCents, promoWaivedOn, lines } = state;
  const isPaid = status === 'PAID' || (status === 'CHARGED_OFF' && chargedOffCents === 0);
  // Of a purchase that was refunded whole there was no interest to be spared.
  const isPromoKept = promoWaivedOn !== null && status !== 'REFUNDED';
  if ((!isPaid && !isPromoKept) || (await isPaymentOnTheWay(context.tx, loan))) return;
  if (isPaid) await cancelPlanned(context, loan, 'ENDED');
  const isToldFirst =
    isPaid &&
    (await sendNotice(context, loan.row, {
      kind: 'LOAN_PAID',
      about: 'loan',
      amountCents: frozenPlan(loan.selectedPlan).plan.amountFinancedCents,
    }));
  if (isToldFirst) await keepPaidInFull(context, loan, state);
  if (isPromoKept)
    await sendNotice(context, loan.row, {
      kind: 'PROMO_KEPT',
      about: 'promotion',
      interestCents: lines.promoWaived,
    });
}

/** A loan that was charged off. */
async function tellOfLoss(context: Context, { row }: Loan, { owedCents, paidCents, promo }: ChargedOff): Promise<void> {
  if (owedCents === 0) return;
  await sendNotice(context, row, {
    kind: 'LOAN_GIVEN_UP',
    about: 'loan',
    amountCents: owedCents,
    paidCents,
    ...(promo && {
      leftCents: promo.leftCents,
      on: promo.lastPaymentOn,
      interestCents: promo.interestCents,
      ...(promo.feesCents > 0 && { feesCents: promo.feesCents }),
    }),
  });
}

type Today = { state: Readonly<LoanState>; day: CivilDate };

/**
 * The statement of the next installment three weeks before it, and three days before it the debit or the reminder; while payments are
 * paused the statement alone, which says so.
 */
async function tellOfNext(
  context: Context,
  loan: Loan,
  { state, day, autopay }: Today & { autopay: Autopay },
): Promise<void> {
  const { events } = loan;
  for (const [index, dueOn] of (state.terms?.dueOn ?? []).entries()) {
    const [number, days] = [index + 1, daysBetween(day, dueOn)];
    if (days < 0 || days > STATEMENT_DAYS) continue;
    const then = foldLoan(events, { on: dueOn }).billed.find((one) => one.number === number);
    // What has a new due date is asked for on that one.
    const missing = then && then.newDueOn === undefined ? unpaidOf(then) : 0;
    if (missing === 0) continue;
    const about = String(number);
    if (days === STATEMENT_DAYS) await sendStatement(context, loan, number);
    if ((days !== NOTICE_DAYS && days !== 0) || state.pausedOn) continue;
    const debit =
      autopay.method &&
      // A card that ends before the debit pays nothing then.
      isUsableOn(autopay.method, dueOn) &&
      !isHeld(loan) &&
      autopayDebit(events, { type: autopay.type, cents: autopay.cents }, { number, dueOn, asOf: day });
    await tellAhead(context, loan, { debit: debit || null, about, amountCents: missing, dueOn, day });
  }
  if (!state.pausedOn) await tellOfMoved(context, loan, { state, day, autopay });
}

type Ahead = { debit: AutopayDebit | null; about: string; amountCents: number; dueOn: CivilDate; day: CivilDate };

/** The debit three days before it, with what is late beside it; without one the payment, then and on its day. */
async function tellAhead(context: Context, { row, events }: Loan, of: Ahead): Promise<void> {
  const { debit, about, amountCents, dueOn, day } = of;
  const { pastDueCents, feesCents } = loanStanding(events, day);
  const late = pastDueCents + feesCents - (debit?.feesCents ?? 0);
  const beside = late > 0 && { lateCents: late };
  if (debit && day < dueOn)
    await sendNotice(context, row, {
      kind: 'AUTOPAY_AHEAD',
      about,
      amountCents: debit.amountCents,
      on: debit.debitOn,
      again: addDays(debit.debitOn, -1),
      ...beside,
    });
  else if (!debit && day < dueOn)
    await sendNotice(context, row, { kind: 'PAYMENT_AHEAD', about, amountCents, on: dueOn, ...beside });
  else if (!debit)
    await sendNotice(context, row, {
      kind: 'PAYMENT_DUE',
      about,
      amountCents,
      on: dueOn,
      ...moreThan(amountCents, amountCents + late),
    });
}

/** What could not be taken on its own day: three days before its new one, and on it. */
async function tellOfMoved(
  context: Context,
  loan: Loan,
  { state, day, autopay }: Today & { autopay: Autopay },
): Promise<void> {
  for (const moved of movedDue(state, day)) {
    const { dueOn, amountCents } = moved;
    const days = daysBetween(day, dueOn);
    if (days !== NOTICE_DAYS && days !== 0) continue;
    const { method } = autopay;
    const isTaken =
      method !== undefined &&
      isUsableOn(method, dueOn) &&
      (await movedAttempt(context.tx, loan, { moved, method })) !== null;
    const debit = isTaken ? movedDebit(loan.events, autopay, { dueOn }) : null;
    // One that is tried again is told with its return.
    if (!debit && (await isTriedAgain(context.tx, loan))) continue;
    await tellAhead(context, loan, { debit, about: `moved:${dueOn}`, amountCents, dueOn, day });
  }
}

/** The statement stands among the borrower's documents, where its mail leads. */
async function sendStatement(context: Context, loan: Loan, number: number): Promise<void> {
  const statement = await statementFor(context.tx, loan, number);
  if (!statement) return;
  const { minimumDueCents: amountCents, dueOn: on, pastDueCents: lateCents } = statement;
  const late = lateCents > 0 && { lateCents };
  const facts = { amountCents, on, ...(isPaused(loan) ? { isPaused: true as const } : late) };
  const isNew = await sendNotice(context, loan.row, { kind: 'STATEMENT', about: String(number), ...facts });
  if (isNew) await keepStatement(context, loan, { statement });
}

/** All that is due now, where it is more than what a notice is about. */
const moreThan = (amountCents: number, dueCents: number) => dueCents > amountCents && { dueCents };

async function tellOfMissed(
  context: Context,
  loan: Loan,
  { state, day, autopay }: Today & { autopay: Autopay },
): Promise<void> {
  const { row, events } = loan;
  // Up to a dollar makes nothing late.
  if (delinquency(state, day).daysPastDue === 0) return;
  const { dueCents } = loanStanding(events, day);
  for (const late of pastDueRows(state, day)) {
    const on = lateAfter(late);
    // Over a weekend autopay has not had its day yet.
    if (autopay.type !== 'NONE' && day <= nextBusinessDay(on)) continue;
    // As the fee counts them: a pause makes nothing late.
    const days = countedDays(state, on, day);
    const amountCents = unpaidOf(late);
    const facts = { amountCents, on, ...moreThan(amountCents, dueCents) };
    if (MISSED_DAYS.includes(days))
      await sendNotice(context, row, { kind: 'PAYMENT_MISSED', about: `${late.number}:${days}`, ...facts });
    if (days === FEE_WARNING_DAY && costsFeeTomorrow(loan, late, day))
      await sendNotice(context, row, { kind: 'LATE_FEE_AHEAD', about: String(late.number), ...facts });
  }
}

/** Whether a fee is charged if nothing more is paid: not where the state allows none, or where the amount arrived in time. */
function costsFeeTomorrow(loan: Loan, { number }: BilledInstallment, day: CivilDate): boolean {
  return lateFeesOn(loan, addDays(day, 1)).some((fee) => fee.number === number);
}

/** A promotion whose pace is short, once for each stage, in time to do something about it. */
async function tellOfPace(context: Context, loan: Loan, day: CivilDate): Promise<void> {
  const guarded = await guardPromo(context.tx, loan, day);
  if (!guarded) return;
  const { status, pace, daysLeft, endsOn, payoffCents, feesCents, neededCents, paymentsLeft, interestCents } =
    guarded.guardian;
  const stage = promoStage(daysLeft);
  if (status !== 'OPEN' || pace === 'ON_TRACK' || stage === null || day > endsOn) return;
  await sendNotice(context, loan.row, {
    kind: 'PROMO_SHORT',
    about: `${endsOn}:${stage}`,
    amountCents: payoffCents,
    on: endsOn,
    interestCents,
    ...(feesCents > 0 && { feesCents }),
    // One payment left is the whole amount, which is said already.
    ...(neededCents !== null && paymentsLeft > 1 && { monthlyCents: neededCents }),
  });
}

/** A promotion that has ended without being paid. */
async function tellOfLostPromo(context: Context, { row }: Loan, { state, day }: Today): Promise<void> {
  const promo = state.terms?.promo;
  if (!promo || state.promoWaivedOn) return;
  if (day <= promo.lastPaymentOn || day > addDays(promo.lastPaymentOn, 31)) return;
  await sendNotice(context, row, {
    kind: 'PROMO_LOST',
    about: 'promotion',
    interestCents: state.interestBilledCents,
    amountCents: loanPayoff(state, day).totalCents,
  });
}
