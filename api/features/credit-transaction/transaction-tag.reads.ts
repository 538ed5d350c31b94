import type { Db } from '../../db/database';

/** Some transactions in the order in which everybody takes them. */
export function taggedTransactions(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('credit_transaction')
      .select(['id', 'practice_id'])
      .where('id', 'in', ['', ...ids])
      .orderBy('practice_id')
      .orderBy('id'),
  );
}

/** "Batch: November" of each transaction, by name. */
export async function tagsOf(db: Db, ids: readonly string[]): Promise<(id: string) => string[]> {
  const rows = await db.query(
    db.builder
      .selectFrom('transaction_tag')
      .select(['transaction_id', 'name', 'value'])
      .where('transaction_id', 'in', ['', ...ids])
      .orderBy('name'),
  );
  return (id) => rows.filter((row) => row.transaction_id === id).map(({ name, value }) => `${name}: ${value}`);
}
