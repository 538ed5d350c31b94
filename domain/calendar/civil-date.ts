import { refuse } from '../refusal';

declare const civilDateBrand: unique symbol;

/** A day on the calendar without time or zone, written YYYY-MM-DD. String order is date order. */
export type CivilDate = string & { readonly [civilDateBrand]: 'CivilDate' };

/** No day of ours is before it: the start of a list that leaves out nothing. */
export const FIRST_DAY = '2000-01-01' as CivilDate;

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/** "-00" to "-31": few pieces per date, because schedules write hundreds of dates. */
const DASHED = Array.from({ length: 32 }, (_, value) => `-${String(value).padStart(2, '0')}`);

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in a month; month is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const DASH = 45;
/** The number of the two digits at an index, or one below 0 when they are not digits: a sign bit tells a digit outside 0 to 9. */
function digitsAt(text: string, index: number): number {
  const tens = text.charCodeAt(index) - 48;
  const ones = text.charCodeAt(index + 1) - 48;
  return (tens | (9 - tens) | ones | (9 - ones)) < 0 ? -10_000 : tens * 10 + ones;
}

/** The two days found to exist last: the plans of one quote ask for the same start and the same first due date again and again. */
let lastDay = '';
let dayBefore = '';

/** The first and the last day there are. */
export const FIRST_CIVIL_DATE = '1900-01-01' as CivilDate;
export const LAST_CIVIL_DATE = '2199-12-31' as CivilDate;

/** True for an existing day written YYYY-MM-DD, years 1900 to 2199. Reads characters, because rates check two dates each. */
export function isCivilDate(text: string): text is CivilDate {
  if (text !== '' && (text === lastDay || text === dayBefore)) return true;
  if (!isWrittenDay(text)) return false;
  dayBefore = lastDay;
  lastDay = text;
  return true;
}

function isWrittenDay(text: string): boolean {
  if (typeof text !== 'string' || text.length !== 10) return false;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2);
  const month = digitsAt(text, 5);
  const day = digitsAt(text, 8);
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return false;
  return day <= 28 || day <= daysInMonth(year, month);
}

/**
 * Brands text as a civil date.
 * @throws DomainRefusal naming `field` when the day does not exist (2026-02-30) or the form is not YYYY-MM-DD.
 */
export function civilDate(text: string, field = 'date'): CivilDate {
  if (!isCivilDate(text)) refuse(field, `${field} is not a day written YYYY-MM-DD: ${text}`, 'YYYY-MM-DD');
  return text;
}

/** Value of the two digits at an index; reading the characters is several times faster than slicing. */
function twoDigits(date: string, index: number): number {
  return date.charCodeAt(index) * 10 + date.charCodeAt(index + 1) - 528;
}

/** Year, month (1 to 12) and day of a civil date. */
export function partsOf(date: CivilDate): { year: number; month: number; day: number } {
  return { year: twoDigits(date, 0) * 100 + twoDigits(date, 2), month: twoDigits(date, 5), day: twoDigits(date, 8) };
}

/**
 * Builds a civil date from parts; a day beyond the end of the month becomes its last day.
 * @throws DomainRefusal for a year outside 1900 to 2199, a month outside 1 to 12 or a day below 1.
 */
export function fromParts(year: number, month: number, day: number): CivilDate {
  const isPossible = year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && day >= 1;
  if (!isPossible) refuse('date', `There is no date in the years 1900 to 2199 for ${year}-${month}-${day}.`);
  const last = day <= 28 ? day : Math.min(day, daysInMonth(year, month));
  // Every part is checked above.
  return `${year}${DASHED[month]}${DASHED[last]}` as CivilDate;
}

/** Day number since 1970-01-01 (may be negative). */
export function dayNumber(date: CivilDate): number {
  const { year, month, day } = partsOf(date);
  const before = year - 1;
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  const leapShift = month > 2 && isLeapYear(year) ? 1 : 0;
  return before * 365 + leaps + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + leapShift + day - 1 - 719162;
}

/** The civil date of a day number since 1970-01-01. */
export function fromDayNumber(days: number): CivilDate {
  // Proleptic Gregorian from days, counted in eras of 400 years that start on 1 March.
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthShifted = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthShifted + 2) / 5) + 1;
  const month = monthShifted < 10 ? monthShifted + 3 : monthShifted - 9;
  return fromParts(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

/** The date `count` days later (earlier when negative). @throws DomainRefusal for a fraction or a year outside 1900 to 2199. */
export function addDays(date: CivilDate, count: number): CivilDate {
  if (!Number.isInteger(count)) refuse('days', `days is not a whole number: ${count}`);
  return fromDayNumber(dayNumber(date) + count);
}

/** The same, or the first or last day there is where it would lie beyond. */
export function addDaysWithin(date: CivilDate, count: number): CivilDate {
  const [first, last] = [dayNumber(FIRST_CIVIL_DATE), dayNumber(LAST_CIVIL_DATE)];
  return fromDayNumber(Math.min(last, Math.max(first, dayNumber(date) + count)));
}

/** Whole days from `start` to `end`. */
export function daysBetween(start: CivilDate, end: CivilDate): number {
  return dayNumber(end) - dayNumber(start);
}

/**
 * The date `count` months after an anchor day, clamped to the month's end (Jan 31 + 1 = Feb 28 or 29).
 * Always pass the original anchor, never an already clamped date: clamping twice makes due dates drift.
 * @throws DomainRefusal for a fraction or a year outside 1900 to 2199.
 */
export function addMonths(anchor: CivilDate, count: number): CivilDate {
  if (!Number.isInteger(count)) refuse('months', `months is not a whole number: ${count}`);
  const { year, month, day } = partsOf(anchor);
  const index = year * 12 + (month - 1) + count;
  return fromParts(Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, day);
}

/** The earlier of two days; the other where one is none. */
export const earlierOf = (one: CivilDate | null, other: CivilDate): CivilDate =>
  one !== null && one < other ? one : other;
