import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PlanTemplateRowTable, PlanTemplateTable } from '../../db/tables/membership-settings';

export const insertPlanTemplate = statement<PlanTemplateTable>()((q, p) =>
  q
    .insertInto('plan_template')
    .values(
      columns(p, [
        'id',
        'practice_id',
        'name',
        'name_key',
        'description',
        'provider_discount_cents',
        'created_at',
        'removed_at',
        'version',
      ]),
    ),
);

export const setPlanTemplate = statement<Omit<PlanTemplateTable, 'practice_id' | 'created_at'>>()((q, p) =>
  q
    .updateTable('plan_template')
    .set((eb) => ({
      name: p.name,
      name_key: p.name_key,
      description: p.description,
      provider_discount_cents: p.provider_discount_cents,
      removed_at: p.removed_at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

export const insertPlanTemplateRow = statement<PlanTemplateRowTable>()((q, p) =>
  q
    .insertInto('plan_template_row')
    .values(
      columns(p, [
        'plan_template_id',
        'position',
        'treatment_id',
        'units',
        'interval_months',
        'discount_kind',
        'discount_value',
        'upfront_cost_cents',
      ]),
    ),
);

export const deletePlanTemplateRows = statement<{ id: string }>()((q, p) =>
  q.deleteFrom('plan_template_row').where('plan_template_id', '=', p.id),
);
