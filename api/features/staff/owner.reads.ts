import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { StaffActor } from '../../http/actor';
import { seesPractice } from '../../http/actor.reads';
import type { Owner } from '../../http/owners';

const standing = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('staff')
    .select(['id', 'role', 'brand', 'finance_partner', 'enterprise_id', 'is_active'])
    .where('id', '=', p.id),
);

/** Practices at which somebody works, by themselves or by their enterprise. */
const workplaces = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('staff_practice')
    .select('practice_id')
    .where('staff_id', '=', p.id)
    .union(
      q
        .selectFrom('staff')
        .innerJoin('practice', 'practice.enterprise_id', 'staff.enterprise_id')
        .select('practice.id as practice_id')
        .where('staff.id', '=', p.id)
        .where('staff.role', '=', 'EnterpriseAdmin'),
    ),
);

export async function workplacesOf(db: Db, id: string): Promise<string[]> {
  return (await db.all(workplaces, { id })).map(({ practice_id }) => practice_id);
}

/** A colleague is whoever works for a practice that one sees; the platform's people are each other's, within a brand. */
export const colleagueOwner: Owner = {
  belongsTo: () => false,
  placesOf: async () => [],
  async belongsToStaff(db, id, { role, brand, financePartner, scope }: StaffActor) {
    const row = await db.first(standing, { id });
    if (!row || row.is_active === 0) return false;
    if (row.role === 'Admin') return role === 'Admin' && !financePartner && brand === row.brand;
    for (const practiceId of await workplacesOf(db, id)) if (await seesPractice(db, scope, { practiceId })) return true;
    return false;
  },
};
