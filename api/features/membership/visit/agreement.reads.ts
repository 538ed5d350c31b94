import type { Db } from '../../../db/database';
import { agreementModel } from '../../../db/migrations/366-listed-agreements';
import { shapeOfModel } from '../../../list/shape-of-model';

/** Columns of the list of agreements. */
export const agreementShape = shapeOfModel(agreementModel.declaration, {
  sorts: { dueOn: 'due_at', name: 'sort_name', scheduledDate: 'dated_at' },
  filters: { status: 'status' },
});

/** What a row shows, of some treatments. */
export function agreementRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('visit')
      .innerJoin('listed_agreement', 'listed_agreement.id', 'visit.id')
      .innerJoin('membership', 'membership.id', 'visit.membership_id')
      .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
      .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
      .innerJoin('practice', 'practice.id', 'visit.practice_id')
      .leftJoin('injector', 'injector.id', 'visit.injector_id')
      .select([
        'visit.id',
        'visit.membership_id',
        'membership.borrower_id',
        'visit.practice_id',
        'practice.name as practice_name',
        'visit.due_on',
        'visit.scheduled_at',
        'visit.minutes',
        'visit.injector_id',
        'visit.requested_note',
        'visit.version',
        'membership.standing',
        'listed_agreement.status',
        'plan_treatment.name as treatment',
        'plan_treatment.units',
        'plan_treatment.unit_type',
        'injector.name as injector_name',
        'borrower.first_name',
        'borrower.last_name',
        'borrower.email',
        'borrower.phone',
      ])
      .where('visit.id', 'in', [...ids]),
  );
}
export type ListedAgreementRow = Awaited<ReturnType<typeof agreementRows>>[number];
