/** `name` is a text that is ordered by its code points on both databases, as names of people are; a bigint holds cents. */
type ColumnType = 'text' | 'name' | 'integer' | 'bigint';

/** An expression over the sources, each column of them behind its table or alias; a text that is never empty unless it says otherwise. */
export type Column = string | readonly [expression: string, type: ColumnType | `${ColumnType} null`];

/**
 * A table beside the base table, whose `key` (its id, if nothing is said) equals the column that `by` names. By default it has one row
 * before the read model's row is made, and keeps it. An `optional` one may have none: its row comes, changes and goes. Of `many` there
 * are any number, which only sub-selects read; they name it by its alias. The tables need an index over a `key` that is not their id.
 */
export type Join = { table?: string; key?: string; by: string; kind?: 'optional' | 'many' };

/** What a read model holds, and how its list reads it. */
export type Declaration<C extends string = string> = {
  table: string;
  /** The base table: each of its rows makes one, with its id. */
  of: string;
  /** Which rows of the base table make one, by its own columns. */
  where?: string;
  /** Each behind the one that its `by` names. */
  joins: Readonly<Record<string, Join>>;
  /** All but the id. */
  columns: Readonly<Record<C, Column>>;
  /** Columns of which each order has an index: whose rows a reader may see. */
  scopes: readonly NoInfer<C>[];
  /** The moment that dates ask for; an order as well. */
  at: NoInfer<C>;
  orders: readonly NoInfer<C>[];
  /** What is filtered by; the indexes of dates and of tabs hold it, so that rows that are passed by are not looked up. */
  filters: readonly NoInfer<C>[];
  /** Filters that may find few rows in any number of days: each has an index, also for a view that is looked at without dates. */
  rare?: readonly NoInfer<C>[];
  /** The column of the tabs. */
  tab?: NoInfer<C>;
  /** The column that holds the application by whose words a row is found. */
  words?: NoInfer<C>;
  /** Columns by which rows are found in all scopes at once, such as a person's. */
  alone?: readonly NoInfer<C>[];
};

/** One that names no particular columns. */
export type AnyDeclaration = Declaration<string>;

export const expressionOf = (column: Column): string => (typeof column === 'string' ? column : column[0]);
export const typeOf = (column: Column): string => (typeof column === 'string' ? 'text' : column[1]);

/** A day as a moment of it by the clocks of all our practices, because lists ask for moments. */
export const momentOfDay = (day: string): string => `${day} || 'T17:00:00.000Z'`;

/** The side of the sell percentage, as lists of financing are scoped. */
export const sideOf = (practice: string): string =>
  `case when ${practice}.contract_sell_percent < 100 then 'partner' else 'full' end`;
