import type { askedDiscount, askedTreatment } from '@contract/membership/entity';
import { anotherYear } from '@domain/membership/another-year';
import { practiceTerms } from '@domain/membership/practice-treatment';
import {
  type GivenInYear,
  type PlanDiscount,
  type PlanTotals,
  planTotals,
  type TreatmentRow,
  treatmentRow,
} from '@domain/membership/treatment-row';
import { type Cents, cents, sumCents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { DomainRefusal } from '@domain/refusal';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import type { PlanRow, PlanTreatmentRow } from '../membership.reads';
import { injectorOf, planTreatmentById, soldTreatment } from '../membership.reads';

export type AskedTreatment = z.output<typeof askedTreatment>;
export type AskedDiscount = z.output<typeof askedDiscount>;
export type AskedContent = {
  treatments: readonly AskedTreatment[];
  discounts: readonly AskedDiscount[];
  name?: string | undefined;
};

/** A treatment as a plan keeps it, before it has ids, and what it comes to. */
export type PlannedTreatment = {
  kept: Omit<PlanTreatmentRow, 'id' | 'plan_id' | 'seq' | 'thread_id'> & { thread_id: string | null };
  row: TreatmentRow;
};
export type PlannedContent = {
  treatments: readonly PlannedTreatment[];
  discounts: readonly PlanDiscount[];
  totals: PlanTotals;
  name: string | null;
};

/** What was given in the plan year that runs, by thread. */
export type Given = ReadonlyMap<string, GivenInYear>;

function refuse(field: string, message: string): never {
  throw new AppError('INVALID_FIELDS', { fields: [{ field, message }] });
}

/** Says which row of the form a refusal of the domain is about. */
function withField<T>(field: (name: string) => string, work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof DomainRefusal) return refuse(field(thrown.field), thrown.message);
    throw thrown;
  }
}

/**
 * The arithmetic of a treatment that a plan keeps.
 * @param given what was given of it in the year that is reckoned; left out, nothing.
 */
export function rowOfKept(
  kept: Omit<PlanTreatmentRow, 'id' | 'plan_id' | 'seq' | 'thread_id'>,
  given?: GivenInYear,
): TreatmentRow {
  return treatmentRow({
    units: Number(kept.units),
    pricePerUnitCents: cents(Number(kept.price_per_unit_cents)),
    discount: rateFromUnits(Number(kept.discount), 'discountPercent'),
    discountPerUnitCents: cents(Number(kept.discount_per_unit_cents)),
    intervalMonths: kept.interval_months === null ? null : Number(kept.interval_months),
    product: kept.product_key,
    upfrontCostCents: cents(Number(kept.upfront_cents)),
    given,
  });
}

/** A plan that waits or was saved, with the year that it comes to by what was given since. */
export function yearByNow(plan: PlanRow, treatments: readonly PlanTreatmentRow[], given: Given): PlanRow {
  const gross = sumCents(treatments.map((kept) => rowOfKept(kept, given.get(kept.thread_id)).annualCents));
  const off = sumCents(discountsOfPlan(plan).map(({ amountCents }) => amountCents));
  return { ...plan, total_cents: Math.max(0, gross - off) };
}

/** A plan that runs as its next year is, shown, signed, announced and billed: nothing of it is given yet. */
export function planOfNextYear(plan: PlanRow, treatments: readonly PlanTreatmentRow[]): PlanRow {
  const next = anotherYear({
    treatments: treatments.map((kept) => rowOfKept(kept)),
    discounts: discountsOfPlan(plan),
    upfrontCostCents: cents(Number(plan.upfront_cents)),
  });
  return {
    ...plan,
    discounts: JSON.stringify(next.discounts),
    total_cents: next.totalTreatmentsCostCents,
    upfront_cents: next.upfrontCostCents,
    monthly_cents: next.monthlyCents,
  };
}

/** Discounts as a plan keeps them. */
export function discountsOfPlan({ discounts }: Pick<PlanRow, 'discounts'>): PlanDiscount[] {
  // Written by `insertPlan` only.
  return JSON.parse(discounts) as PlanDiscount[];
}

/** The plan that runs: its treatments, and what was given of them, by thread. */
type Running = { practiceId: string; runs?: readonly PlanTreatmentRow[]; given?: Given };

/**
 * Prices what was asked for by the practice's settings of today. A treatment of the plan that runs keeps its own price, and what was given
 * of it that of its day.
 * @throws AppError INVALID_FIELDS naming the row and field: a treatment that the practice does not sell, an unknown injector, a discount
 * above the price, two discounts of one issuer, a coupon for a product that the plan has not.
 */
export async function planContentOf(db: Db, running: Running, asked: AskedContent): Promise<PlannedContent> {
  const treatments: PlannedTreatment[] = [];
  for (const [index, one] of asked.treatments.entries())
    treatments.push(await plannedTreatment(db, running, { one, at: `treatments[${index}]` }));
  const threads = treatments.flatMap(({ kept }) => kept.thread_id ?? []);
  if (new Set(threads).size < threads.length)
    refuse('treatments', 'A treatment from the current plan is listed twice.');
  const discounts = asked.discounts.map(
    ({ issuer, amount, product }): PlanDiscount => ({
      issuer,
      amountCents: amount,
      ...(product !== undefined && { product }),
    }),
  );
  const totals = withField(
    (name) => name,
    () => planTotals({ treatments: treatments.map(({ row }) => row), discounts }),
  );
  return { treatments, discounts, totals, name: asked.name || null };
}

