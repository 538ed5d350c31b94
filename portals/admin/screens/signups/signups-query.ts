import { signupList } from '@contract/lists/signup';
import type { CivilDate } from '@domain/calendar/civil-date';
import { instantsOfDays } from '@domain/calendar/zoned-day';
import type { SignupsBody } from '../../stores/signups.actions';
import { rangeOf } from '../applications/call-body';
import { type ListQuery, readQuery, writeQuery } from '../applications/list-query';

/** The saved views of the list, and what each asks for. */
const asked = {
  all: undefined,
  unfinished: { status: ['INCOMPLETE', 'REVIEW'] },
  registered: { status: ['APPROVED'] },
  members: { isMember: true },
  denied: { status: ['DENIED'] },
} as const satisfies Record<string, SignupsBody['filters']>;
export type SignupsView = keyof typeof asked;
export const signupsViews = Object.keys(asked) as SignupsView[];

/** What the list shows; it lives in the address like that of the applications. */
export type SignupsQuery = Pick<ListQuery, 'search' | 'from' | 'to' | 'sort' | 'page' | 'limit'> & {
  view: SignupsView;
};

/** Reads the query of the address; what is not understood is left out. */
export function readSignupsQuery(params: URLSearchParams): SignupsQuery {
  const { search, from, to, sort, page, limit } = readQuery(params, false);
  const known = signupList.sorts.some((key) => key === sort.key);
  const view = signupsViews.find((one) => one === params.get('view')) ?? 'all';
  return { view, search, from, to, sort: known ? sort : { key: 'createdAt', direction: 'desc' }, page, limit };
}

/** The query as a part of an address; what is usual is left out. */
export function writeSignupsQuery({ view, ...query }: SignupsQuery): URLSearchParams {
  const params = writeQuery({ ...readQuery(new URLSearchParams()), ...query });
  if (view !== 'all') params.set('view', view);
  return params;
}

type Place = { practiceId: string | null; today: CivilDate; timeZone: string };

/** The body of the list's call; days are those of the practice's clocks. */
export function signupsBody(query: SignupsQuery, { practiceId, today, timeZone }: Place): SignupsBody {
  const { start, end } = rangeOf(query, today);
  const { from, to } = instantsOfDays(start, end, timeZone);
  const key = signupList.sorts.find((one) => one === query.sort.key) ?? 'createdAt';
  const filters: SignupsBody['filters'] = asked[query.view];
  return {
    page: query.page,
    limit: query.limit,
    sort: { key, direction: query.sort.direction },
    dateRange: { start: from, end: to },
    ...(practiceId && { practices: [practiceId] }),
    ...(query.search && { search: query.search }),
    ...(filters && { filters }),
  };
}
