import { wholeNumberWithin } from '../refusal';
import { isBankHoliday, weekday } from './bank-holidays';
import { addDays, type CivilDate } from './civil-date';

/** Most business days that may be added or taken at once. */
export const BUSINESS_DAYS_MAX = 3_660;

/** True on Monday to Friday except bank holidays. */
export function isBusinessDay(date: CivilDate): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6 && !isBankHoliday(date);
}

/** The date itself when it is a business day, else the next one. A debit due on a holiday goes out on this day. */
export function nextBusinessDay(date: CivilDate): CivilDate {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/**
 * The business day `count` business days after a date, before it when negative. With 0: the date itself, moved forward to a
 * business day. A start on a holiday counts as the holiday, so Saturday + 1 is Monday.
 * @throws DomainRefusal for a fractional count or one beyond ±BUSINESS_DAYS_MAX.
 */
export function addBusinessDays(date: CivilDate, count: number): CivilDate {
  let left = wholeNumberWithin('businessDays', count, -BUSINESS_DAYS_MAX, BUSINESS_DAYS_MAX);
  if (left === 0) return nextBusinessDay(date);
  const step = left < 0 ? -1 : 1;
  let day = date;
  while (left !== 0) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left -= step;
  }
  return day;
}
