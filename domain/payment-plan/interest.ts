import type { Cents } from '../money/cents';
import { cents } from '../money/cents';
import { RATE_UNITS, type Rate } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { wholeNumberWithin } from '../refusal';

/** How days turn into shares of a year: every month a twelfth, or real days over 365 or 360. */
export type DayCount = '30/360' | 'ACT/365' | 'ACT/360';

/** SCHEDULED: interest as the schedule says, a few days early or late change nothing. DAILY: recomputed from real dates. */
export type Accrual = 'SCHEDULED' | 'DAILY';

/** Longest stretch over which daily interest is computed: ten years. */
export const ACCRUAL_DAYS_MAX = 3_660;

/** Interest of consecutive periods: period k costs `balance · units[k] / divisor`. */
export type PeriodRates = { units: readonly number[]; divisor: number };

/** Days in a year of simple daily interest. A 30/360 plan counts single days over 365. */
export function yearDays(dayCount: DayCount): 360 | 365 {
  return dayCount === 'ACT/360' ? 360 : 365;
}

/** The rates of monthly periods, whose lengths in days matter to the ACT counts only. */
// biome-ignore lint/complexity/useMaxParams: the factors of one product in their usual order.
export function periodRates(rate: Rate, dayCount: DayCount, count: number, days: () => readonly number[]): PeriodRates {
  if (dayCount === '30/360') return { units: new Array<number>(count).fill(rate), divisor: 12 * RATE_UNITS };
  return { units: days().map((length) => rate * length), divisor: yearDays(dayCount) * RATE_UNITS };
}

/**
 * Simple interest for a number of days: `balance · rate · days / 365` (or 360), rounded half up. $5,000 at 17.99 % over 31 days is
 * $76.40.
 * @throws DomainRefusal for days below 0 or above ACCRUAL_DAYS_MAX.
 */
// biome-ignore lint/complexity/useMaxParams: the factors of one product in their usual order.
export function dailyInterest(balance: Cents, rate: Rate, days: number, dayCount: DayCount = 'ACT/365'): Cents {
  wholeNumberWithin('days', days, 0, ACCRUAL_DAYS_MAX);
  return cents(multiplyDivideHalfUp(balance, rate * days, yearDays(dayCount) * RATE_UNITS));
}

/** Interest of one month at a twelfth of the yearly rate, rounded half up. $1,000 at 18 % is $15.00 in any month. */
export function monthlyInterest(balance: Cents, rate: Rate): Cents {
  return cents(multiplyDivideHalfUp(balance, rate, 12 * RATE_UNITS));
}
