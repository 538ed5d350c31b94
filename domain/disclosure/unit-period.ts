import { addMonths, type CivilDate, daysBetween, daysInMonth, partsOf } from '../calendar/civil-date';
import { refuse, wholeNumberWithin } from '../refusal';

/** The common period of a credit plan: `every` months, weeks or days, a half month, or the term of a single payment. */
export type UnitPeriod = { unit: 'month' | 'week' | 'day'; every: number } | { unit: 'semimonth' } | { unit: 'single' };

/** A stretch of time in unit-periods: whole ones plus a fraction, which earns simple interest. */
export type UnitTime = { whole: number; fraction: number };

/** Most months, weeks or days in one unit-period; a unit-period never exceeds a year. */
const EVERY_MAX = { month: 12, week: 52, day: 365 } as const;

/**
 * Whole months counted back from `end` as long as they stay on or after `start`, and the days left at the start. Month ends count as
 * the anchor day. Only day numbers within a month are compared: no date is built, because this runs once per quote.
 */
function monthsBack(start: CivilDate, end: CivilDate, anchorDay?: number): { months: number; days: number } {
  const from = partsOf(start);
  const to = partsOf(end);
  const anchor = anchorDay ?? to.day;
  const apart = (to.year - from.year) * 12 + to.month - from.month;
  if (apart === 0) return { months: 0, days: to.day - from.day };
  const startMonth = daysInMonth(from.year, from.month);
  const sameMonth = Math.min(anchor, startMonth) - from.day;
  if (sameMonth >= 0) return { months: apart, days: sameMonth };
  const next = daysInMonth(from.year + (from.month === 12 ? 1 : 0), (from.month % 12) + 1);
  const nextDay = apart === 1 ? to.day : Math.min(anchor, next);
  return { months: apart - 1, days: startMonth - from.day + nextDay };
}

/**
 * Time from the first advance to a payment, counted backwards from the payment: whole unit-periods, the rest as a fraction at the
 * start (12 CFR 1026 App. J (b)(5)). Odd days of a month count as thirtieths.
 * @param anchorDay day of the month on which the series falls due, by default the day of `end`; a series on the last day of each month passes 31.
 * @throws DomainRefusal when the payment lies before the start, or a unit-period is longer than a year.
 */
// biome-ignore lint/complexity/useMaxParams: from, to, in units of, and the day of the month where it is not that of the start.
export function unitTime(start: CivilDate, end: CivilDate, period: UnitPeriod, anchorDay?: number): UnitTime {
  if (end < start) refuse('dueOn', `The payment on ${end} lies before the start on ${start}.`, start);
  switch (period.unit) {
    case 'single':
      return singlePayment(start, end).time;
    case 'semimonth': {
      const { months, days } = monthsBack(start, end, anchorDay);
      const half = days >= 15 ? 1 : 0;
      return { whole: months * 2 + half, fraction: (days - 15 * half) / 15 };
    }
    case 'month': {
      const every = wholeNumberWithin('every', period.every, 1, EVERY_MAX.month);
      const { months, days } = monthsBack(start, end, anchorDay);
      return { whole: Math.floor(months / every), fraction: ((months % every) * 30 + days) / (30 * every) };
    }
    default: {
      const every = wholeNumberWithin('every', period.every, 1, EVERY_MAX[period.unit]);
      const length = period.unit === 'week' ? 7 * every : every;
      const days = daysBetween(start, end);
      return { whole: Math.floor(days / length), fraction: (days % length) / length };
    }
  }
}

/**
 * Unit-period and time of a plan with one payment (App. J (b)(4)(iii), (5)(vi)): the term itself up to one year, in months when it is
 * a whole number of months and in days otherwise; above a year, years with the odd months over 12 or the odd days over 365.
 */
export function singlePayment(start: CivilDate, end: CivilDate): { time: UnitTime; perYear: number } {
  const { months, days } = monthsBack(start, end);
  const isMonths = days === 0 && months > 0;
  if (months < 12) {
    const time = { whole: 1, fraction: 0 };
    if (isMonths) return { time, perYear: 12 / months };
    const term = daysBetween(start, end);
    if (term === 0) refuse('dueOn', 'The payment falls on the day of the advance.', start);
    return { time, perYear: 365 / term };
  }
  const years = Math.floor(months / 12);
  const odd = isMonths ? (months % 12) / 12 : daysBetween(start, addMonths(end, -12 * years)) / 365;
  return { time: { whole: years, fraction: odd }, perYear: 1 };
}

function unitsPerYear(unit: 'month' | 'week' | 'day'): number {
  switch (unit) {
    case 'month':
      return 12;
    case 'week':
      return 52;
    case 'day':
      return 365;
    default:
      return refuse('unit', `There is no unit-period ${unit}.`);
  }
}

/** Unit-periods in a year: 12 for months, 4 for quarters, 24 for half months, 52 for weeks, 26 for every two weeks. */
export function unitPeriodsPerYear(period: Exclude<UnitPeriod, { unit: 'single' }>): number {
  if (period.unit === 'semimonth') return 24;
  return unitsPerYear(period.unit) / wholeNumberWithin('every', period.every, 1, EVERY_MAX[period.unit]);
}
