import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { CHARGE_OFF_DAYS, delinquency } from './delinquency';
import type { LoanState } from './loan-state';

/** Days around a due date on which something may be done for a loan. */
const AROUND_DUE = [-21, -3, 0, 1, 5, 10, 11, 15, 30, 31, 60, 85, 90, 120] as const;
/** The same around the end of a promotion. */
const AROUND_PROMO_END = [-60, -30, -14, -3, 0, 1, 4, 5, 6, 7] as const;

/**
 * The next day after `day` on which something may be to do for a loan; null once nothing can be. Too many days cost a look, a missing
 * one a promise, so while counted days and calendar days differ, because the loan is or was paused, it is every day.
 */
export function nextLook(state: Readonly<LoanState>, day: CivilDate): CivilDate | null {
  const { terms } = state;
  if (state.status !== 'OPEN' || !terms) return null;
  if (state.pausedOn || state.pauses.length > 0) return addDays(day, 1);
  // It is charged off as soon as the days of its notice of the right to cure are over.
  if (delinquency(state, day).daysPastDue >= CHARGE_OFF_DAYS) return addDays(day, 1);
  const around = terms.dueOn
    .filter((dueOn) => addDays(dueOn, 120) > day && addDays(dueOn, -60) <= day)
    .concat(state.billed.flatMap(({ newDueOn }) => (newDueOn ? [newDueOn] : [])))
    .flatMap((dueOn) => [nextBusinessDay(dueOn), ...AROUND_DUE.map((days) => addDays(dueOn, days))]);
  const ends = promoEnds(state).flatMap((end) => AROUND_PROMO_END.map((days) => addDays(end, days)));
  const later = [...around, ...ends].filter((candidate) => candidate > day).sort();
  // Past its last day a loan that still owes is looked at until it is charged off.
  return later[0] ?? addDays(day, 1);
}

/** A promotion ends with its term; grace ends it a few business days later. */
function promoEnds({ terms }: Readonly<LoanState>): CivilDate[] {
  const end = terms?.promo && terms.dueOn[terms.promo.termMonths - 1];
  return [...(end ? [end] : []), ...(terms?.promo ? [terms.promo.lastPaymentOn] : [])];
}
