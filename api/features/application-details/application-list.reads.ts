import type { Enrollment } from '@domain/enums';
import type { Db } from '../../db/database';
import type { PracticeScope } from '../../http/actor';
import type { ListShape, Scope } from '../../list/list-source';
import { practicesInScope } from '../../list/practices-in-scope.reads';

/** Columns of lists over applications of either enrollment. */
export const applicationShape = {
  table: 'listed_application',
  tie: [{ column: 'id' }],
  at: 'created_at',
  sorts: {
    createdAt: { column: 'created_at' },
    number: { column: 'number', isNumber: true },
    name: { column: 'sort_name' },
    status: { column: 'status' },
    requestedAmount: { column: 'requested_cents', isNumber: true, isNullable: true },
    approvedAmount: { column: 'limit_cents', isNumber: true, isNullable: true },
    availableCredit: { column: 'available_cents', isNumber: true, isNullable: true },
    state: { column: 'state_code', isNullable: true },
  },
  filters: {
    status: 'status',
    state: 'state_code',
    grade: 'grade',
    requested: 'requested_cents',
    isMember: 'is_member',
  },
  gathers: ['created_at', 'status', 'state_code', 'grade', 'requested_cents'],
  pairs: { 'grade created_at': 'grade', 'status created_at': 'tab', 'available_cents created_at': 'available_at' },
  gathersAlone: { borrower_id: 'listed_application_borrower_id' },
  tab: { column: 'status', index: 'tab' },
  words: { application: 'id' },
} as const satisfies ListShape;

/**
 * Whose applications a list shows: those of the practices asked for, which the caller checked, else of all in scope. All
 * practices of a side are one value of a column, some are one each.
 */
export async function scopeOfApplications(
  db: Db,
  enrollment: Enrollment,
  { scope, asked }: { scope: PracticeScope; asked: readonly string[] | undefined },
): Promise<Scope> {
  const some = (practiceIds: readonly string[]) => ({
    column: 'practice_key',
    values: practiceIds.map((id) => `${enrollment}:${id}`),
    practiceIds,
  });
  if (asked && asked.length > 0) return some([...new Set(asked)]);
  if (scope.kind === 'some') return some(scope.practiceIds);
  if (!scope.memberships)
    return { column: 'side_key', values: [`${enrollment}:${scope.financePartner ? 'partner' : 'full'}`] };
  return some(await practicesInScope(db, scope));
}

/** What a row shows, of some applications. */
export function listApplicationRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('application')
      .innerJoin('borrower', 'borrower.id', 'application.borrower_id')
      .innerJoin('practice', 'practice.id', 'application.practice_id')
      .leftJoin('credit_profile', 'credit_profile.borrower_id', 'application.borrower_id')
      .leftJoin('membership', (join) =>
        join
          .onRef('membership.borrower_id', '=', 'application.borrower_id')
          .onRef('membership.practice_id', '=', 'application.practice_id'),
      )
      .select([
        'application.id',
        'application.number',
        'application.borrower_id',
        'application.status',
        'application.status_note',
        'application.mismatches',
        'application.requested_amount_cents',
        'application.approved_line_cents',
        'application.grade',
        'application.created_at',
        'application.practice_id',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
        'borrower.state_code',
        'borrower.flagged_fraud',
        'borrower.email',
        'borrower.phone',
        'membership.id as membership_id',
        'membership.status as membership_status',
        'application.saved_for_later',
        'application.fraud_alert',
        'application.need_more_info',
        'application.alert_dismissed_at',
        'application.reminded_on',
        'application.version',
        'credit_profile.id as credit_profile_id',
        'credit_profile.application_id as line_application_id',
        'credit_profile.approved_line_cents as line_cents',
      ])
      .where('application.id', 'in', [...ids]),
  );
}

export type ApplicationListRow = Awaited<ReturnType<typeof listApplicationRows>>[number];
