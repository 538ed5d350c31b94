import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { fillDateRange } from '@domain/calendar/date-range';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import { AppError } from '../http/app-error';

/**
 * The instants of a list's date range: by default the start of the day 30 days ago to the end of today, a missing end
 * filled (decision 9). Civil dates are days in `timeZone`. `to` is exclusive.
 * @throws AppError INVALID_FIELDS `dateRange.start` for a start after the end.
 */
export function instantRange(
  chosen: { start?: string | undefined; end?: string | undefined } | undefined,
  today: CivilDate,
  timeZone: string,
): { from: string; to: string } {
  const { start, end } = chosen ?? {};
  const startOn = start === undefined ? undefined : dayOf(start);
  const endOn = end === undefined ? undefined : dayOf(end);
  if (startOn && endOn && startOn > endOn) {
    const message = 'Choose a start that is not after the end.';
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
