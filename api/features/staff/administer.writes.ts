import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { StaffTable } from '../../db/tables/practice';
import type { ColleagueRow } from './administer.reads';

export const insertColleague = statement<Omit<StaffTable, 'locked_until'>>()((q, p) =>
  q
    .insertInto('staff')
    .values(
      columns(p, [
        'id',
        'email',
        'first_name',
        'last_name',
        'phone',
        'password_hash',
        'role',
        'permissions',
        'finance_partner',
        'brand',
        'enterprise_id',
        'is_active',
        'is_contact',
        'is_sales_rep',
        'is_success_manager',
        'created_at',
        'version',
      ]),
    ),
);

/** Writes everything that colleagues change of somebody; guarded by the version that was read. */
export const changeColleague = statement<Omit<ColleagueRow, 'locked_until' | 'factor_at' | 'passkey_id'>>()((q, p) =>
  q
    .updateTable('staff')
    .set((eb) => ({
      email: p.email,
      first_name: p.first_name,
      last_name: p.last_name,
      phone: p.phone,
      role: p.role,
      permissions: p.permissions,
      finance_partner: p.finance_partner,
      brand: p.brand,
      enterprise_id: p.enterprise_id,
      is_active: p.is_active,
      is_contact: p.is_contact,
      is_sales_rep: p.is_sales_rep,
      is_success_manager: p.is_success_manager,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Somebody who comes back has a password of before no more. */
export const forgetPassword = statement<{ id: string }>()((q, p) =>
  q.updateTable('staff').set({ password_hash: '' }).where('id', '=', p.id),
);

export const linkPractice = statement<{ staffId: string; practiceId: string }>()((q, p) =>
  q
    .insertInto('staff_practice')
    .values({ staff_id: p.staffId, practice_id: p.practiceId })
    .onConflict((conflict) => conflict.columns(['staff_id', 'practice_id']).doNothing()),
);

export const unlinkPractice = statement<{ staffId: string; practiceId: string }>()((q, p) =>
  q.deleteFrom('staff_practice').where('staff_id', '=', p.staffId).where('practice_id', '=', p.practiceId),
);
