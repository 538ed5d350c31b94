import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database';
import { columnOf } from './conditions';
import type { ListQuestion } from './list-question';
import { matchesOf, startWithin } from './narrow.reads';

export type ListSums = {
  readonly whole: ReadonlyMap<string, number>;
  /** The same by tab, of tabs that have rows: what failed or was refunded is no part of what arrived. */
  readonly byTab: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/**
 * Cents of each declared sum over every row of a question. Null where no condition of it has few enough matches to look at
 * each: what is told is exact or not told.
 */
export async function sumRows(db: Db, question: ListQuestion): Promise<ListSums | null> {
  const sums = Object.entries(question.shape.sums ?? {});
  const fields = sums.map(([field]) => field);
  if (question.scope.values.length === 0) return gathered(fields, []);
  const start = await startWithin(db, question, { most: question.bounds.summed });
  if (!start) return null;
  const most = question.bounds.summed;
  const { tab } = question.shape;
  const values = sums.map(([field, column]) => sql`${centsOf(column)} as ${sql.id(field)}`);
  const totals = sums.map(([field]) => sql`coalesce(sum(${sql.ref(`counted.${field}`)}), 0) as ${sql.id(field)}`);
  // One word may find an application with many rows, so the rows themselves are bounded too.
  const query = sql<SumRow>`select of_tab, count(*) as found_rows, ${sql.join(totals)}
    from (select ${tab ? columnOf('listed', tab.column) : sql.lit('')} as of_tab, ${sql.join(values)}
    ${matchesOf(db, question, { start })} limit ${most + 1}) as counted group by of_tab`;
  const rows = await db.query({ compile: () => query.compile(db.builder) });
  if (rows.reduce((sum, { found_rows: found }) => sum + Number(found), 0) > most) return null;
  return gathered(fields, rows);
}

type SumRow = Record<string, number> & { of_tab: string | null };

function gathered(fields: readonly string[], rows: readonly SumRow[]): ListSums {
  const sumOf = (some: readonly SumRow[]) =>
    new Map(fields.map((field) => [field, some.reduce((sum, row) => sum + Number(row[field] ?? 0), 0)]));
  return { whole: sumOf(rows), byTab: new Map(rows.map((row) => [row.of_tab ?? '', sumOf([row])])) };
}

function centsOf(column: string | readonly [string, string]): RawBuilder<unknown> {
  if (typeof column === 'string') return columnOf('listed', column);
  const [whole, part] = column;
  return sql`${columnOf('listed', whole)} - ${columnOf('listed', part)}`;
}
