import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';

/** Stands in a query for the value that each repetition has of its own. */
export const EACH_VALUE = Symbol('the value of one repetition');

/**
 * The rows of some queries for each of some values, merged. Their text is put together once and repeated, because putting it
 * together for each of twenty users takes longer than the database takes to read their rows.
 *
 * @param each.parts queries in which `EACH_VALUE` is bound where the value belongs
 * @param each.end what follows behind the rows of all, which are called `merged`
 */
export function mergedRows(
  db: Db,
  values: readonly string[],
  each: { parts: readonly RawBuilder<unknown>[]; end: RawBuilder<unknown> },
): CompiledQuery {
  const parameters: unknown[] = [];
  /** Binds what a text binds behind all that is bound already: Postgres numbers it, SQLite counts. */
  const bound = (text: CompiledQuery, value?: string): string => {
    const before = parameters.length;
    for (const parameter of text.parameters) parameters.push(parameter === EACH_VALUE ? value : parameter);
    return before === 0 ? text.sql : text.sql.replace(/\$(\d+)/g, (_, place) => `$${Number(place) + before}`);
  };
  const parts = each.parts.map((part) => part.compile(db.builder));
  const rows = values.flatMap((value) => parts.map((part) => `select * from (${bound(part, value)}) as one_of`));
  const end = bound(each.end.compile(db.builder));
  return CompiledQuery.raw(`select * from (${rows.join(' union all ')}) as merged ${end}`, parameters);
}
