import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';
import type { PracticeScope } from '../../http/actor';

/** A staff member's credentials by e-mail address, lower-case. */
export const credentialsOf = statement<{ email: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .select(['id', 'first_name', 'password_hash', 'is_active', 'brand'])
    .where('email', '=', p.email),
);

export const staffById = statement<{ id: string }>()((q, p) =>
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

export type StaffRow = RowOf<typeof staffById>;

/** Practices of a scope, by name. Inactive ones too: their history stays readable. */
export function listPracticesInScope(db: Db, scope: PracticeScope) {
  const query = db.builder
    .selectFrom('practice')
    .select(['id', 'name', 'slug', 'state_code', 'time_zone', 'enrollments'])
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
