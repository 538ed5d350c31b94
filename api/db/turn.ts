import { sql } from 'kysely';
import type { Tx } from './database';

/**
 * Waits until nobody else is at the same thing, and keeps it until the transaction ends: for what is looked up and then added where no row
 * can be taken and no unique index says that there is one. On SQLite there is one writer and nothing to wait for.
 * @param thing what it is of, then its name: `contact:<practice>:<address>`
 */
export async function takeTurn(tx: Tx, thing: string): Promise<void> {
  if (tx.dialect === 'sqlite') return;
  await tx.query(tx.builder.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.as('turn')));
}
