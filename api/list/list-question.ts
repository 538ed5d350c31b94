import { CHOSEN_ROWS_MAX, type ListDeclaration, SUMMED_ROWS_MAX } from '@contract/lists/declare-list';
import type { Db } from '../db/database';
import { AppError } from '../http/app-error';
import { type Cursor, decodeCursor } from './cursor';
import { rangeOfList } from './instant-range';
import {
  type Condition,
  type ListAsk,
  type ListShape,
  type ListSource,
  type Scope,
  type SortColumn,
  tieOf,
  type Value,
} from './list-source';
import { askedWords } from './search-words';

/** Each word of a search is one look into the index. */
const WORDS_MAX = 6;
/** Rows that OFFSET may skip; beyond it only the cursor pages on, because skipping reads every row. */
const OFFSET_ROWS_MAX = 10_000;

const NUMBER_MAX = 2 ** 31 - 1;

/** How many rows one read looks at, so that none grows with the table. */
export type ListBounds = {
  /** Matches that are gathered and sorted rather than searched in the order. */
  gathered: number;
  /** Rows of an order that are looked at for a page before it is gathered from a narrower start. */
  walked: number;
  /** Matches of a start that are gathered rather than walked on for. */
  gatheredLate: number;
  /** Rows that are looked at to count those of one tab; beyond it the count is a lower bound. */
  counted: number;
  /** The same where each row is held against filters. */
  countedByFilters: number;
  /** The same where each row is looked up in the words. */
  countedByWords: number;
  /** Matches of a start that are added up; of more no sum is told. */
  summed: number;
  /** Rows that may be chosen at once, beyond a page. */
  chosen: number;
};

export const usualBounds: ListBounds = {
  gathered: 2000,
  walked: 2500,
  gatheredLate: 20_000,
  counted: 5000,
  countedByFilters: 2000,
  countedByWords: 600,
  summed: SUMMED_ROWS_MAX,
  chosen: CHOSEN_ROWS_MAX,
};

/** What is asked of a list, in the words of its columns. */
export type ListQuestion = {
  shape: ListShape;
  scope: Scope;
  /** Dates, filters and what the list adds; all must hold. */
  conditions: readonly Condition[];
  /** The ties of chosen rows, to which everything else is confined. */
  chosen?: readonly (readonly Value[])[] | undefined;
  /** Lower-case words; each must begin a word of the row. */
  words: readonly string[];
  sort: SortColumn;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
  after: Cursor | undefined;
  bounds: ListBounds;
};

/**
 * Reads the body of a list's call.
 * @throws AppError INVALID_FIELDS for a cursor that is not this list's, or a page beyond the first 10,000 rows.
 */
export async function questionOf(
  declaration: ListDeclaration,
  source: ListSource<unknown>,
  { ask, db }: { ask: ListAsk; db: Db },
): Promise<ListQuestion> {
  const { body } = ask;
  const key = body.sort?.key ?? declaration.sorts[0];
  const sort = source.sorts[key];
  if (!sort) throw new Error(`No column for the order by ${key}`);
  const after = cursorOf(body.cursor, source, sort);
  const offset = after ? 0 : body.page * body.limit;
  if (offset > OFFSET_ROWS_MAX)
    throw refusal('page', "Narrow the dates or filters, or continue from the last page's cursor.");
  const scope = await source.scope(ask, db);
  const { words, numbers } = wordsOf(source, body.search);
  return {
    shape: source,
    scope,
    chosen: body.rows && chosenOf(source, body.rows),
    conditions: [
      ...(scope.places ? [scope.places] : []),
      ...(body.rows ? [] : [datesOf(source, ask)]),
      ...filterConditions(declaration, source, ask),
      ...((await source.conditions?.(ask, db)) ?? []),
      ...numbers.map((word) => numberIs(source.words?.number ?? '', word)),
    ],
    words,
    sort,
    direction: body.sort?.direction ?? 'desc',
    limit: body.limit,
    offset,
    after,
    bounds: usualBounds,
  };
}

function datesOf({ at }: ListShape, { body, deps }: ListAsk): Condition {
  const { from, to } = rangeOfList(body.dateRange, deps.clock);
  return { column: at, from, below: to };
}

/** Rows chosen by their keys, each once. */
function chosenOf(shape: ListShape, keys: readonly string[]): readonly (readonly Value[])[] {
  return [...new Set(keys)].flatMap((key) => [tieOf(shape, key) ?? []].filter((tie) => tie.length > 0));
}

/** What is searched, as words and, where rows have numbers that are no words, as numbers. */
function wordsOf({ words: by }: ListShape, search = ''): { words: string[]; numbers: string[] } {
  const all = by ? askedWords(search).slice(0, WORDS_MAX) : [];
  const isNumber = (word: string) => by?.number !== undefined && /^\d+$/.test(word);
  return { words: all.filter((word) => !isNumber(word)), numbers: all.filter(isNumber) };
}

/** A number that is larger than any of the database's finds nothing. */
function numberIs(column: string, word: string): Condition {
  return { column, in: Number(word) <= NUMBER_MAX ? [Number(word)] : [] };
}

function cursorOf(text: string | undefined, { tie }: ListShape, sort: SortColumn): Cursor | undefined {
  if (text === undefined) return undefined;
  const cursor = decodeCursor(text);
  const fits =
    cursor?.tie.length === tie.length &&
    (cursor.value === null ? sort.isNullable : isOf(sort, cursor.value)) &&
    cursor.tie.every((value, place) => isOf(tie[place], value));
  if (!fits) throw refusal('cursor', 'Start again from the first page.');
  return cursor;
}

const isOf = (column: SortColumn | undefined, value: Value) =>
  typeof value === (column?.isNumber ? 'number' : 'string');

/** One condition for each filter that is set, by its kind. */
function filterConditions(declaration: ListDeclaration, source: ListShape, { body, actor }: ListAsk): Condition[] {
  const given = body.filters ?? {};
  return Object.entries(declaration.filters).flatMap(([name, { kind }]): Condition[] => {
    const column = source.filters[name];
    if (column === undefined) throw new Error(`No column for the filter ${name}`);
    const value = given[name];
    if (kind === 'dollars') {
      const [from, to] = [given[`${name}From`], given[`${name}To`]] as (Value | undefined)[];
      return from === undefined && to === undefined ? [] : [{ column, from, to }];
    }
    if (value === undefined) return [];
    const linkOf = source.linked?.[name];
    if (linkOf) {
      const link = linkOf(String(value), actor);
      return [link ? { column, linked: link } : { column, in: [] }];
    }
    if (kind === 'flag') return [{ column, in: [1] }];
    return [{ column, in: [value].flat() as Value[] }];
  });
}

function refusal(field: string, message: string): AppError {
  return new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}
