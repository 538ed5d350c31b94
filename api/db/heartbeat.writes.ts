import type { Database } from './database';
import { statement } from './statement';

const writeBeat = statement<{ at: string }>()((q, p) =>
  q
    .insertInto('meta')
    .values({ name: 'heartbeat', value: p.at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: p.at })),
);

/**
 * Writes one small row and waits until it is durable: a database that only reads is of no use to anybody.
 * @throws DatabaseUnavailable, or whatever keeps the database from writing.
 */
export async function beat(database: Database, at: string): Promise<void> {
  await database.transaction((tx) => tx.run(writeBeat, { at }));
}
