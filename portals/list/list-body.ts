import { addDays, type CivilDate, FIRST_DAY } from '@domain/calendar/civil-date';
import { DEFAULT_RANGE_DAYS, defaultDateRange } from '@domain/calendar/date-range';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import type { ListQuery } from './list-query';
import { isUndated, type ListView, type Place } from './list-view';

/** Whose rows, and the clocks of which days are counted. */
type Days = Pick<Place, 'practiceId' | 'today' | 'timeZone'>;

type Shown = Pick<ListView, 'isUndated' | 'views'>;

/** The days that a query covers: those of the address, or the usual ones of the list. */
export function rangeOf(
  view: Shown,
  { view: shown, from, to }: Pick<ListQuery, 'view' | 'from' | 'to'>,
  today: CivilDate,
) {
  if (from && to) return { start: from, end: to };
  if (isUndated(view, shown)) return { start: FIRST_DAY, end: today };
  const { startOn, endOn } = defaultDateRange(today);
  return { start: startOn, end: endOn };
}

/** A year up to today, for a list that found nothing; all days for one that is undated. */
export function widestRange(
  view: Shown,
  { view: shown }: Pick<ListQuery, 'view'>,
  today: CivilDate,
): Pick<ListQuery, 'from' | 'to'> {
  return isUndated(view, shown) ? { from: undefined, to: undefined } : { from: addDays(today, -365), to: today };
}

/** Whether a query covers less than what `widestRange` would. */
export function canWiden(view: Shown, { view: shown, from, to }: ListQuery, today: CivilDate): boolean {
  if (isUndated(view, shown)) return from !== undefined;
  return (from ?? addDays(today, -DEFAULT_RANGE_DAYS)) > addDays(today, -365) || (to ?? today) < today;
}

/** Lists ask for one practice under one of two names; one that is of no practice, as enterprises are, does not ask. Those that name the place of a row only where there are several say so. */
function scopeOf({ declaration: { fields } }: ListView, practiceId: string | null) {
  const place = 'showLocation' in fields && { showLocation: practiceId === null };
  if (practiceId === null) return { ...place };
  return {
    ...place,
    ...('practices' in fields && { practices: [practiceId] }),
    ...('practice' in fields && { practice: practiceId }),
  };
}

/** What decides which rows there are and in which order: the body of the file's call. Days are those of the practice's clocks. */
export function fileBody(view: ListView, query: ListQuery, { practiceId, today, timeZone }: Days) {
  const { start, end } = rangeOf(view, query, today);
  const { from, to } = instantsOfDays(start, end, timeZone);
  const shown = view.views.find(({ key }) => key === query.view);
  return {
    sort: query.sort,
    dateRange: { start: from, end: to },
    ...scopeOf(view, practiceId),
    ...(query.search && { search: query.search }),
    filters: { ...query.filters, ...shown?.filters },
  };
}

/** The body of the file's call for chosen rows: those alone, in the order of the list, whatever it was searched by. */
export function chosenBody(
  view: ListView,
  { sort }: ListQuery,
  { practiceId, ids }: Pick<Place, 'practiceId'> & { ids: readonly string[] },
) {
  return { sort, ...scopeOf(view, practiceId), rows: ids };
}

/** The body of the list's call. */
export function listBody(view: ListView, query: ListQuery, place: Days) {
  return { page: query.page, limit: query.limit, ...fileBody(view, query, place) };
}
