import type { Db } from '../../../db/database';
import { statement } from '../../../db/statement';

const BATCH_ROWS = 200;

const olderThan = statement<{ before: string; limit: number }>()((q, p) =>
  q
    .selectFrom('decision')
    .innerJoin('application', 'application.id', 'decision.application_id')
    .innerJoin('practice', 'practice.id', 'application.practice_id')
    .selectAll('decision')
    .select('practice.product_group_id as practice_product_group_id')
    .where('decision.id', '<', p.before)
    .orderBy('decision.id', 'desc')
    .limit(p.limit),
);

/** Stored decisions, newest first, in batches. */
export async function* newestDecisions(db: Db, most: number) {
  let before = '~';
  for (let left = most; left > 0; left -= BATCH_ROWS) {
    const rows = await db.all(olderThan, { before, limit: Math.min(BATCH_ROWS, left) });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return;
    before = last.id;
  }
}

export type StoredDecision = Awaited<ReturnType<typeof newestDecisions>> extends AsyncGenerator<infer R> ? R : never;
