import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { CHARGE_OFF_DAYS, delinquency } from '@domain/loan/delinquency';
import { foldLoan } from '@domain/loan/fold-loan';
import type { LoanState } from '@domain/loan/loan-state';
import { movedDue } from '@domain/loan/new-due-date';
import { nextLook } from '@domain/loan/servicing-days';
import { cents } from '@domain/money/cents';
import { type AutopayDebit, autopayDebit, dueDatesOfDebitDay, movedDebit } from '@domain/payment/autopay-debit';
import { type Context, carryOut } from '../../../command/command';
import type { Deps } from '../../../deps';
import type { SystemActor } from '../../../http/actor';
import { autopayOf } from '../../payment-method/index';
import { followActiveDuty } from '../active-duty/follow-active-duty';
import { keepPastDueOf } from '../delinquency/keep-past-due';
import { dropPastDue } from '../delinquency/past-due.writes';
import { isCureOver, noticeRightToCure } from '../delinquency/right-to-cure';
import { followHardshipPlan } from '../hardship/follow-hardship-plan';
import { bookOnLoan, isHeld, isPaused, type Loan, takeLoan } from '../loan';
import { listDueLoans, servicingRow } from '../loan.reads';
import { adoptLoans, setChargedOff, setServiced } from '../loan.writes';
import { alignAutopayRate } from '../payments/align-autopay-rate';
import { makePayment } from '../payments/make-payment';
import { movedAttempt } from '../payments/moved-attempt';
import type { PaymentRow } from '../payments/payment.reads';
import { pauseLoan } from '../requests/pause-loan';
import { bookInterest } from './book-interest';
import { lateFeesOn } from './late-fee-rule';
import { sendNotice } from './notices';
import { tellOfDay } from './tell-of-day';

const actor: SystemActor = { kind: 'system', name: 'Servicing' };
const BATCH = 200;

/**
 * The work of a day for every loan whose day has come, one transaction each. A loan that is done moves its own day on in the same
 * transaction, so a run that is killed, repeated or doubled does each loan once; however many loans there are, a batch is in memory.
 */
export async function serviceLoans(deps: Deps, day: CivilDate): Promise<void> {
  await deps.database.transaction((tx) => tx.run(adoptLoans, { day }));
  for (;;) {
    const found = await listDueLoans(deps.database.read, day, BATCH);
    for (const { transaction_id: id } of found) await serviceLoan(deps, id, day);
    if (found.length < BATCH) return;
  }
}

async function serviceLoan(deps: Deps, id: string, day: CivilDate): Promise<void> {
  await carryOut({ actor }, deps, async (context) => {
    const { tx, leaveNoRow } = context;
    leaveNoRow('The events of the loan, its payments and its notices tell of it.');
    const loan = await takeLoan(tx, id);
    const row = await tx.first(servicingRow, { id });
    if (!row?.look_on || row.look_on > day) return;
    const serviced = loan && (await serviceDay(context, loan, day));
    const state = serviced && foldLoan(serviced.events, { on: day });
    const { daysPastDue, bucket } = state ? standingOf(state, day) : { daysPastDue: 0, bucket: 'CURRENT' };
    const lookOn = state ? nextLook(state, day) : null;
    await tx.run(setServiced, { id, lookOn, daysPastDue, bucket, day });
    if (serviced) await keepPastDueOf(tx, { id, events: serviced.events, day });
    else await tx.run(dropPastDue, { id });
  });
}

/** How late a loan is; of one that was charged off, that it was. */
const standingOf = (state: Readonly<LoanState>, day: CivilDate) =>
  state.status === 'CHARGED_OFF' ? { daysPastDue: 0, bucket: 'CHARGED_OFF' } : delinquency(state, day);

/**
 * In this order: what falls due, what is late, what is taken, the right to cure, what is charged off, what becomes of a hardship plan and of
 * the rate, what is told.
 */
