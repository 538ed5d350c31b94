import { columns } from '../db/columns';
import { takingRows } from '../db/row-lock';
import { statement } from '../db/statement';
import type { AuditHeadTable, AuditTable } from '../db/tables/platform';

const BLOCK_ROWS = 2000;

const AUDIT_COLUMNS = [
  'shard',
  'seq',
  'at',
  'actor_kind',
  'actor_id',
  'action',
  'object_type',
  'object_id',
  'request_id',
  'detail',
  'prev_hash',
  'hash',
] as const;
export const head = statement<{ shard: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('audit_head').select(['seq', 'hash']).where('shard', '=', p.shard), dialect),
);
export const startChain = statement<{ shard: string; hash: string }>()((q, p) =>
  q
    .insertInto('audit_head')
    .values({ shard: p.shard, seq: 0, hash: p.hash })
    .onConflict((conflict) => conflict.column('shard').doNothing()),
);
export const insertRow = statement<AuditTable>()((q, p) => q.insertInto('audit').values(columns(p, AUDIT_COLUMNS)));
export const moveHead = statement<AuditHeadTable>()((q, p) =>
  q.updateTable('audit_head').set({ seq: p.seq, hash: p.hash }).where('shard', '=', p.shard),
);
export const headOf = statement<{ shard: string }>()((q, p) =>
  q.selectFrom('audit_head').select(['seq', 'hash']).where('shard', '=', p.shard),
);
export const block = statement<{ shard: string; after: number }>()((q, p) =>
  q
    .selectFrom('audit')
    .selectAll()
    .where('shard', '=', p.shard)
    .where('seq', '>', p.after)
    .orderBy('seq')
    .limit(BLOCK_ROWS),
);
export const allShards = statement<Record<string, never>>()((q) =>
  q.selectFrom('audit_head').select('shard').orderBy('shard'),
);
