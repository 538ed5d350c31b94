import type { Deps } from '../deps';

/** The version of a transaction that somebody sees who looks now. */
export async function seenVersion({ deps }: { deps: Pick<Deps, 'database'> }, transactionId: string): Promise<number> {
  const { read } = deps.database;
  const query = read.builder.selectFrom('credit_transaction').select('version').where('id', '=', transactionId);
  const [row] = await read.query(query);
  if (!row) throw new Error(`No transaction ${transactionId}`);
  return row.version;
}
