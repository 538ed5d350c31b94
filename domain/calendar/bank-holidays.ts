import { addDays, type CivilDate, dayNumber, daysInMonth, fromParts, partsOf } from './civil-date';

/** Day of the week, 0 for Sunday to 6 for Saturday. 1970-01-01 was a Thursday. */
export function weekday(date: CivilDate): number {
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** The `nth` given weekday of a month, 1 for the first. */
// biome-ignore lint/complexity/useMaxParams: read as said: of this year and month that weekday, the nth.
function nthWeekday(year: number, month: number, day: number, nth: number): CivilDate {
  const first = fromParts(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (nth - 1));
}

/** The last Monday of a month. */
function lastMonday(year: number, month: number): CivilDate {
  const last = fromParts(year, month, daysInMonth(year, month));
  return addDays(last, -((weekday(last) + 6) % 7));
}

/**
 * Days of a year on which the Federal Reserve Banks do not settle, in date order.
 *
 * The eleven holidays of the Federal Reserve; Juneteenth since 2021. A holiday on a Sunday is observed on Monday. A holiday on a
 * Saturday is not moved: the Reserve Banks are open on the Friday before, unlike federal offices (5 USC 6103(b)).
 * Source: Federal Reserve Financial Services holiday schedule.
 */
export function bankHolidays(year: number): CivilDate[] {
  const fixed = [fromParts(year, 1, 1), fromParts(year, 7, 4), fromParts(year, 11, 11), fromParts(year, 12, 25)];
  if (year >= 2021) fixed.push(fromParts(year, 6, 19));
  const observed = fixed.filter((day) => weekday(day) !== 6).map((day) => (weekday(day) === 0 ? addDays(day, 1) : day));
  const movable = [
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ];
  return [...observed, ...movable].sort();
}

/** True on a bank holiday as observed. */
export function isBankHoliday(date: CivilDate): boolean {
  return bankHolidays(partsOf(date).year).includes(date);
}
