import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database';
import { columnOf } from './conditions';
import type { ListQuestion } from './list-question';
import { matchesOf, startWithin } from './narrow.reads';

/**
 * Cents of each declared sum over every row of a question. Null where no condition of it has few enough matches to look at
 * each: what is told is exact or not told.
 */
export async function sumRows(db: Db, question: ListQuestion): Promise<ReadonlyMap<string, number> | null> {
  const sums = Object.entries(question.shape.sums ?? {});
  if (question.scope.values.length === 0) return new Map(sums.map(([field]) => [field, 0]));
  const start = await startWithin(db, question, { most: question.bounds.summed });
  if (!start) return null;
  const most = question.bounds.summed;
  const values = sums.map(([field, column]) => sql`${centsOf(column)} as ${sql.id(field)}`);
  const totals = sums.map(([field]) => sql`coalesce(sum(${sql.ref(`counted.${field}`)}), 0) as ${sql.id(field)}`);
  // One word may find an application with many rows, so the rows themselves are bounded too.
  const query = sql<Record<string, number>>`select count(*) as found_rows, ${sql.join(totals)}
    from (select ${sql.join(values)} ${matchesOf(db, question, { start })} limit ${most + 1}) as counted`;
  const [row] = await db.query({ compile: () => query.compile(db.builder) });
  if (Number(row?.found_rows) > most) return null;
  return new Map(sums.map(([field]) => [field, Number(row?.[field] ?? 0)]));
}

function centsOf(column: string | readonly [string, string]): RawBuilder<unknown> {
  if (typeof column === 'string') return columnOf('listed', column);
  const [whole, part] = column;
  return sql`${columnOf('listed', whole)} - ${columnOf('listed', part)}`;
}
