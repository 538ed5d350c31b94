import { addMonths, type CivilDate, civilDate, daysBetween, fromParts, partsOf } from '../calendar/civil-date';
import { wholeNumberWithin } from '../refusal';
import { FIRST_PAYMENT_DAYS_MAX, FIRST_PAYMENT_DAYS_MIN } from './limits';

/** When a plan starts and falls due. */
export type Timing = {
  fundedOn: CivilDate;
  firstDueOn: CivilDate;
  /** Day of the month that every due date aims at, 1 to 31. */
  anchorDay: number;
  /** Days beyond one whole month before the first payment; negative when the first period is short. */
  oddDays: number;
};

/** The day `count` months after a month, on the anchor day or the last day of the month. */
function monthlyFrom(date: CivilDate, anchorDay: number, count: number): CivilDate {
  const { year, month } = partsOf(date);
  const index = year * 12 + month - 1 + count;
  return fromParts(Math.floor(index / 12), (index % 12) + 1, anchorDay);
}

/**
 * Fixes the first due date and the anchor day. Without a chosen date the first payment is due one month after funding.
 * A chosen date that is merely funding's day clamped to a month end keeps funding's day as the anchor: funded on 31 January, first
 * due on 28 February, then 31 March.
 * @throws DomainRefusal for a day that does not exist, and when the first payment is nearer than 15 or farther than 45 days from funding.
 */
export function planTiming(fundedOn: CivilDate, chosenFirstDueOn?: CivilDate): Timing {
  const fundingDay = partsOf(civilDate(fundedOn, 'fundedOn')).day;
  const firstDueOn = chosenFirstDueOn ? civilDate(chosenFirstDueOn, 'firstDueOn') : addMonths(fundedOn, 1);
  const isClamped = monthlyFrom(firstDueOn, fundingDay, 0) === firstDueOn;
  const anchorDay = isClamped ? fundingDay : partsOf(firstDueOn).day;
  wholeNumberWithin('firstDueOn', daysBetween(fundedOn, firstDueOn), FIRST_PAYMENT_DAYS_MIN, FIRST_PAYMENT_DAYS_MAX);
  return { fundedOn, firstDueOn, anchorDay, oddDays: daysBetween(fundedOn, monthlyFrom(firstDueOn, anchorDay, -1)) };
}

/** `count` monthly due dates from the first one, each counted from the anchor day so that they never drift. */
export function dueDates(firstDueOn: CivilDate, anchorDay: number, count: number): CivilDate[] {
  let { year, month } = partsOf(firstDueOn);
  const dates: CivilDate[] = [];
  while (dates.length < count) {
    dates.push(fromParts(year, month, anchorDay));
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  return dates;
}

/** Days of the months that end on the due dates; the first one is a whole month whatever the day of funding. */
export function monthLengths(dates: readonly CivilDate[], anchorDay: number): number[] {
  let start = dates[0] ? monthlyFrom(dates[0], anchorDay, -1) : undefined;
  return dates.map((end) => {
    const days = start ? daysBetween(start, end) : 0;
    start = end;
    return days;
  });
}
