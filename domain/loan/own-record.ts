import { nextBusinessDay } from '../calendar/business-day';
import { addDays, addMonths, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { delinquency, lateAfter, pastDueRows } from './delinquency';
import { foldLoan, unfoldLoan } from './fold-loan';
import type { LoanEvent } from './loan-event';
import type { LoanState } from './loan-state';

/** Over this many months the worst lateness counts. */
const RECORD_MONTHS = 12;

/** How a person has paid their loans with us, from our own books. */
export type OwnRecord = {
  /** Days past due today, of the loan that is latest; 0 while an automatic payment has not had its day. */
  readonly daysPastDue: number;
  /** What is missing of the loans that are past due today. */
  readonly pastDueCents: Cents;
  /** The most days past due of any loan on any day of the last twelve months. */
  readonly worstDaysPastDue: number;
  /** A loan was charged off, whatever was paid of it since. */
  readonly wasChargedOff: boolean;
  /** What is still owed of loans that were charged off. */
  readonly chargedOffCents: Cents;
  /** Payments of a loan are paused while a dispute or a report of fraud is looked into: nothing of it is late meanwhile. */
  readonly isDisputed: boolean;
};

/** The record of somebody without a loan. */
export const CLEAN_RECORD: OwnRecord = {
  daysPastDue: 0,
  pastDueCents: cents(0),
  worstDaysPastDue: 0,
  wasChargedOff: false,
  chargedOffCents: cents(0),
  isDisputed: false,
};

/** True where something is asked for that should have been paid: past due today, or owed of a loan that was charged off. */
export const isBehind = ({ daysPastDue, chargedOffCents }: OwnRecord): boolean =>
  daysPastDue > 0 || chargedOffCents > 0;

/** More days than these past due, and the agreement of the limit lets it end. */
export const LIMIT_ENDS_AFTER_DAYS = 30;

/** True where the agreement of a limit lets us end it: a loan under it is more than thirty days late, or was charged off. */
export const mayEndLimit = ({ daysPastDue, chargedOffCents }: OwnRecord): boolean =>
  daysPastDue > LIMIT_ENDS_AFTER_DAYS || chargedOffCents > 0;

/**
 * What our own books say of a person on a day, from the events of their loans; a payment that came back counts as never made.
 * @example $3,000, the first payment of April 15 missed, on May 5: 20 days past due.
 */
export function ownRecordOf(loans: readonly (readonly LoanEvent[])[], on: CivilDate): OwnRecord {
  return loans.map((events) => recordOfLoan(events, on)).reduce(worseOf, CLEAN_RECORD);
}

function worseOf(one: OwnRecord, other: OwnRecord): OwnRecord {
  return {
    daysPastDue: Math.max(one.daysPastDue, other.daysPastDue),
    pastDueCents: cents(one.pastDueCents + other.pastDueCents),
    worstDaysPastDue: Math.max(one.worstDaysPastDue, other.worstDaysPastDue),
    wasChargedOff: one.wasChargedOff || other.wasChargedOff,
    chargedOffCents: cents(one.chargedOffCents + other.chargedOffCents),
    isDisputed: one.isDisputed || other.isDisputed,
  };
}

/**
 * @NOTE choice: a loan that was late already when it was disputed is late again once the dispute is settled; until then nobody is asked
 * to pay it, so it is neither told nor held against them. What was late before stays among the worst days of the year.
 */
function recordOfLoan(events: readonly LoanEvent[], on: CivilDate): OwnRecord {
  const state = foldLoan(events, { on });
  const isDisputed = state.status === 'OPEN' && state.pausedOn !== null;
  const daysPastDue = state.status === 'OPEN' && !isDisputed ? daysLate(state, on) : 0;
  const isChargedOff = state.status === 'CHARGED_OFF';
  return {
    daysPastDue,
    pastDueCents: daysPastDue > 0 ? delinquency(state, on).pastDueCents : cents(0),
    worstDaysPastDue: worstOf(events, on),
    wasChargedOff: isChargedOff,
    chargedOffCents: cents(isChargedOff ? state.chargedOffCents : 0),
    isDisputed,
  };
}

/** Over a weekend or holiday a payment has not had its day yet. */
function daysLate(state: Readonly<LoanState>, on: CivilDate): number {
  const [oldest] = pastDueRows(state, on);
  return oldest && on > nextBusinessDay(lateAfter(oldest)) ? delinquency(state, on).daysPastDue : 0;
}

/** Days past due only grow from one event to the next, so the worst day is one before an event, or today. */
function worstOf(events: readonly LoanEvent[], on: CivilDate): number {
  const since = addMonths(on, -RECORD_MONTHS);
  const before = events.map(({ effectiveOn }) => addDays(effectiveOn, -1));
  const days = [...new Set([...before.filter((day) => day >= since && day < on), on])].sort();
  const loan = unfoldLoan(events);
  let worst = 0;
  for (const day of days) {
    const state = loan.until(day);
    if (state.status === 'OPEN') worst = Math.max(worst, daysLate(state, day));
  }
  return worst;
}
