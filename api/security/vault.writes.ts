import { columns } from '../db/columns';
import type { Db } from '../db/database';
import { statement } from '../db/statement';
import type { VaultTable } from '../db/tables/platform';

const VAULT_COLUMNS = [
  'id',
  'subject_id',
  'kind',
  'ciphertext',
  'wrapped_key',
  'key_id',
  'last_four',
  'created_at',
] as const;
export const insertSealed = statement<VaultTable>()((q, p) => q.insertInto('vault').values(columns(p, VAULT_COLUMNS)));
export const sealedById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('vault').selectAll().where('id', '=', p.id),
);
/** Many at once. */
export const sealedAmong = (db: Db, ids: readonly string[]): Promise<VaultTable[]> =>
  db.query(
    db.builder
      .selectFrom('vault')
      .selectAll()
      .where('id', 'in', [...new Set(ids)]),
  );
export const underOtherKeys = statement<{ keyId: string; limit: number }>()((q, p) =>
  q
    .selectFrom('vault')
    .select(['id', 'subject_id', 'kind', 'wrapped_key', 'key_id'])
    .where('key_id', '<>', p.keyId)
    .orderBy('key_id')
    .limit(p.limit),
);
export const replaceWrappedKey = statement<{ id: string; before: string; wrappedKey: string; keyId: string }>()(
  (q, p) =>
    q
      .updateTable('vault')
      .set({ wrapped_key: p.wrappedKey, key_id: p.keyId })
      .where('id', '=', p.id)
      .where('key_id', '=', p.before),
);
