import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import type { Sort } from '@portals/ui/table/column';
import { chipFilters, type FilterValue, type FilterValues, type ListView, type NamedFilter } from './list-view';

export const pageSizes = [25, 50, 100] as const;

/** What a list shows. It lives in the address, so that links, reloads and the back button keep it. */
export type ListQuery = {
  view: string;
  search: string;
  /** First and last day; undefined for the usual range of 30 days. */
  from: CivilDate | undefined;
  to: CivilDate | undefined;
  filters: FilterValues;
  sort: Sort;
  /** From 0. */
  page: number;
  limit: (typeof pageSizes)[number];
};

export function usualQuery({ declaration }: ListView): ListQuery {
  const sort = { key: declaration.sorts[0], direction: 'desc' as const };
  return { view: 'all', search: '', from: undefined, to: undefined, filters: {}, sort, page: 0, limit: 25 };
}

const amountMax = 1_000_000;
const pageMax = 100_000;

function amountOf(text: string): number | undefined {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return amount <= amountMax ? amount : undefined;
}

/** A value of the address as the wire has it, by the kind of its filter; undefined when it is not understood. */
function readValue({ filter }: NamedFilter, text: string): FilterValue | undefined {
  switch (filter.kind) {
    case 'anyOf': {
      const given = text.split(',');
      const known = filter.values.filter((value) => given.includes(value));
      return known.length > 0 ? known : undefined;
    }
    case 'oneOf':
      return filter.values.find((value) => value === text);
    case 'dollars':
      return amountOf(text);
    case 'text':
      return text.trim() === '' || text.trim().length > filter.most ? undefined : text.trim();
    case 'flag':
      return text === '1' ? true : undefined;
  }
}

function filtersOf(view: ListView, filters: readonly NamedFilter[], params: URLSearchParams): FilterValues {
  const entries = filters.flatMap((filter) => {
    const found = filter.wireNames.flatMap((wire) => {
      const value = readValue(filter, params.get(view.params?.[wire] ?? wire) ?? '');
      return value === undefined ? [] : [[wire, value] as const];
    });
    const [from, to] = found;
    return from && to && from[1] > to[1] ? [] : found;
  });
  return Object.fromEntries(entries);
}

function daysOf(params: URLSearchParams): Pick<ListQuery, 'from' | 'to'> {
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  if (!isCivilDate(from) || !isCivilDate(to) || from > to) return { from: undefined, to: undefined };
  return { from, to };
}

/** An order by a column; the usual one for a column that cannot be sorted. */
export function sortBy(view: ListView, { key, direction }: Sort): Sort {
  return view.declaration.sorts.includes(key) ? { key, direction } : usualQuery(view).sort;
}

/**
 * Reads the query of the address. What is not understood is left out, so that an old or mistyped link still shows a list;
 * so is what the reader may not ask by.
 */
export function readQuery(
  view: ListView,
  params: URLSearchParams,
  mayAskBy: (name: string) => boolean = () => true,
): ListQuery {
  const page = Number(params.get('page') ?? 1) - 1;
  const sort = params.get('sort') ?? '';
  const usual = usualQuery(view);
  return {
    view: view.views.find(({ key }) => key === params.get('view'))?.key ?? usual.view,
    search: (params.get('q') ?? '').trim().slice(0, 100),
    ...daysOf(params),
    filters: filtersOf(view, chipFilters(view, mayAskBy), params),
    sort: sortBy(view, { key: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }),
    page: Number.isInteger(page) && page >= 0 && page <= pageMax ? page : 0,
    limit: pageSizes.find((size) => String(size) === params.get('limit')) ?? usual.limit,
  };
}

/** The query as a part of an address; what is usual is left out. */
export function writeQuery(view: ListView, query: ListQuery): URLSearchParams {
  const usual = usualQuery(view);
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.set(name, String(value));
  };
  put('view', query.view === usual.view ? undefined : query.view);
  put('q', query.search);
  put('from', query.from);
  put('to', query.to);
  for (const wire of chipFilters(view, () => true).flatMap(({ wireNames }) => wireNames)) {
    const value = query.filters[wire];
    put(view.params?.[wire] ?? wire, value === true ? '1' : value?.toString());
  }
  const { key, direction } = query.sort;
  const isUsualSort = key === usual.sort.key && direction === usual.sort.direction;
  put('sort', isUsualSort ? undefined : `${direction === 'desc' ? '-' : ''}${key}`);
  put('page', query.page === 0 ? undefined : query.page + 1);
  put('limit', query.limit === usual.limit ? undefined : query.limit);
  return params;
}

/** True when something besides the usual range of dates decides what is found. */
export function isNarrowed({ view, search, filters }: ListQuery): boolean {
  return view !== 'all' || search !== '' || Object.keys(filters).length > 0;
}
