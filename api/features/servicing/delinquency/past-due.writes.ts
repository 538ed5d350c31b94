import { statement } from '../../../db/statement';
import type { PastDueLoanTable } from '../../../db/tables/servicing';

/** A loan is late, or still is. */
export const keepPastDue = statement<PastDueLoanTable>()((q, p) =>
  q
    .insertInto('past_due_loan')
    .values({
      id: p.id,
      late_since: p.late_since,
      late_rank: p.late_rank,
      past_due_cents: p.past_due_cents,
      bucket: p.bucket,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        late_since: p.late_since,
        late_rank: p.late_rank,
        past_due_cents: p.past_due_cents,
        bucket: p.bucket,
      }),
    ),
);

export const dropPastDue = statement<{ id: string }>()((q, p) => q.deleteFrom('past_due_loan').where('id', '=', p.id));
