import { sql } from 'kysely';
import type { Db } from '../db/database';

/** Whether anybody on the Postgres server waits for a lock that somebody else holds. */
export async function isWaiting(read: Db): Promise<boolean> {
  const locks = read.builder.selectFrom(sql`pg_locks`.as('lock')).select(sql`pid`.as('pid'));
  return (await read.query(locks.where(sql<boolean>`not granted`))).length > 0;
}
