import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { fillDateRange } from '@domain/calendar/date-range';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { HOME_ZONE, instantsOfDays } from '@domain/calendar/zoned-day';
import { civilToday } from '../civil-today';
import type { Clock } from '../clock';
import { AppError } from '../http/app-error';

/** Ranges count in the days of the product's home; a row's own practice may be hours away. */
const HOME_STATE = 'NY';

type Chosen = { start?: string | undefined; end?: string | undefined } | undefined;

/**
 * The instants of the range that every list has, the usual one where none is chosen. Figures that lead to a list count by it too.
 * @throws AppError INVALID_FIELDS as `instantRange`.
 */
export const rangeOfList = (chosen: Chosen, clock: Clock) =>
  instantRange(chosen, civilToday(clock, HOME_STATE), HOME_ZONE);

/**
 * The instants of a list's date range: by default the start of the day 30 days ago to the end of today, a missing end
 * filled (decision 9). Civil dates are days in `timeZone`. `to` is exclusive.
 * @throws AppError INVALID_FIELDS `dateRange.start` for a start after the end.
 */
export function instantRange(chosen: Chosen, today: CivilDate, timeZone: string): { from: string; to: string } {
  const { start, end } = chosen ?? {};
  const startOn = start === undefined ? undefined : dayOf(start);
  const endOn = end === undefined ? undefined : dayOf(end);
  if (startOn && endOn && startOn > endOn) {
    const message = "The start can't be after the end.";
    throw new AppError('INVALID_FIELDS', { fields: [{ field: 'dateRange.start', message }] });
  }
  const range = fillDateRange({ ...(startOn ? { startOn } : {}), ...(endOn ? { endOn } : {}) }, today);
  const days = instantsOfDays(range.startOn, range.endOn, timeZone);
  return {
    from: start && !isCivilDate(start) ? instantAt(millisecondsOf(start)) : days.from,
    to: end && !isCivilDate(end) ? instantAt(millisecondsOf(end)) : days.to,
  };
}

function dayOf(text: string): CivilDate | undefined {
  const day = text.slice(0, 10);
  return isCivilDate(day) ? day : undefined;
}
