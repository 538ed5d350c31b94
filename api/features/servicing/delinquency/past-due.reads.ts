import type { Db } from '../../../db/database';
import { pastDueModel } from '../../../db/migrations/491-past-due-loans';
import { statement } from '../../../db/statement';
import { shapeOfModel } from '../../../list/shape-of-model';

export const pastDueRow = statement<{ id: string }>()((q, p) =>
  q.selectFrom('past_due_loan').selectAll().where('id', '=', p.id),
);

/** Columns of the list of late loans. */
export const pastDueShape = shapeOfModel(pastDueModel.declaration, {
  sorts: { daysLate: 'late_rank', number: 'number', name: 'sort_name', pastDue: 'past_due_cents' },
  filters: { bucket: 'bucket', pastDue: 'past_due_cents' },
  sums: { pastDue: 'past_due_cents' },
  number: 'number',
});

/** Whose they are, and the application whose line they are on. */
export function pastDueRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('credit_transaction')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
      .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
      .select([
        'credit_transaction.id',
        'credit_transaction.number',
        'credit_transaction.borrower_id',
        'credit_transaction.practice_id',
        'credit_profile.application_id as line_application_id',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
      ])
      .where('credit_transaction.id', 'in', [...ids]),
  );
}
export type PastDueRow = Awaited<ReturnType<typeof pastDueRows>>[number];
