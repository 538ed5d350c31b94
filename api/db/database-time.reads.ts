import { sql } from 'kysely';
import type { Db } from './database';
import { statement } from './statement';

const databaseTime = statement<Record<string, never>>()((q, _, dialect) =>
  q.selectNoFrom(
    (dialect === 'postgres'
      ? sql<number>`extract(epoch from clock_timestamp()) * 1000`
      : sql<number>`(julianday('now') - 2440587.5) * 86400000`
    ).as('ms'),
  ),
);

/** The time of the database in milliseconds, which all processes share. */
export async function databaseNowMs(db: Db): Promise<number> {
  const row = await db.first(databaseTime, {});
  return Math.round(Number(row?.ms));
}
