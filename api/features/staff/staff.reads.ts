import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { PracticeScope } from '../../http/actor';

const byEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('staff').select(['id', 'password_hash', 'is_active', 'brand']).where('email', '=', p.email),
);
const byId = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'role',
      'permissions',
      'finance_partner',
      'brand',
      'enterprise_id',
    ])
    .where('id', '=', p.id),
);

/** A staff member's credentials by e-mail address, lower-case. */
export function findCredentials(db: Db, email: string) {
  return db.first(byEmail, { email });
}

export function findStaffById(db: Db, id: string) {
  return db.first(byId, { id });
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffById>>>;

/** Practices of a scope, by name. Inactive ones too: their history stays readable. */
export function listPracticesInScope(db: Db, scope: PracticeScope) {
  const query = db.builder
    .selectFrom('practice')
    .select(['id', 'name', 'slug', 'state_code', 'enrollments'])
    .orderBy('name')
    .orderBy('id');
  if (scope.kind === 'some') {
    return scope.practiceIds.length === 0
      ? Promise.resolve([])
      : db.query(query.where('id', 'in', [...scope.practiceIds]));
  }
  const onSide = query.where('contract_sell_percent', scope.financePartner ? '<' : '=', 100);
  return db.query(scope.memberships ? onSide.where('enrollments', 'like', '%"MEMBERSHIPS"%') : onSide);
}
