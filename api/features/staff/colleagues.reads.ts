import type { Db } from '../../db/database';
import type { PracticeScope } from '../../http/actor';

/** Who works for the practices of a scope, a row for each practice of theirs, by name. */
export async function listWorkers(db: Db, scope: PracticeScope, practiceIds: readonly string[] | undefined) {
  const asked = practicesAsked(scope, practiceIds);
  if (asked?.length === 0) return [];
  const workers = db.builder
    .selectFrom('staff')
    .innerJoin('staff_practice', 'staff_practice.staff_id', 'staff.id')
    .innerJoin('practice', 'practice.id', 'staff_practice.practice_id')
    .select([
      'staff.id',
      'staff.first_name',
      'staff.last_name',
      'staff.email',
      'staff.phone',
      'staff.role',
      'staff.permissions',
      'staff.enterprise_id',
      'staff.locked_until',
      'staff.version',
      'practice.id as practice_id',
      'practice.name as practice_name',
    ])
    .where('staff.is_active', '=', 1)
    .orderBy('staff.last_name')
    .orderBy('staff.first_name')
    .orderBy('staff.id')
    .orderBy('practice.name');
  const those = asked ? workers.where('practice.id', 'in', [...asked]) : workers;
  if (scope.kind === 'some') return db.query(those);
  const onSide = those.where('practice.contract_sell_percent', scope.financePartner ? '<' : '=', 100);
  return db.query(scope.memberships ? onSide.where('practice.enrollments', 'like', '%"MEMBERSHIPS"%') : onSide);
}

/** Undefined for every practice. */
function practicesAsked(scope: PracticeScope, practiceIds: readonly string[] | undefined) {
  if (scope.kind === 'all') return practiceIds;
  return practiceIds ? scope.practiceIds.filter((id) => practiceIds.includes(id)) : scope.practiceIds;
}

export type WorkerRow = Awaited<ReturnType<typeof listWorkers>>[number];
