import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { LoyaltyProgramTable } from '../../db/tables/membership-settings';

export const insertLoyaltyProgram = statement<LoyaltyProgramTable>()((q, p) =>
  q
    .insertInto('loyalty_program')
    .values(
      columns(p, [
        'id',
        'practice_id',
        'tier',
        'name',
        'total_amount_cents',
        'credit_contribution_cents',
        'points_per_dollar',
        'perks',
        'points',
        'is_loyalty_plan',
        'is_active',
        'is_deleted',
        'created_at',
        'version',
      ]),
    ),
);

export const setLoyaltyProgram = statement<Omit<LoyaltyProgramTable, 'practice_id' | 'tier' | 'created_at'>>()((q, p) =>
  q
    .updateTable('loyalty_program')
    .set((eb) => ({
      name: p.name,
      total_amount_cents: p.total_amount_cents,
      credit_contribution_cents: p.credit_contribution_cents,
      points_per_dollar: p.points_per_dollar,
      perks: p.perks,
      points: p.points,
      is_loyalty_plan: p.is_loyalty_plan,
      is_active: p.is_active,
      is_deleted: p.is_deleted,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