async function serviceDay(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  let serviced = await bookInterest(context, await pauseHeld(context, loan), day);
  serviced = await chargeLateFees(context, serviced, day);
  serviced = await takeAutopay(context, serviced, day);
  await noticeRightToCure(context, serviced, day);
  serviced = await chargeOff(context, serviced, day);
  // Before a statement names the payment.
  serviced = await followHardshipPlan(context, serviced, day);
  serviced = await followActiveDuty(context, serviced, day);
  serviced = await alignAutopayRate(context, serviced, { day, from: day });
  await tellOfDay(context, serviced, day);
  return serviced;
}

/** A loan whose borrower is held, flagged or said to have died, and that nothing has paused: made before that did, or held by another road. */
async function pauseHeld(context: Context, loan: Loan): Promise<Loan> {
  if (!isHeld(loan) || isPaused(loan)) return loan;
  await pauseLoan(context, loan.row.id);
  return (await takeLoan(context.tx, loan.row.id)) ?? loan;
}

const stateOn = ({ events }: Loan, day: CivilDate): Readonly<LoanState> => foldLoan(events, { on: day });

async function chargeLateFees(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  let serviced = loan;
  for (const { number, amountCents } of lateFeesOn(loan, day)) {
    const booking = await bookOnLoan(context, serviced, {
      change: { type: 'FEE', fee: 'LATE', number, amountCents },
      on: day,
      entryKind: 'FEE_CHARGED',
      naturalKey: `late-fee:${loan.row.id}:${number}`,
      actor: 'system:servicing',
    });
    serviced = booking.loan;
    await sendNotice(context, loan.row, { kind: 'LATE_FEE', about: String(number), amountCents });
  }
  return serviced;
}

/**
 * Takes what autopay is set to for the installments whose debit day it is; it counts from their due date. Then what could not be taken on
 * its own day and has this one as its new due date.
 */
async function takeAutopay(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  const { row, events } = loan;
  const state = stateOn(loan, day);
  const due = dueDatesOfDebitDay(state.terms?.dueOn ?? [], day);
  const moved = movedDue(state, day).find(({ dueOn }) => dueOn === day);
  if ((due.length === 0 && !moved) || state.pausedOn || isHeld(loan)) return loan;
  const { type, cents: wished, method } = await autopayOf(context.tx, row.id);
  if (type === 'NONE') return loan;
  const wish = { type, cents: wished };
  let serviced = loan;
  const take = async (debit: AutopayDebit | null, of: { about: string; key: string; after?: PaymentRow }) => {
    if (!debit) return;
    const { amountCents, dueOn } = debit;
    if (!method)
      return void (await sendNotice(context, row, { kind: 'AUTOPAY_STOPPED', about: of.about, amountCents }));
    const { after } = of;
    const payment = { kind: 'AUTOPAY' as const, amountCents, method, scheduledOn: day, dueOn, ...(after && { after }) };
    const made = { wish: { ...payment, naturalKey: `autopay:${row.id}:${of.key}` }, countsFrom: dueOn };
    serviced = (await makePayment(context, serviced, made)).loan;
  };
  for (const { number, dueOn } of due)
    await take(autopayDebit(serviced.events, wish, { number, dueOn, asOf: day }), {
      about: String(number),
      key: dueOn,
    });
  const attempt = moved && (await movedAttempt(context.tx, loan, { moved, method }));
  if (attempt)
    await take(movedDebit(serviced.events, wish, { dueOn: day }), { ...attempt, about: day, key: `moved:${day}` });
  return events === serviced.events ? loan : serviced;
}

async function chargeOff(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  const state = stateOn(loan, day);
  // What is looked into is not given up.
  if (state.status !== 'OPEN' || state.pausedOn || delinquency(state, day).daysPastDue < CHARGE_OFF_DAYS) return loan;
  if (!(await isCureOver(context.tx, loan, { state, day }))) return loan;
  const booking = await bookOnLoan(context, loan, {
    change: { type: 'CHARGED_OFF' },
    on: day,
    entryKind: 'CHARGED_OFF',
    naturalKey: `charge-off:${loan.row.id}`,
    actor: 'system:servicing',
  });
  await context.tx.run(setChargedOff, { id: loan.row.id });
  await context.record('loan.charged_off', {
    practiceId: null,
    id: loan.row.id,
    detail: { lostCents: cents(state.lines.principal + state.lines.interest + state.lines.fee), on: addDays(day, 0) },
  });
  return booking.loan;
}
