import { PLAN_TEMPLATES_MAX } from '@contract/membership-settings/entity';
import { addPlanTemplate, changePlanTemplate, removePlanTemplate } from '@contract/membership-settings/plan-calls';
import { keptDiscount } from '@domain/membership/practice-treatment';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { DomainRefusal } from '@domain/refusal';
import { command } from '../../command/command';
import { beforeAndAfter, saveVersioned } from '../../command/save-versioned';
import type { Tx } from '../../db/database';
import type { PlanTemplateRowTable } from '../../db/tables/membership-settings';
import { AppError } from '../../http/app-error';
import { type PlanTemplateRow, planTemplateById, templatesOf, templateTreatmentsOf } from './plan.reads';
import { planView, templateYear } from './plan.view';
import { deletePlanTemplateRows, insertPlanTemplate, insertPlanTemplateRow, setPlanTemplate } from './plan.writes';
import { takeMembershipPractice, takePractice } from './practice.reads';
import { keyOf, refuseField, refuseTwice } from './setting-names';
import { allTreatmentsOf, isSold } from './treatment.reads';
import { usesOf } from './uses.reads';

type GivenRow = {
  _id: string;
  units: number;
  interval: number | null;
  discountAmount: Cents | null;
  discountPercent: number | null;
  upfrontCost: Cents;
};
type Content = {
  name: string;
  description: string | null;
  treatments: readonly GivenRow[];
  providerDiscount: Cents;
};
type NewRow = Omit<PlanTemplateRowTable, 'plan_template_id'> & { price_per_unit_cents: number; name: string };

const KIND = { what: 'plan', max: PLAN_TEMPLATES_MAX };

/** What the domain refuses of a whole plan, by the field of the form. */
const FIELDS: Readonly<Record<string, string>> = {
  discounts: 'providerDiscount',
  upfrontCost: 'treatments[0].upfrontCost',
};

/** Runs a rule of the domain, naming the field of the request that it refuses. @throws AppError INVALID_FIELDS */
function within<T>(field: (named: string) => string, rule: () => T): T {
  try {
    return rule();
  } catch (refusal) {
    if (!(refusal instanceof DomainRefusal)) throw refusal;
    return refuseField(field(refusal.field), refusal.message);
  }
}

/**
 * The rows of a template as they are kept.
 * @throws AppError INVALID_FIELDS for a treatment that the practice does not sell or that is there twice, for a discount above its
 * price, and for discounts or upfront costs above what the year costs.
 */
async function rowsOf(tx: Tx, practiceId: string, { treatments, providerDiscount }: Content): Promise<NewRow[]> {
  const sold = (await allTreatmentsOf(tx, practiceId)).filter(isSold);
  const rows = treatments.map((given, position) => {
    const at = `treatments[${position}]`;
    const own = sold.find(({ id }) => id === given._id);
    if (!own) return refuseField(`${at}._id`, "The practice doesn't have this treatment.");
    if (treatments.findIndex(({ _id }) => _id === given._id) !== position)
      refuseField(`${at}._id`, `${own.name} is already in the plan.`);
    const asked = { discountAmountCents: given.discountAmount, discountPercent: given.discountPercent };
    const { discountKind, discountValue } = within(
      (named) => `${at}.${named}`,
      () => keptDiscount(asked, cents(own.price_per_unit_cents)),
    );
    return {
      position,
      name: own.name,
      treatment_id: own.id,
      units: given.units,
      interval_months: given.interval,
      discount_kind: discountKind,
      discount_value: discountValue,
      upfront_cost_cents: given.upfrontCost,
      price_per_unit_cents: own.price_per_unit_cents,
    };
  });
  within(
    (named) => FIELDS[named] ?? 'treatments',
    () => templateYear(rows, providerDiscount),
  );
  return rows;
}

async function insertRows(tx: Tx, planTemplateId: string, rows: readonly NewRow[]): Promise<void> {
  for (const { price_per_unit_cents: _, name: __, ...row } of rows)
    await tx.run(insertPlanTemplateRow, { plan_template_id: planTemplateId, ...row });
}

const columnsOf = ({ name, description, providerDiscount }: Content) => ({
  name,
  name_key: keyOf(name),
  description,
  provider_discount_cents: providerDiscount,
});

type ToldRow = Pick<
  NewRow,
  'name' | 'units' | 'interval_months' | 'discount_kind' | 'discount_value' | 'upfront_cost_cents'
