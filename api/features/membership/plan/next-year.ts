import { anotherYear } from '@domain/membership/another-year';
import type { PlanDiscount } from '@domain/membership/treatment-row';
import { type Cents, cents } from '@domain/money/cents';
import type { Db } from '../../../db/database';
import type { MembershipRow } from '../../member-record/index';
import { type PlanRow, type PlanTreatmentRow, soldTreatmentsOf } from '../membership.reads';
import { discountsOfPlan, planOfNextYear, rowOfKept } from './plan-content';

/** The plan that runs. */
type Running = {
  row: Pick<MembershipRow, 'practice_id'>;
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
};
type YearMoney = { totalCents: Cents; monthlyCents: Cents };

/** What of the next year is another than in this one. */
export type YearDifference = {
  /** Of one treatment at the member's price. */
  readonly prices: readonly { treatment: string; beforeCents: Cents; afterCents: Cents }[];
  /** Treatments that the practice no longer offers; the next year is made without them. */
  readonly removed: readonly string[];
  /** Coupons and discounts of one year. */
  readonly discounts: readonly PlanDiscount[];
  readonly before: YearMoney;
  readonly after: YearMoney;
};
export type NextYearPlan = {
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
  /** Null where the plan goes on as it is. */
  difference: YearDifference | null;
};

/** A treatment that stays, by its row of the plan that runs, at the price of the day of the signature. */
type KeptPrice = { id: string; price_per_unit_cents: number; discount_per_unit_cents: number };

/**
 * A plan's next year: as it was signed, else by today's prices of its practice, without the coupons and discounts of this year and without
 * what is no longer offered. The one place for what is shown, signed, announced and billed. Source: decision record 0061.
 * @param consent what its member signed; undefined while they have not.
 */
export async function nextYearPlan(
  db: Db,
  of: Running,
  consent: { content: string | null } | undefined,
): Promise<NextYearPlan> {
  const asItIs = { plan: planOfNextYear(of.plan, of.treatments), treatments: of.treatments, difference: null };
  if (consent?.content === null) return asItIs;
  const prices = consent ? (JSON.parse(consent.content) as KeptPrice[]) : await pricesOfToday(db, of);
  const treatments = of.treatments.flatMap((kept) => {
    const price = prices.find(({ id }) => id === kept.id);
    return price ? [{ ...kept, ...price }] : [];
  });
  const discounts = discountsOfPlan(of.plan);
  const changed = treatments.flatMap((kept) => {
    const before = of.treatments.find(({ id }) => id === kept.id) ?? kept;
    const [beforeCents, afterCents] = [rowOfKept(before).totalCents, rowOfKept(kept).totalCents];
    return beforeCents === afterCents ? [] : [{ treatment: kept.name, beforeCents, afterCents }];
  });
  const removed = of.treatments.filter(({ id }) => !treatments.some((kept) => kept.id === id)).map(({ name }) => name);
  if (changed.length + removed.length + discounts.length === 0) return asItIs;
  const plan = repriced(of, treatments);
  return {
    plan,
    treatments,
    difference: { prices: changed, removed, discounts, before: moneyOf(of.plan), after: moneyOf(plan) },
  };
}

const moneyOf = (plan: PlanRow): YearMoney => ({
  totalCents: cents(Number(plan.total_cents)),
  monthlyCents: cents(Number(plan.monthly_cents)),
});

/** What is kept of a next year with a signature; null where the plan goes on as it is. */
export const contentOfYear = ({ treatments, difference }: NextYearPlan): string | null =>
  difference &&
  JSON.stringify(
    treatments.map(
      ({ id, price_per_unit_cents: price, discount_per_unit_cents: off }): KeptPrice => ({
        id,
        price_per_unit_cents: Number(price),
        discount_per_unit_cents: Number(off),
      }),
    ),
  );

/** What the practice asks today for what is in the plan; what it no longer offers is left out. */
async function pricesOfToday(db: Db, { row, treatments }: Running): Promise<KeptPrice[]> {
  const sold = await db.all(soldTreatmentsOf, { practiceId: row.practice_id });
  return treatments.flatMap((kept) => {
    const now = sold.find(({ id }) => id === kept.treatment_id);
    if (!now) return [];
    const price = Number(now.price_per_unit_cents);
    // A discount off each unit is part of the plan, as a percentage is; it takes no more than the price.
    const off = Math.min(Number(kept.discount_per_unit_cents), price);
    return [{ id: kept.id, price_per_unit_cents: price, discount_per_unit_cents: off }];
  });
}

/** The plan with the figures of its next year; a plan of which nothing is left costs nothing, and can't be agreed to. */
function repriced({ plan, treatments: before }: Running, treatments: readonly PlanTreatmentRow[]): PlanRow {
  if (treatments.length === 0) return { ...plan, discounts: '[]', total_cents: 0, upfront_cents: 0, monthly_cents: 0 };
  const ofRows = (rows: readonly PlanTreatmentRow[]) => rows.reduce((sum, row) => sum + Number(row.upfront_cents), 0);
  const upfront = ofRows(before) > 0 ? ofRows(treatments) : Number(plan.upfront_cents);
  const next = anotherYear({
    treatments: treatments.map((kept) => rowOfKept(kept)),
    discounts: [],
    upfrontCostCents: cents(upfront),
  });
  return {
    ...plan,
    discounts: '[]',
    total_cents: next.totalTreatmentsCostCents,
    upfront_cents: next.upfrontCostCents,
    monthly_cents: next.monthlyCents,
  };
}
