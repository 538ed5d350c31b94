import { isCivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { type Access, endpoint } from '../endpoint';
import { dollars } from '../schema';
import * as z from '../z';
import { type Filters, filterSchema } from './filters';

/** Rows beyond the page that may be chosen at once. */
export const CHOSEN_ROWS_MAX = 10_000;

/** Chosen rows that one file holds; whoever wants more narrows the list and takes all of it. */
export const FILE_ROWS_CHOSEN_MAX = 2000;

/** Rows that are added up for one sum; of more none is told. */
export const SUMMED_ROWS_MAX = 10_000;

/**
 * A list as data: its call, what it can be sorted and filtered by, its tabs and the columns of its file. The server's
 * `api/list/` answers it from one declaration of columns, the generated tests read it, and so do the portals.
 */
export type ListDeclaration = {
  call: { id: string; path: `/${string}`; summary: string; source: string };
  access: Access;
  row: z.ZodMiniType;
  /** The first is the usual one, newest first. */
  sorts: readonly [string, ...string[]];
  filters: Filters;
  /** The filter whose values are shown as tabs, each with its count. */
  tabs: Tabs;
  /** Whether words or an id can be searched. */
  search: 'words' | 'text';
  /** Fields of the body beside those that every list has: above all, which practices. */
  fields: Readonly<Record<string, z.ZodMiniType>>;
  /** Amounts of the row whose sum over all rows of the query is told; nothing that some readers of the list may not see. */
  sums?: readonly string[];
  /** Columns of the file: the field of the row, or a field of an object in it, with its heading. */
  columns: Readonly<Record<string, string>>;
  /** Columns that the file leaves out where a field of the body is false. */
  columnsIf?: Readonly<Record<string, string>>;
};

type Tabs = { filter: string | undefined; values: readonly string[]; counts: z.ZodMiniType };

/** Tabs by the values of a filter. */
export function tabsBy<const V extends readonly string[]>(filter: string, values: V) {
  const counts = Object.fromEntries(['all', ...values].map((value) => [value, z.number()]));
  return {
    filter,
    values,
    counts: z.object(counts as Record<'all' | V[number], z.ZodMiniNumber<number>>),
  };
}

/** A list in one piece. */
export const noTabs = { filter: undefined, values: [], counts: z.object({ all: z.number() }) } as const;

/** The field of the body by which most lists ask for some of the practices in scope. */
export const practices = { practices: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500))) };

/** The last day ends on American clocks when the year after it has begun in UTC. */
const isDay = (value: string) => isCivilDate(value.slice(0, 10)) || value.startsWith('2200-01-01T');

/** A moment: an ISO-8601 instant or a civil date (the whole day in the practice's zone). */
const moment = () =>
  z.string().check(
    z.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/),
    // A form that fits may still be no day or no hour.
    z.refine((value) => isDay(value) && !Number.isNaN(millisecondsOf(value))),
  );

/** The `_id`s of chosen rows of any list: one id each, or a chain of the audit trail with a place in it. */
const chosenIds = z.optional(
  z
    .array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(?: \d{1,15})?$/)))
    .check(z.minLength(1), z.maxLength(FILE_ROWS_CHOSEN_MAX)),
);

/** Keeps the literal types of a declaration. */
export function declareList<const D extends ListDeclaration>(declaration: D): D {
  return declaration;
}

/** What every body has, made once for all lists. */
const everyBody = {
  page: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  limit: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(100)), 20),
  cursor: z.optional(z.string().check(z.maxLength(400))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  dateRange: z.optional(z.strictObject({ start: z.optional(moment()), end: z.optional(moment()) })),
};
const direction = z._default(z.enum(['asc', 'desc']), 'desc');

/**
 * The body that every list takes. `page` counts from 0; `limit` is 20 unless given, 100 at most, 0 for the figures without a row. `cursor` is the `next`
 * of the page before and wins over `page`. `sort` keys and `filters` are closed lists per list.
 */
function bodyOf<const D extends ListDeclaration>({ sorts, filters, fields }: D) {
  return z.extend(
    z.strictObject({
      ...everyBody,
      filters: z.optional(filterSchema(filters as D['filters'])),
      sort: z.optional(z.strictObject({ key: z.enum(sorts as D['sorts']), direction })),
    }),
    fields as D['fields'],
  );
}

/** What every answer has, made once for all lists. */
const everyResult = {
  /** Rows of the query; when `totalIsBound`, there are at least so many and counting stopped. */
  total: z.number(),
  totalIsBound: z.boolean(),
  page: z.number(),
  limit: z.number(),
  next: z.nullable(z.string()),
  boundCounts: z.array(z.string()),
};

const sumsOf = (fields: readonly string[]): Record<string, ReturnType<typeof dollars>> =>
  Object.fromEntries(fields.map((field) => [field, dollars()]));

const byTab = (tabs: readonly string[], fields: readonly string[]) => {
  const sums = z.optional(z.object(sumsOf(fields)));
  return Object.fromEntries(tabs.map((tab) => [tab, sums]));
};

/** The answer of every list; `next` is null on the last page. */
function resultOf<const D extends ListDeclaration>({ row, tabs, sums = [] }: D) {
  return z.object({
    data: z.array(row as D['row']),
    ...everyResult,
    /** Rows by tab, as the query would find them under it, and which of these figures, in `boundCounts`, are only lower bounds. */
    counts: tabs.counts as D['tabs']['counts'],
    /** Sums of amounts over all rows of the query by field; null for more than 10,000 rows, left out by a list that has none. */
    sums: z.optional(z.nullable(z.object(sumsOf(sums)))),
    /** The same by tab, of tabs that have rows: money that failed or was refunded is no part of what arrived. */
    sumsByTab: z.optional(z.nullable(z.object(byTab(tabs.values, sums)))),
  });
}

/** The call of a list. */
export function listCall<const D extends ListDeclaration>(declaration: D) {
  const { call, access } = declaration;
  return endpoint({
    id: call.id as D['call']['id'],
    method: 'POST',
    path: call.path as D['call']['path'],
    summary: call.summary,
    source: call.source,
    access: access as D['access'],
    body: bodyOf(declaration),
    result: resultOf(declaration),
    errors: [],
  });
}

/**
 * The call that sends all rows of a list as a file, in its order. `page`, `limit` and `cursor` mean nothing to it. With `rows`, the
 * `_id`s of chosen rows, it sends those of them that the reader sees, whatever dates, filters and search say.
 */
export function csvCall<
  const D extends ListDeclaration,
  const F extends { id: string; path: `/${string}`; file: string },
>(declaration: D, { id, path, file }: F) {
  const { call, access } = declaration;
  return endpoint({
    id: id as F['id'],
    method: 'POST',
    path: path as F['path'],
    summary: `${call.summary}: all of them as a file`,
    source: call.source,
    access: access as D['access'],
    body: z.extend(bodyOf(declaration), { rows: chosenIds }),
    download: { file, media: 'text/csv' },
    errors: [],
  });
}
