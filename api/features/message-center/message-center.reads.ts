import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

export const seenMessages = statement<{ staffId: string }>()((q, p) =>
  q.selectFrom('staff_message').select(['message', 'seen_at']).where('staff_id', '=', p.staffId),
);

export const askingStaff = statement<{ id: string }>()((q, p) =>
  q.selectFrom('staff').select(['email', 'first_name', 'last_name']).where('id', '=', p.id),
);

export const askedPractice = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['name', 'contract_sell_percent']).where('id', '=', p.id),
);

type Wanted = { practiceId: string; brand: string; financePartner: number };

/** Of the platform's own people, who look after practices: first whoever has this practice on their list. */
const managersOf = statement<Wanted>()((q, p) =>
  q
    .selectFrom('staff')
    .leftJoin('staff_practice', (join) =>
      join.onRef('staff_practice.staff_id', '=', 'staff.id').on('staff_practice.practice_id', '=', p.practiceId),
    )
    .select(['staff.email', 'staff.first_name', 'staff.last_name', 'staff_practice.practice_id as own'])
    .where('staff.is_success_manager', '=', 1)
    .where('staff.is_active', '=', 1)
    .where('staff.role', '=', 'Admin')
    .where('staff.brand', '=', p.brand)
    .where('staff.finance_partner', '=', p.financePartner)
    .orderBy('staff.created_at')
    .orderBy('staff.id'),
);

/** Who looks after a practice; undefined where nobody does. */
export async function findSuccessManager(db: Db, wanted: Wanted) {
  const managers = await db.all(managersOf, wanted);
  return managers.find(({ own }) => own !== null) ?? managers[0];
}
