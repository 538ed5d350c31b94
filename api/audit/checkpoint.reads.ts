import type { Db } from '../db/database';
import { statement } from '../db/statement';

/** Where every chain is now. */
export const allHeads = statement<Record<string, never>>()((q) =>
  q.selectFrom('audit_head').select(['shard', 'seq', 'hash']).where('seq', '>', 0).orderBy('shard'),
);
const rowHash = statement<{ shard: string; seq: number }>()((q, p) =>
  q.selectFrom('audit').select('hash').where('shard', '=', p.shard).where('seq', '=', p.seq),
);

/** The hash of one row; undefined when there is no such row. */
export async function findRowHash(db: Db, shard: string, seq: number): Promise<string | undefined> {
  return (await db.first(rowHash, { shard, seq }))?.hash;
}
