import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { type DutyChange, dutyChange, dutyInForce, forgivenInterest } from '@domain/loan/active-duty';
import { DUTY_RATE, type Duty, isOnDuty } from '@domain/loan/duty-rate';
import { foldLoan } from '@domain/loan/fold-loan';
import { unpaidOf } from '@domain/loan/loan-state';
import { rateInForce } from '@domain/loan/reprice';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import { sendNotice } from '../billing/notices';
import { bookOnLoan, type Loan } from '../loan';
import { setMonthly } from '../loan.writes';
import { dutiesOfBorrower } from './active-duty.reads';

/** The service of a borrower as it was told last, by its first day. */
export async function dutiesOf(db: Db, borrowerId: string): Promise<Duty[]> {
  const told = new Map<CivilDate, Duty>();
  for (const row of await db.all(dutiesOfBorrower, { borrowerId })) {
    const from = civilDate(row.from_on);
    told.set(from, { from, until: row.until_on === null ? null : civilDate(row.until_on) });
  }
  return [...told.values()];
}

/**
 * Gives a loan that was made before military service the rate that the law leaves of it, from the first day of service (50 U.S.C. 3937).
 * It is booked when the service is recorded, and by the work of the day on a loan that was made between the record and the first day.
 * Effects: the event with what it takes back of the interest, late fees of the service, the payment a month, a mail, an audit row.
 */
export async function followActiveDuty(context: Context, loan: Loan, day: CivilDate): Promise<Loan> {
  const duties = await dutiesOf(context.tx, loan.row.borrower_id);
  let served = loan;
  for (const duty of duties) {
    const change = dutyChange(served.events, duty, day);
    if (change) served = await bookDuty(context, served, { change, day });
  }
  if (duties.length > 0) await askAsCharged(context, served, { duties, day });
  return served;
}

type Booked = { change: DutyChange; day: CivilDate };

async function bookDuty(context: Context, loan: Loan, { change, day }: Booked): Promise<Loan> {
  const { row, events } = loan;
  const { acceptedOn, terms } = foldLoan(events);
  const booking = await bookOnLoan(context, loan, {
    change,
    on: acceptedOn ?? day,
    bookedOn: day,
    entryKind: 'INTEREST_FORGIVEN',
    naturalKey: `active-duty:${row.id}:${events.length}`,
    actor: 'system:servicing',
  });
  const { loan: served, feesCents } = await forgiveFees(context, booking.loan, day);
  // A rate that is as low anyway stays as it is, and nothing is told.
  const rate = terms && rateInForce(terms);
  if (!rate || rate <= DUTY_RATE) return served;
  const forgivenCents = forgivenInterest(served.events, day);
  const next = nextOf(served, day);
  await sendNotice(context, row, {
    kind: 'ACTIVE_DUTY',
    about: booking.eventId,
    on: change.from,
    rate: DUTY_RATE,
    ...(change.until && { again: change.until }),
    ...(forgivenCents > 0 && { interestCents: forgivenCents }),
    ...(feesCents > 0 && { feesCents }),
    ...(next && { amountCents: next.amountCents }),
  });
  // How a loan is repaid is not the practice's business (decision 40).
  const detail = { from: change.from, until: change.until, forgivenCents };
  await context.record('loan.active_duty', { practiceId: null, id: row.id, detail });
  return served;
}

/** A fee counts as interest while the rate is capped (50 U.S.C. 3937(d)(1)): late fees of the service are waived. */
async function forgiveFees(context: Context, loan: Loan, day: CivilDate): Promise<{ loan: Loan; feesCents: number }> {
  const { terms, charges } = foldLoan(loan.events);
  const waived = new Set(loan.events.flatMap((event) => (event.type === 'WAIVER' ? [event.feeEventId] : [])));
  const known = new Set(charges.map(({ eventId }) => eventId));
  let [served, feesCents] = [loan, 0];
  for (const event of loan.events) {
    const isOpen = event.type === 'FEE' && known.has(event.id) && !waived.has(event.id);
    if (!isOpen || !terms || !isOnDuty(terms, event.effectiveOn)) continue;
    const booking = await bookOnLoan(context, served, {
      change: { type: 'WAIVER', feeEventId: event.id },
      on: day,
      entryKind: 'FEE_WAIVED',
      naturalKey: `active-duty-fee:${event.id}`,
      actor: 'system:servicing',
    });
    served = booking.loan;
    feesCents += event.amountCents;
  }
  return { loan: served, feesCents };
}

/** The next installment that falls due, and what it asks for; null where none does. */
function nextOf({ events }: Loan, day: CivilDate) {
  const { status, terms, billed } = foldLoan(events, { on: day });
  const due = billed.find((row) => row.dueOn > day);
  const dueOn = due?.dueOn ?? terms?.dueOn[billed.length];
  if (status !== 'OPEN' || !dueOn) return null;
  const then = foldLoan(events, { on: dueOn });
  const row = then.billed.find((one) => one.dueOn === dueOn);
  return row ? { dueOn, amountCents: unpaidOf(row), monthlyCents: row.interestCents + row.principalCents } : null;
}

/** While service lowers the rate, each payment is another one; afterwards the agreed one is back, and its borrower is told. */
async function askAsCharged(
  context: Context,
  loan: Loan,
  { duties, day }: { duties: readonly Duty[]; day: CivilDate },
): Promise<void> {
  const { row, events } = loan;
  const state = foldLoan(events, { on: day });
  const next = nextOf(loan, day);
  if (!next) return;
  if (dutyInForce(state)) {
    await context.tx.run(setMonthly, { id: row.id, monthlyCents: next.monthlyCents });
    return;
  }
  const over = duties.find(({ from, until }) => until !== null && until < day && isKnown(state.terms, from));
  const rate = state.terms && rateInForce(state.terms);
  if (!over || !rate || rate <= DUTY_RATE) return;
  const { dueOn: on, amountCents } = next;
  const isNew = await sendNotice(context, row, { kind: 'ACTIVE_DUTY_OVER', about: over.from, on, amountCents, rate });
  if (isNew) await context.tx.run(setMonthly, { id: row.id, monthlyCents: state.installmentCents });
}

const isKnown = (terms: ReturnType<typeof foldLoan>['terms'], from: CivilDate) =>
  terms?.duties?.some((duty) => duty.from === from) ?? false;
