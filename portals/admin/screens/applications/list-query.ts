import { applicationList } from '@contract/lists/application';
import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { isStateCode, type StateCode } from '@domain/us-states';

/** The saved views of the list, and the status that each shows. */
export const views = ['all', 'review', 'approved', 'denied', 'incomplete'] as const;
export type View = (typeof views)[number];

export const gradeLetters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type GradeLetter = (typeof gradeLetters)[number];
export type SortKey = (typeof applicationList.sorts)[number];

export const pageSizes = [25, 50, 100] as const;

/** What the list shows. It lives in the address, so that links, reloads and the back button keep it. */
export type ListQuery = {
  view: View;
  search: string;
  /** First and last day; undefined for the usual range of 30 days. */
  from: CivilDate | undefined;
  to: CivilDate | undefined;
  /** Requested amount in dollars. */
  min: number | undefined;
  max: number | undefined;
  state: StateCode | undefined;
  grades: readonly GradeLetter[];
  sort: { key: SortKey; direction: 'asc' | 'desc' };
  /** From 0. */
  page: number;
  limit: (typeof pageSizes)[number];
};

export const usualQuery: ListQuery = {
  view: 'all',
  search: '',
  from: undefined,
  to: undefined,
  min: undefined,
  max: undefined,
  state: undefined,
  grades: [],
  sort: { key: 'createdAt', direction: 'desc' },
  page: 0,
  limit: 25,
};

const amountMax = 1_000_000;
const pageMax = 100_000;

function amountOf(text: string | null): number | undefined {
  if (!text || !/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount <= amountMax ? amount : undefined;
}

function daysOf(params: URLSearchParams): Pick<ListQuery, 'from' | 'to'> {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (!isCivilDate(from) || !isCivilDate(to) || from > to) return { from: undefined, to: undefined };
  return { from, to };
}

/** An order by a column; the usual one for a column that cannot be sorted. */
export function sortBy(name: string, direction: 'asc' | 'desc'): ListQuery['sort'] {
  const key = applicationList.sorts.find((candidate) => candidate === name);
  return key ? { key, direction } : usualQuery.sort;
}

function sortOf(text: string | null): ListQuery['sort'] {
  return sortBy((text ?? '').replace(/^-/, ''), text?.startsWith('-') ? 'desc' : 'asc');
}

/**
 * Reads the query of the address. What is not understood is left out, so that an old or mistyped link still shows a list;
 * so are grades for somebody who sees none.
 */
export function readQuery(params: URLSearchParams, seesGrades = true): ListQuery {
  const page = Number(params.get('page') ?? 1) - 1;
  const state = params.get('state') ?? '';
  const given = (params.get('grade') ?? '').split(',');
  const [min, max] = [amountOf(params.get('min')), amountOf(params.get('max'))];
  const isRange = min === undefined || max === undefined || min <= max;
  return {
    view: views.find((view) => view === params.get('view')) ?? 'all',
    search: (params.get('q') ?? '').trim().slice(0, 100),
    ...daysOf(params),
    min: isRange ? min : undefined,
    max: isRange ? max : undefined,
    state: isStateCode(state) ? state : undefined,
    grades: gradeLetters.filter((letter) => seesGrades && given.includes(letter)),
    sort: sortOf(params.get('sort')),
    page: Number.isInteger(page) && page >= 0 && page <= pageMax ? page : 0,
    limit: pageSizes.find((size) => String(size) === params.get('limit')) ?? usualQuery.limit,
  };
}

/** The query as a part of an address; what is usual is left out. */
export function writeQuery(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(name, String(value));
  };
  put('view', query.view === 'all' ? undefined : query.view);
  put('q', query.search);
  put('from', query.from);
  put('to', query.to);
  put('min', query.min);
  put('max', query.max);
  put('state', query.state);
  put('grade', query.grades.join(','));
  const { key, direction } = query.sort;
  const isUsualSort = key === usualQuery.sort.key && direction === usualQuery.sort.direction;
  put('sort', isUsualSort ? undefined : `${direction === 'desc' ? '-' : ''}${key}`);
  put('page', query.page === 0 ? undefined : query.page + 1);
  put('limit', query.limit === usualQuery.limit ? undefined : query.limit);
  return params;
}

/** True when something besides the usual range of dates decides what is found. */
export function isNarrowed({ view, search, min, max, state, grades }: ListQuery): boolean {
  return (
    view !== 'all' || search !== '' || min !== undefined || max !== undefined || Boolean(state) || grades.length > 0
  );
}
