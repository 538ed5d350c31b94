import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

/** Somebody to be changed. */
export const colleagueById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
    .select([
      'staff.id',
      'staff.email',
      'staff.first_name',
      'staff.last_name',
      'staff.phone',
      'staff.role',
      'staff.permissions',
      'staff.finance_partner',
      'staff.brand',
      'staff.enterprise_id',
      'staff.locked_until',
      'staff.is_active',
      'staff.is_contact',
      'staff.is_sales_rep',
      'staff.is_success_manager',
      'staff.version',
      'second_factor.confirmed_at as factor_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('passkey')
        .select('passkey.id')
        .whereRef('passkey.staff_id', '=', 'staff.id')
        .limit(eb.lit(1))
        .as('passkey_id'),
    )
    .where('staff.id', '=', p.id),
);
export type ColleagueRow = RowOf<typeof colleagueById>;

export const idByEmail = statement<{ email: string }>()((q, p) =>
  q.selectFrom('staff').select(['id', 'is_active']).where('email', '=', p.email),
);

/** Everybody of the platform's own people. */
export const systemAdmins = statement<{ brand: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'Admin')
    .where('brand', '=', p.brand)
    .where('is_active', '=', 1)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id'),
);

/** Administrators of the platform, taken in one order: two who go at the same time see each other. */
export const takenAdmins = statement<{ brand: string }>()((q, p, dialect) =>
  takingRows(
    q
      .selectFrom('staff')
      .select(['id', 'role', 'permissions'])
      .where('role', '=', 'Admin')
      .where('brand', '=', p.brand)
      .where('finance_partner', '=', 0)
      .where('is_active', '=', 1)
      .orderBy('id'),
    dialect,
  ),
);

/** Administrators of a practice, taken in one order. */
export const takenPracticeAdmins = statement<{ practiceId: string }>()((q, p, dialect) =>
  takingRows(
    q
      .selectFrom('staff')
      .select(['id', 'role', 'permissions'])
      .where('role', '=', 'PracticeAdmin')
      .where('is_active', '=', 1)
      .where('id', 'in', q.selectFrom('staff_practice').select('staff_id').where('practice_id', '=', p.practiceId))
      .orderBy('id'),
    dialect,
  ),
);

export const practiceNames = statement<{ staffId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name', 'contract_sell_percent', 'enrollments'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', q.selectFrom('staff_practice').select('practice_id').where('staff_id', '=', p.staffId)),
        eb(
          'enterprise_id',
          'in',
          q
            .selectFrom('staff')
            .select('enterprise_id')
            .where('id', '=', p.staffId)
            .where('role', '=', 'EnterpriseAdmin'),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('id'),
);

export const enterpriseById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('enterprise').select(['id', 'name']).where('id', '=', p.id),
);

export const allEnterprises = statement<Record<string, never>>()((q) =>
  q.selectFrom('enterprise').select(['id', 'name']).orderBy('name').orderBy('id'),
);

/** Administrators of enterprises, with theirs. */
export const enterpriseAdmins = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('staff')
    .leftJoin('enterprise', 'enterprise.id', 'staff.enterprise_id')
    .select(['staff.id', 'staff.first_name', 'staff.last_name', 'staff.enterprise_id', 'enterprise.name'])
    .where('staff.role', '=', 'EnterpriseAdmin')
    .where('staff.is_active', '=', 1)
    .orderBy('staff.last_name')
    .orderBy('staff.id'),
);

/** Addresses among these with which somebody has an account, also one that is closed. */
export async function accountsOf(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db.query(
    db.builder
      .selectFrom('staff')
      .select('email')
      .where('email', 'in', [...emails]),
  );
  return new Set(rows.map(({ email }) => email));
}
