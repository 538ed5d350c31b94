import { addDays, type CivilDate, daysBetween } from '../calendar/civil-date';
import { lateAfter } from './delinquency';
import { foldLoan } from './fold-loan';
import { type LateFeeRule, lateFeesDue } from './late-fee';
import type { LoanEvent } from './loan-event';
import { unpaidOf } from './loan-state';

/**
 * The day on which a late fee is charged for what is billed, if nothing more is paid: by the rule of the job that charges it, so that
 * nobody is warned of a fee that cannot come, or promised that none does.
 * @param on today; a fee of today is charged already.
 * @returns null where none can come: while payments are paused, where the state allows none, where nothing is unpaid.
 * @example due March 16 and unpaid, ten days of grace: March 27.
 */
export function lateFeeAhead(events: readonly LoanEvent[], on: CivilDate, rule: LateFeeRule): CivilDate | null {
  const state = foldLoan(events, { on });
  if (state.status !== 'OPEN' || state.pausedOn !== null) return null;
  const rows = state.billed.filter((row) => unpaidOf(row) > 0);
  const numbers = new Set(rows.map(({ number }) => number));
  const charged = new Set(state.charges.filter(({ fee }) => fee === 'LATE').map(({ number }) => number));
  const lastOf = (from: CivilDate) => addDays(from, rule.graceDays + 1 + pausedDays(state.pauses));
  const last = rows
    .filter(({ number }) => !charged.has(number))
    .map((row) => lastOf(lateAfter(row)))
    .sort()
    .at(-1);
  for (let day = addDays(on, 1); last !== undefined && day <= last; day = addDays(day, 1)) {
    const due = lateFeesDue(foldLoan(events, { on: day }), day, rule);
    if (due.some(({ number }) => numbers.has(number))) return day;
  }
  return null;
}

/** Days of pauses count for no grace, so a fee may come later by all of them. */
const pausedDays = (pauses: readonly { readonly from: CivilDate; readonly to: CivilDate }[]): number =>
  pauses.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0);
