import type { planTemplate } from '@contract/membership-settings/entity';
import { type PlanTotals, planTotals, type TreatmentRow } from '@domain/membership/treatment-row';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { DomainRefusal } from '@domain/refusal';
import type * as z from 'zod/mini';
import type { PlanTemplateRow, TemplateTreatment } from './plan.reads';
import { discountView, rowOf } from './treatment.view';
import { dependsOn, type Uses } from './uses.reads';

/** What the year of some rows comes to. */
export type TemplateYear = { rows: readonly TreatmentRow[]; listPriceCents: Cents; totals: PlanTotals };
type Priced = Pick<
  TemplateTreatment,
  'units' | 'interval_months' | 'discount_kind' | 'discount_value' | 'upfront_cost_cents' | 'price_per_unit_cents'
>;

/** @throws DomainRefusal naming what makes no plan: `discountAmount`, `providerDiscount`, `upfrontCost`. */
export function templateYear(treatments: readonly Priced[], providerDiscountCents: number): TemplateYear {
  const rows = treatments.map((one) => rowOf(one, one.price_per_unit_cents));
  const listPrice = rows.reduce((sum, { preDiscountCents, times }) => sum + preDiscountCents * times, 0);
  const totals = planTotals({
    treatments: rows,
    discounts: [{ issuer: 'Provider Discount', amountCents: cents(providerDiscountCents) }],
    upfrontCostCents: cents(treatments.reduce((sum, { upfront_cost_cents: upfront }) => sum + upfront, 0)),
  });
  return { rows, listPriceCents: cents(listPrice), totals };
}

const FAULTS: Readonly<Record<string, string>> = {
  discountAmount: "A discount is higher than the treatment's price.",
  discounts: 'The practice’s discount is higher than the cost of the treatments.',
  upfrontCost: 'The upfront amount is higher than the cost of the treatments.',
};

/** The year of a template at the prices of today, or why there is none. */
export function yearOrFault(
  row: Pick<PlanTemplateRow, 'provider_discount_cents'>,
  treatments: readonly TemplateTreatment[],
): { year: TemplateYear; fault: null } | { year: null; fault: string } {
  const gone = treatments.filter(({ removed_at: removedAt }) => removedAt !== null).map(({ name }) => name);
  if (gone.length > 0) return { year: null, fault: `No longer in your treatment list: ${gone.join(', ')}.` };
  try {
    return { year: templateYear(treatments, row.provider_discount_cents), fault: null };
  } catch (refusal) {
    if (!(refusal instanceof DomainRefusal)) throw refusal;
    return { year: null, fault: FAULTS[refusal.field] ?? "This plan doesn't work at today's prices." };
  }
}

function treatmentView(one: TemplateTreatment, row: TreatmentRow | undefined) {
  const amount = (value: Cents | undefined) => dollarsFromCents(value ?? null);
  return {
    _id: one.treatment_id,
    name: one.name,
    area: one.area,
    unitType: one.unit_type,
    pricePerUnit: dollarsFromCents(one.price_per_unit_cents),
    units: one.units,
    interval: one.interval_months,
    ...discountView(one),
    upfrontCost: dollarsFromCents(one.upfront_cost_cents),
    isRemoved: one.removed_at !== null,
    preDiscountAmount: amount(row?.preDiscountCents),
    totalAmount: amount(row?.totalCents),
    times: row?.times ?? null,
    annualAmount: amount(row?.annualCents),
    monthlyPayment: amount(row?.monthlyPaymentCents),
  };
}

export function planView(
  row: PlanTemplateRow,
  treatments: readonly TemplateTreatment[],
  uses: Uses,
): z.input<typeof planTemplate> {
  const { year, fault } = yearOrFault(row, treatments);
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    treatments: treatments.map((one, index) => treatmentView(one, year?.rows[index])),
    providerDiscount: dollarsFromCents(row.provider_discount_cents),
    practicemanagement: row.practice_id,
    totals: year && {
      listPrice: dollarsFromCents(year.listPriceCents),
      totalTreatmentsCost: dollarsFromCents(year.totals.totalTreatmentsCostCents),
      upfrontCost: dollarsFromCents(year.totals.upfrontCostCents),
      monthlyPayment: dollarsFromCents(year.totals.monthlyCents),
    },
    fault,
    usedIn: dependsOn(uses, row.id),
    version: row.version,
  };
}
