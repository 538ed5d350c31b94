import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

const COLUMNS = [
  'id',
  'practice_id',
  'name',
  'name_key',
  'description',
  'provider_discount_cents',
  'created_at',
  'removed_at',
  'version',
] as const;

export const planTemplateById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('plan_template').select(COLUMNS).where('id', '=', p.id),
);
export type PlanTemplateRow = RowOf<typeof planTemplateById>;

const ofPractice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('plan_template')
    .select(COLUMNS)
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id'),
);

/** The templates that a practice has, by name. */
export const templatesOf = (db: Db, practiceId: string): Promise<PlanTemplateRow[]> =>
  db.all(ofPractice, { practiceId });

const rowsOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('plan_template_row')
    .innerJoin('plan_template', 'plan_template.id', 'plan_template_row.plan_template_id')
    .innerJoin('membership_treatment', 'membership_treatment.id', 'plan_template_row.treatment_id')
    .select([
      'plan_template_row.plan_template_id',
      'plan_template_row.position',
      'plan_template_row.treatment_id',
      'plan_template_row.units',
      'plan_template_row.interval_months',
      'plan_template_row.discount_kind',
      'plan_template_row.discount_value',
      'plan_template_row.upfront_cost_cents',
      'membership_treatment.name',
      'membership_treatment.area',
      'membership_treatment.unit_type',
      'membership_treatment.price_per_unit_cents',
      'membership_treatment.removed_at',
    ])
    .where('plan_template.practice_id', '=', p.practiceId)
    .where('plan_template.removed_at', 'is', null)
    .orderBy('plan_template_row.plan_template_id')
    .orderBy('plan_template_row.position'),
);
export type TemplateTreatment = RowOf<typeof rowsOfPractice>;

/** The rows of all templates of a practice, each with its treatment as it is today. */
export const templateTreatmentsOf = (db: Db, practiceId: string): Promise<TemplateTreatment[]> =>
  db.all(rowsOfPractice, { practiceId });
