import { nextBusinessDay } from '../calendar/business-day';
import { addDays, addMonths, type CivilDate } from '../calendar/civil-date';
import { refuse, wholeNumberWithin } from '../refusal';
import { PLAN_MONTHS } from './treatment-row';

/** Most plan years that are reckoned ahead. */
export const PLAN_YEARS_MAX = 100;
/** Most months of a pause. Source: decision 61. */
export const PAUSE_MONTHS_MAX = 3;
/** Days before a renewal on which the member is told of it. Source: decision 61. */
export const RENEWAL_NOTICE_DAYS = [45, 7] as const;

/** A stay of a plan: after so many payments of a year, the rest of it and what follows comes whole months later. */
export type Pause = { readonly year: number; readonly paymentsBefore: number; readonly months: number };

/** A plan's days: the day of its activation, and its pauses so far. Year 0 is the first. */
export type PlanCalendar = {
  readonly anchor: CivilDate;
  readonly year?: number;
  readonly pauses?: readonly Pause[];
};

const yearOf = (year = 0) => wholeNumberWithin('year', year, 0, PLAN_YEARS_MAX);

/** Months from the anchor to the first day of a plan year. */
function monthsBefore({ year, pauses = [] }: Pick<PlanCalendar, 'pauses'> & { readonly year: number }): number {
  const paused = pauses.reduce((sum, pause) => (pause.year < year ? sum + pause.months : sum), 0);
  return year * PLAN_MONTHS + paused;
}

/**
 * The twelve days of a plan year on which a payment is due, always counted from the anchor, so that the 31st comes back after a
 * short month. The first is the first day of the year.
 * @throws DomainRefusal `year` outside 0 to 100.
 * @example from Jan 31, 2027: Jan 31, Feb 28, Mar 31 …; the next year Jan 31, Feb 29. Source: decision 61.
 */
export function paymentDates(anchor: CivilDate, year = 0, pauses: readonly Pause[] = []): CivilDate[] {
  const before = monthsBefore({ year: yearOf(year), pauses });
  const own = pauses.filter((pause) => pause.year === year);
  return Array.from({ length: PLAN_MONTHS }, (_, index) => {
    const paused = own.reduce((sum, pause) => (pause.paymentsBefore <= index ? sum + pause.months : sum), 0);
    return addMonths(anchor, before + index + paused);
  });
}

/** First day of the year that follows: the day of its first payment, if the member consents to the renewal. */
export function renewsOn(anchor: CivilDate, year = 0, pauses: readonly Pause[] = []): CivilDate {
  return addMonths(anchor, monthsBefore({ year: yearOf(year) + 1, pauses }));
}

/** Days on which the member is told that the year ends, the earlier first. */
export function renewalNotices(renewal: CivilDate): CivilDate[] {
  return RENEWAL_NOTICE_DAYS.map((days) => addDays(renewal, -days));
}

/**
 * Pauses a plan year after the payments that were billed: the others, and the end of the year, come whole months later.
 * @returns the pause to be kept, the twelve days of the year with it, and when the next year would begin.
 * @throws DomainRefusal `months` outside 1 to 3; `pause` for a second one in a year, or where nothing is left to move.
 */
export function pausedDates(
  plan: PlanCalendar & {
    readonly paymentsBilled: number;
    readonly months: number;
  },
): { readonly pause: Pause; readonly dates: readonly CivilDate[]; readonly renewsOn: CivilDate } {
  const { anchor, pauses = [] } = plan;
  const year = yearOf(plan.year);
  const paymentsBefore = wholeNumberWithin('paymentsBilled', plan.paymentsBilled, 0, PLAN_MONTHS);
  const months = wholeNumberWithin('months', plan.months, 1, PAUSE_MONTHS_MAX);
  if (paymentsBefore === PLAN_MONTHS) refuse('pause', 'All payments for this year have been billed.');
  if (pauses.some((pause) => pause.year === year)) refuse('pause', 'You can pause a plan once a year.', 1);
  const pause = { year, paymentsBefore, months };
  const all = [...pauses, pause];
  return { pause, dates: paymentDates(anchor, year, all), renewsOn: renewsOn(anchor, year, all) };
}

/** A pause that could begin now: so many months, and what it does to the next payment and the end of the year. */
export type PauseChoice = {
  readonly months: number;
  readonly nextPaymentOn: CivilDate;
  readonly renewsOn: CivilDate;
};

/** The pauses that a plan can have now, the shortest first: none after one in this year, or where every payment was billed. */
export function pauseChoices(plan: PlanCalendar & { readonly paymentsBilled: number }): PauseChoice[] {
  const year = yearOf(plan.year);
  if (plan.paymentsBilled >= PLAN_MONTHS || plan.pauses?.some((pause) => pause.year === year)) return [];
  return Array.from({ length: PAUSE_MONTHS_MAX }, (_, index) => {
    const months = index + 1;
    const { dates, renewsOn: ends } = pausedDates({ ...plan, months });
    return { months, nextPaymentOn: dates[plan.paymentsBilled] as CivilDate, renewsOn: ends };
  });
}

/** The day of the payment that ends a pause which runs now; null without one. */
export function pausedUntil(plan: PlanCalendar & { readonly paymentsBilled: number }): CivilDate | null {
  const year = yearOf(plan.year);
  const pauses = plan.pauses ?? [];
  if (!pauses.some((pause) => pause.year === year && pause.paymentsBefore === plan.paymentsBilled)) return null;
  return paymentDates(plan.anchor, year, pauses)[plan.paymentsBilled] ?? null;
}

/**
 * Days of the plan year on which a payment is still due: those after the ones that were billed, or after a day.
 * @example anchor Jan 31, on Jul 10: Jul 31 and five more. Source: decision 56.
 */
export function paymentsLeft(
  plan: PlanCalendar & { readonly on?: CivilDate; readonly paymentsBilled?: number },
): CivilDate[] {
  const billed = wholeNumberWithin('paymentsBilled', plan.paymentsBilled ?? 0, 0, PLAN_MONTHS);
  const dates = paymentDates(plan.anchor, plan.year, plan.pauses).slice(billed);
  const { on } = plan;
  return on === undefined || plan.paymentsBilled !== undefined ? dates : dates.filter((date) => date > on);
}

/** Payments that a changed plan is spread over; the first is the next payment of the year. */
export const monthsLeft = (plan: Parameters<typeof paymentsLeft>[0]): number => paymentsLeft(plan).length;

/**
 * Today and the anchor's days that follow it, one in each month.
 * @throws DomainRefusal `payments` outside 1 to 12.
 */
export function todayAndAnchorDays(anchor: CivilDate, today: CivilDate, payments: number): CivilDate[] {
  const count = wholeNumberWithin('payments', payments, 1, PLAN_MONTHS);
  const dates = [today];
  for (let month = 0; dates.length < count; month += 1) {
    const date = addMonths(anchor, month);
    if (date > today) dates.push(date);
  }
  return dates;
}

/** The day on which a payment is taken: its due date or, where that has passed, today; on a holiday the business day after it. */
export const debitDay = (dueOn: CivilDate, today: CivilDate = dueOn): CivilDate =>
  nextBusinessDay(dueOn > today ? dueOn : today);
