import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { RateBucketTable } from '../db/tables/platform';

const RATE_BUCKET_COLUMNS = ['bucket_key', 'tokens', 'updated_at_ms'] as const;
export const bucketOf = statement<{ key: string }>()((q, p, dialect) => {
  const query = q.selectFrom('rate_bucket').select(['tokens', 'updated_at_ms']).where('bucket_key', '=', p.key);
  return dialect === 'postgres' ? query.forUpdate() : query;
});
export const startBucket = statement<RateBucketTable>()((q, p) =>
  q
    .insertInto('rate_bucket')
    .values(columns(p, RATE_BUCKET_COLUMNS))
    .onConflict((conflict) => conflict.column('bucket_key').doNothing()),
);
export const storeBucket = statement<RateBucketTable>()((q, p) =>
  q
    .updateTable('rate_bucket')
    .set({ tokens: p.tokens, updated_at_ms: p.updated_at_ms })
    .where('bucket_key', '=', p.bucket_key),
);
