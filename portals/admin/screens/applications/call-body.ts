import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { DEFAULT_RANGE_DAYS, defaultDateRange } from '@domain/calendar/date-range';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import type { ListBody } from '../../stores/applications.actions';
import type { ListQuery, View } from './list-query';

const statusOf: Readonly<Record<View, 'REVIEW' | 'APPROVED' | 'DENIED' | 'INCOMPLETE' | null>> = {
  all: null,
  review: 'REVIEW',
  approved: 'APPROVED',
  denied: 'DENIED',
  incomplete: 'INCOMPLETE',
};

export type Place = { practiceId: string | null; today: CivilDate; timeZone: string };

/** The days that a query covers: those of the address, or the last 30. */
export function rangeOf({ from, to }: Pick<ListQuery, 'from' | 'to'>, today: CivilDate) {
  if (from && to) return { start: from, end: to };
  const { startOn, endOn } = defaultDateRange(today);
  return { start: startOn, end: endOn };
}

/** A year up to today, for a list that found nothing. */
export function widestRange(today: CivilDate): { from: CivilDate; to: CivilDate } {
  return { from: addDays(today, -365), to: today };
}

/** Whether a query covers less than what `widestRange` would. */
export function canWiden({ from, to }: ListQuery, today: CivilDate): boolean {
  return (from ?? addDays(today, -DEFAULT_RANGE_DAYS)) > addDays(today, -365) || (to ?? today) < today;
}

/** The body of the list's call. Days are those of the practice's clocks, so they go as instants. */
export function bodyOf(query: ListQuery, { practiceId, today, timeZone }: Place): ListBody {
  const { start, end } = rangeOf(query, today);
  const { from, to } = instantsOfDays(start, end, timeZone);
  const status = statusOf[query.view];
  return {
    page: query.page,
    limit: query.limit,
    sort: query.sort,
    dateRange: { start: from, end: to },
    ...(practiceId && { practices: [practiceId] }),
    ...(query.search && { search: query.search }),
    filters: {
      ...(status && { status: [status] }),
      ...(query.state && { state: query.state }),
      ...(query.grades.length > 0 && { grade: [...query.grades] }),
      ...(query.min !== undefined && { requestedFrom: query.min }),
      ...(query.max !== undefined && { requestedTo: query.max }),
    },
  };
}
