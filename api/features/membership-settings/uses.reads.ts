import type { settingUse } from '@contract/membership-settings/entity';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

type Use = z.input<typeof settingUse>;
/** What depends on each row of a practice's settings, by the id of the row. */
export type Uses = ReadonlyMap<string, Use>;

const templatesOfTreatments = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('plan_template_row')
    .innerJoin('plan_template', 'plan_template.id', 'plan_template_row.plan_template_id')
    .select(['plan_template_row.treatment_id as id', 'plan_template.name'])
    .distinct()
    .where('plan_template.practice_id', '=', p.practiceId)
    .where('plan_template.removed_at', 'is', null)
    .orderBy('plan_template.name'),
);

const plansWithTreatments = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('plan_treatment')
    .innerJoin('membership_plan', 'membership_plan.id', 'plan_treatment.plan_id')
    .innerJoin('membership', 'membership.id', 'membership_plan.membership_id')
    .select(['plan_treatment.treatment_id', 'plan_treatment.injector_id', 'plan_treatment.plan_id'])
    .distinct()
    .where('membership.practice_id', '=', p.practiceId)
    .where('membership_plan.status', 'in', ['SAVED', 'REQUESTED', 'ACTIVE']),
);

const visitsToCome = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
    .select(['plan_treatment.treatment_id', 'visit.injector_id'])
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('visit.practice_id', '=', p.practiceId)
    .where('visit.done_at', 'is', null)
    .where('visit.ended_at', 'is', null)
    .groupBy(['plan_treatment.treatment_id', 'visit.injector_id']),
);

const NOTHING: Use = { templates: [], plans: 0, visits: 0 };

/** What depends on a practice's treatments, templates and injectors: one place, so that every list and dialog says the same. */
export async function usesOf(db: Db, practiceId: string): Promise<Uses> {
  const uses = new Map<string, Use>();
  const add = (id: string, more: Partial<Use>) => uses.set(id, { ...(uses.get(id) ?? NOTHING), ...more });
  for (const { id, name } of await db.all(templatesOfTreatments, { practiceId }))
    add(id, { templates: [...(uses.get(id)?.templates ?? []), name] });
  const plans = new Map<string, Set<string>>();
  for (const { treatment_id, injector_id, plan_id } of await db.all(plansWithTreatments, { practiceId }))
    for (const id of [treatment_id, injector_id])
      if (id !== null) plans.set(id, new Set([...(plans.get(id) ?? []), plan_id]));
  for (const [id, of] of plans) add(id, { plans: of.size });
  for (const { treatment_id, injector_id, visits } of await db.all(visitsToCome, { practiceId }))
    for (const id of [treatment_id, injector_id])
      if (id !== null) add(id, { visits: (uses.get(id)?.visits ?? 0) + Number(visits) });
  return uses;
}

export const dependsOn = (uses: Uses, id: string): Use => uses.get(id) ?? NOTHING;