>;
const rowText = (row: ToldRow) =>
  [
    row.name,
    `${row.units} units`,
    row.interval_months === null ? 'once' : `every ${row.interval_months} months`,
    ...(row.discount_kind === 'NONE' ? [] : [`${row.discount_kind} ${row.discount_value}`]),
    ...(row.upfront_cost_cents === 0 ? [] : [`$${dollarsFromCents(row.upfront_cost_cents)} up front`]),
  ].join(', ');

const detailOf = (
  row: Pick<PlanTemplateRow, 'name' | 'description' | 'provider_discount_cents'>,
  treatments: readonly ToldRow[],
) => ({
  name: row.name,
  description: row.description,
  providerDiscount: dollarsFromCents(row.provider_discount_cents),
  treatments: treatments.map(rowText).join('; '),
});

/** A template as the lists show it, as this transaction sees it. */
async function shown(tx: Tx, { practice_id: practiceId, id }: PlanTemplateRow) {
  const row = await tx.first(planTemplateById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  const treatments = await templateTreatmentsOf(tx, practiceId);
  return {
    plan: planView(
      row,
      treatments.filter(({ plan_template_id: of }) => of === id),
      await usesOf(tx, practiceId),
    ),
  };
}

export const addPlan = command(addPlanTemplate)(async ({ body: { practiceId, ...content } }, context) => {
  const { tx, deps, now, record } = context;
  await takeMembershipPractice(tx, practiceId);
  refuseTwice(await templatesOf(tx, practiceId), content, KIND);
  const rows = await rowsOf(tx, practiceId, content);
  const id = deps.newId();
  const row = { id, practice_id: practiceId, ...columnsOf(content), created_at: now, removed_at: null, version: 1 };
  await tx.run(insertPlanTemplate, row);
  await insertRows(tx, id, rows);
  await record('plan_template.added', { practiceId, id, detail: detailOf(row, rows) });
  return shown(tx, row);
});

/** A template while nobody else changes the settings of its practice; undefined once it is removed. */
async function takePlan(tx: Tx, id: string): Promise<PlanTemplateRow | undefined> {
  const found = await tx.first(planTemplateById, { id });
  if (!found) return undefined;
  await takePractice(tx, found.practice_id);
  const row = await tx.first(planTemplateById, { id });
  return row && row.removed_at === null ? row : undefined;
}

/** @throws AppError NOT_FOUND where a colleague removed it meanwhile, STALE where one changed it. */
export const changePlan = command(changePlanTemplate)(
  async ({ params: { planId }, body: { _id, practiceId: given, version, ...content } }, context) => {
    const { tx } = context;
    const saved = await saveVersioned(context, {
      read: () => takePlan(tx, planId),
      seen: version,
      write: setPlanTemplate,
      change: async (before) => {
        const { practice_id: practiceId } = before;
        if (given !== undefined && given !== practiceId)
          refuseField('practiceId', "You can't move a plan to another practice.");
        refuseTwice(await templatesOf(tx, practiceId), { name: content.name, exceptId: planId }, KIND);
        const rows = await rowsOf(tx, practiceId, content);
        const kept = (await templateTreatmentsOf(tx, practiceId)).filter(({ plan_template_id: of }) => of === planId);
        const after = { ...before, ...columnsOf(content) };
        const detail = beforeAndAfter(detailOf(before, kept), detailOf(after, rows));
        if (Object.keys(detail).length === 0) return undefined;
        return {
          after,
          action: 'plan_template.changed',
          practiceId,
          detail: { name: after.name, ...detail },
          also: async () => {
            await tx.run(deletePlanTemplateRows, { id: planId });
            await insertRows(tx, planId, rows);
          },
        };
      },
    });
    return shown(tx, saved);
  },
);

/** @throws AppError NOT_FOUND once it is removed. */
export const removePlan = command(removePlanTemplate)(async ({ params: { planId } }, context) => {
  const { tx, now } = context;
  const saved = await saveVersioned(context, {
    read: () => takePlan(tx, planId),
    seen: undefined,
    write: setPlanTemplate,
    change: (before) => ({
      after: { ...before, removed_at: now },
      action: 'plan_template.removed',
      practiceId: before.practice_id,
      detail: { name: before.name },
    }),
  });
  return { _id: saved.id, practicemanagement: saved.practice_id };
});
