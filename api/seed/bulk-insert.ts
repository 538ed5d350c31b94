import type { Tx } from '../db/database';
import { type BoundValue, type Statement, statement } from '../db/statement';
import type { Tables } from '../db/tables/index';

/** Rows of one statement. At 30 columns this stays below the parameters that both engines take. */
const BATCH = 100;

type Params = Record<string, BoundValue>;

/**
 * Declares an insert of many rows of a table, a hundred in one statement. The last ones, fewer than a hundred, go one by
 * one, so that only two statements are ever prepared.
 */
export function bulkInsert<T extends keyof Tables & string>(table: T, names: readonly (keyof Tables[T] & string)[]) {
  const batch = insertOf(table, names, BATCH);
  const single = insertOf(table, names, 1);
  return async (tx: Tx, rows: readonly Tables[T][]): Promise<void> => {
    const whole = rows.length - (rows.length % BATCH);
    for (let start = 0; start < whole; start += BATCH)
      await tx.run(batch, paramsOf(rows.slice(start, start + BATCH), names));
    for (const row of rows.slice(whole)) await tx.run(single, paramsOf([row], names));
  };
}

function insertOf(table: string, names: readonly string[], count: number): Statement<Params, unknown> {
  return statement<Params>()((q, p) =>
    // The caller's types tie names to the table; the builder cannot follow a table that is a parameter.
    q.insertInto(table as 'meta').values(
      Array.from({ length: count }, (_, index) => {
        return Object.fromEntries(names.map((name) => [name, p[`${name}.${index}`]]));
      }) as never,
    ),
  );
}

function paramsOf<Row>(rows: readonly Row[], names: readonly (keyof Row & string)[]): Params {
  const params: Params = {};
  rows.forEach((row, index) => {
    // Every column of a table is text, a number or null.
    for (const name of names) params[`${name}.${index}`] = row[name] as BoundValue;
  });
  return params;
}