async function plannedTreatment(
  db: Db,
  { practiceId, runs = [], given }: Running,
  { one, at }: { one: AskedTreatment; at: string },
): Promise<PlannedTreatment> {
  const runningOne = one.threadId === undefined ? undefined : runs.find(({ thread_id }) => thread_id === one.threadId);
  if (one.threadId !== undefined && !runningOne)
    refuse(`${at}.threadId`, "The current plan doesn't include this treatment.");
  const sold = await db.first(soldTreatment, { id: one._id, practiceId });
  if (!sold && !runningOne) refuse(`${at}._id`, 'The practice no longer offers this treatment.');
  if (one.injector && !(await db.first(injectorOf, { id: one.injector, practiceId })))
    refuse(`${at}.injector`, "Choose one of the practice's injectors.");
  const priced = await priceOf(one, { sold, runningOne, at });
  const kept = {
    thread_id: runningOne?.thread_id ?? null,
    treatment_id: sold?.id ?? runningOne?.treatment_id ?? null,
    name: runningOne?.name ?? sold?.name ?? '',
    area: one.area || (runningOne ? runningOne.area : (sold?.area ?? null)),
    unit_type: runningOne?.unit_type ?? sold?.unit_type ?? 'unit',
    units: one.units,
    ...priced,
    interval_months: one.interval,
    upfront_cents: one.upfrontCost ?? 0,
    injector_id: one.injector ?? null,
    product_key: runningOne ? runningOne.product_key : (sold?.product_key ?? null),
    scheduled_at: one.scheduledDate ?? null,
  };
  return {
    kept,
    row: withField(
      (name) => `${at}.${name}`,
      () => rowOfKept(kept, given?.get(kept.thread_id ?? '')),
    ),
  };
}

type Priced = { price_per_unit_cents: number; discount: number; discount_per_unit_cents: number };
type Sold = { price_per_unit_cents: number; discount_kind: 'NONE' | 'AMOUNT' | 'PERCENT'; discount_value: number };

function priceOf(
  one: AskedTreatment,
  { sold, runningOne, at }: { sold: Sold | undefined; runningOne: PlanTreatmentRow | undefined; at: string },
): Priced {
  const price = Number(runningOne?.price_per_unit_cents ?? sold?.price_per_unit_cents ?? 0);
  if (
    one.discountPercent !== undefined &&
    one.discountAmount !== undefined &&
    one.discountAmount > 0 &&
    one.discountPercent > 0
  )
    refuse(`${at}.discountAmount`, 'Enter the discount as an amount or a percentage, not both.');
  if (one.discountPercent !== undefined || one.discountAmount !== undefined)
    return {
      price_per_unit_cents: price,
      discount: Math.round((one.discountPercent ?? 0) * 10_000),
      discount_per_unit_cents: one.discountAmount ?? 0,
    };
  if (runningOne)
    return {
      price_per_unit_cents: price,
      discount: Number(runningOne.discount),
      discount_per_unit_cents: Number(runningOne.discount_per_unit_cents),
    };
  const terms = practiceTerms({
    units: one.units,
    pricePerUnitCents: cents(price),
    intervalMonths: one.interval,
    discount: { discountKind: sold?.discount_kind ?? 'NONE', discountValue: Number(sold?.discount_value ?? 0) },
  });
  return {
    price_per_unit_cents: price,
    discount: terms.discount,
    discount_per_unit_cents: terms.discountPerUnitCents ?? 0,
  };
}

/** A plan that stands as it would be asked for again. */
export function askedOfPlan(treatments: readonly PlanTreatmentRow[], plan: PlanRow): AskedContent {
  return {
    treatments: treatments.map((kept) => askedOfKept(kept)),
    discounts: discountsOfPlan(plan).map(({ issuer, amountCents, product }) => ({
      issuer,
      amount: amountCents,
      ...(product != null && { product }),
    })),
    name: plan.name ?? undefined,
  };
}

export function askedOfKept(kept: PlanTreatmentRow): AskedTreatment {
  return {
    _id: kept.treatment_id ?? kept.id,
    threadId: kept.thread_id,
    units: Number(kept.units),
    discountPercent: Number(kept.discount) / 10_000,
    discountAmount: cents(Number(kept.discount_per_unit_cents)),
    interval: kept.interval_months === null ? null : Number(kept.interval_months),
    upfrontCost: cents(Number(kept.upfront_cents)),
    area: kept.area ?? undefined,
    injector: kept.injector_id,
    scheduledDate: kept.scheduled_at,
  };
}

/** @throws AppError NOT_FOUND */
export async function getPlanTreatment(db: Db, id: string): Promise<PlanTreatmentRow> {
  const row = await db.first(planTreatmentById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export const totalOf = ({ total_cents: total }: PlanRow): Cents => cents(Number(total));
