import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import type { TestDatabase } from './database';

/** How many hold the database at a moment: on SQLite 1 where its log cannot be emptied, on Postgres the transactions that are open. */
export async function heldMoments({ dialect, name, read }: TestDatabase): Promise<number> {
  if (dialect === 'postgres') {
    const open = sql<{ n: number }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    const [found] = await read.query({ compile: () => open.compile(read.builder) });
    return Number(found?.n);
  }
  // Whoever waits here keeps the readers of this process waiting too.
  const other = new Sqlite(name, { timeout: 0 });
  try {
    const [emptied] = other.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return emptied?.busy ?? 1;
  } finally {
    other.close();
  }
}
