import { type CivilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { askedOn, type BilledInstallment, type LoanState, unpaidOf } from './loan-state';

/** Up to this much missing does not make a loan late: one dollar. */
export const PAST_DUE_TOLERANCE_CENTS = 100;

/** From this many days past due a loan is charged off. */
export const CHARGE_OFF_DAYS = 120;

/** Lower ends of the buckets, in days past due; the last is charge-off. */
export const DELINQUENCY_BUCKETS = [
  { name: 'CURRENT', fromDays: 0 },
  { name: '1_29', fromDays: 1 },
  { name: '30_59', fromDays: 30 },
  { name: '60_89', fromDays: 60 },
  { name: '90_119', fromDays: 90 },
  { name: '120_PLUS', fromDays: 120 },
] as const;
export type DelinquencyBucket = (typeof DELINQUENCY_BUCKETS)[number]['name'];

/** What is done on which day past due; negative days lie before the due date. */
export const DELINQUENCY_STEPS = [
  { day: -3, step: 'REMIND' },
  { day: 0, step: 'REMIND' },
  { day: 1, step: 'REMIND' },
  { day: 5, step: 'REMIND' },
  { day: 10, step: 'WARN_OF_LATE_FEE' },
  { day: 15, step: 'CALL' },
  { day: 30, step: 'FURNISH' },
  { day: 120, step: 'CHARGE_OFF' },
] as const;

/** Days from one day to another, less the days on which the loan was paused. */
export function countedDays(state: Pick<LoanState, 'pauses' | 'pausedOn'>, from: CivilDate, to: CivilDate): number {
  const pauses = state.pausedOn ? [...state.pauses, { from: state.pausedOn, to }] : state.pauses;
  let days = Math.max(0, daysBetween(from, to));
  for (const pause of pauses) {
    const start = pause.from > from ? pause.from : from;
    const end = pause.to < to ? pause.to : to;
    days -= Math.max(0, daysBetween(start, end));
  }
  return days;
}

/** The day after which an installment is late: the one by which it has to be paid, or by which the first statement asks for what is left. */
export const lateAfter = (row: Pick<BilledInstallment, 'dueOn' | 'newDueOn' | 'unnamedUntil'>): CivilDate =>
  row.unnamedUntil ?? askedOn(row);

/** Installments whose day has passed and that are not paid in full, the longest late first; without what no statement named. */
export function pastDueRows(state: Pick<LoanState, 'billed'>, on: CivilDate): BilledInstallment[] {
  return state.billed
    .filter((row) => lateAfter(row) < on && unpaidOf(row) > 0)
    .sort((one, other) => (lateAfter(one) < lateAfter(other) ? -1 : lateAfter(one) > lateAfter(other) ? 1 : 0));
}

export type Delinquency = {
  readonly daysPastDue: number;
  readonly bucket: DelinquencyBucket;
  readonly pastDueCents: Cents;
};

/** The bucket of a number of days past due, 0 or more. */
export function bucketOf(daysPastDue: number): DelinquencyBucket {
  const bucket = [...DELINQUENCY_BUCKETS].reverse().find(({ fromDays }) => daysPastDue >= fromDays);
  return bucket?.name ?? 'CURRENT';
}

/**
 * How late a loan is: days from the oldest unpaid due date, paused days not counted. Up to one dollar missing is not late,
 * nor less than five that no statement named.
 * @param state folded up to `on` (`foldLoan(events, { on })`).
 */
export function delinquency(state: Readonly<LoanState>, on: CivilDate): Delinquency {
  const rows = pastDueRows(state, on);
  const pastDueCents = cents(rows.reduce((sum, row) => sum + unpaidOf(row), 0));
  const oldest = rows[0];
  const daysPastDue = oldest && pastDueCents > PAST_DUE_TOLERANCE_CENTS ? countedDays(state, lateAfter(oldest), on) : 0;
  return { daysPastDue, bucket: bucketOf(daysPastDue), pastDueCents };
}
