import type { Db } from '../db/database';
import type { Deps } from '../deps';
import type { StaffActor } from '../http/actor';

export type Value = string | number;

/**
 * What a column must hold: one of some values, a value from, to (inclusive) or below a limit, or a text with a word in it, which no index
 * finds: each row of the scope is held against it, so it is for lists that stay short.
 */
export type Condition =
  | { column: string; in: readonly Value[] }
  | { column: string; from?: Value | undefined; to?: Value | undefined; below?: Value | undefined }
  | { column: string; contains: string }
  | { column: string; linked: Link };

/**
 * Rows of another table, found by an index over `where`, whose `key` is the value of a column of the list's row. Null stands for an
 * empty column; `except` leaves rows with a value out.
 */
export type Link = {
  table: string;
  key: string;
  where: Readonly<Record<string, Value | null>>;
  except?: Readonly<Record<string, Value>>;
};

/** Whose rows: those with one of the values in a column that leads every index of the list's orders. */
export type Scope = {
  column: string;
  values: readonly string[];
  /** The practices, where words are looked up within some. */
  practiceIds?: readonly string[] | undefined;
  /** What must hold of each row beside it. */
  places?: Condition;
};

export type SortColumn = { column: string; isNumber?: boolean; isNullable?: boolean };

/** The columns of a list. Each index within a scope is named `<table>_<scope column>_<column>`. */
export type ListShape = {
  table: string;
  /** Tells a row from all others; ends every order, so that no page skips or repeats a row. */
  tie: readonly SortColumn[];
  /** The moment that dates ask for. */
  at: string;
  sorts: Readonly<Record<string, SortColumn>>;
  filters: Readonly<Record<string, string>>;
  /** Filters that ask for rows of another table, whose key is the filter's column; null finds nothing. */
  linked?: Readonly<Record<string, (text: string, actor: StaffActor) => Link | null>>;
  /** Columns with an index within the scope, from whose matches a page can be gathered. */
  gathers: readonly string[];
  /** The same by an index that no scope leads; its name by column. */
  gathersAlone: Readonly<Record<string, string>>;
  /**
   * Indexes in which one value of a column is in the order of another: `action at` is in the order of `at` within the index
   * of the scope and `action`.
   */
  pairs: Readonly<Record<string, string>>;
  /** The column of the tabs and the index by which they are counted. */
  tab?: { column: string; index: string };
  /** The columns behind the declaration's sums; two stand for the first less the second. */
  sums?: Readonly<Record<string, string | readonly [string, string]>>;
  /** Words by which a row is found: those of the application in a column of the list. */
  words?: {
    application: string;
    /** The column of numbers, where an application's words do not hold the row's own: a word of digits is looked up there. */
    number?: string;
  };
};

/** The body of any list, decoded. */
export type ListBody = {
  page: number;
  limit: number;
  cursor?: string | undefined;
  filters?: Readonly<Record<string, unknown>> | undefined;
  search?: string | undefined;
  sort?: { key: string; direction: 'asc' | 'desc' } | undefined;
  dateRange?: { start?: string | undefined; end?: string | undefined } | undefined;
  practices?: readonly string[] | undefined;
  /** Of a file: the keys of chosen rows. */
  rows?: readonly string[] | undefined;
} & Readonly<Record<string, unknown>>;

export type ListAsk = { body: ListBody; actor: StaffActor; deps: Deps };

/** How one list is read: its columns, whose rows, and a row of the wire from a row of the database. */
export type ListSource<Wire> = ListShape & {
  scope(ask: ListAsk, db: Db): Promise<Scope>;
  /** Conditions beside filters and dates. */
  conditions?(ask: ListAsk, db: Db): readonly Condition[] | Promise<readonly Condition[]>;
  /** Brings up to date what an order needs. */
  prepare?(ask: ListAsk): Promise<void>;
  /** The rows with the given ties, each under its tie as `keyOf` writes it. */
  rows(db: Db, keys: readonly RowKey[], ask: ListAsk): Promise<ReadonlyMap<string, Wire>>;
};

/** A row of an order: its tie, and its sort value under `sort_value`. */
export type Key = RowKey & { value: Value | null };

/** What tells a row from all others of its list. */
export type RowKey = { tie: readonly Value[] };

export const keyOf = (tie: readonly Value[]): string => tie.join(' ');

/** The tie that `keyOf` wrote; undefined for what is the key of no row of the list. */
export function tieOf({ tie }: Pick<ListShape, 'tie'>, key: string): readonly Value[] | undefined {
  const parts = key.split(' ');
  if (parts.length !== tie.length) return undefined;
  const values = tie.map(({ isNumber }, at) => (isNumber ? Number(parts[at]) : (parts[at] ?? '')));
  return values.some((value) => Number.isNaN(value)) ? undefined : values;
}
