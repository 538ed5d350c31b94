import type { CallInput, ResultOf } from '@contract/endpoint';
import type { getMembership, updatePlan } from '@contract/membership/plan-calls';
import type { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { instantOfLocal, localTime } from '@domain/calendar/local-time';
import {
  type DiscountIssuer,
  type GivenInYear,
  listPriceOf,
  type PlanDiscount,
  type PlanTotals,
  planTotals,
  type TreatmentRow,
  treatmentRow,
  UNITS_MAX,
} from '@domain/membership/treatment-row';
import type { Cents } from '@domain/money/cents';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { ratePercent } from '@domain/money/rate';
import { formatUsdExact } from '@domain/money/usd';
import { DomainRefusal } from '@domain/refusal';
import type { Issue } from '@portals/form/form-errors';
import type { Frozen } from '@portals/state/frozen';

export type ShownMembership = Frozen<ResultOf<typeof getMembership>['membership']>;
export type ShownPlan = NonNullable<ShownMembership['activePlan']>;
export type Sold = Frozen<ResultOf<typeof listMembershipTreatments>['data']['treatments'][number]>;
export type Template = Frozen<ResultOf<typeof listPlanTemplates>['plans'][number]>;
export type PlanContent = Pick<CallInput<typeof updatePlan>['body'], 'treatments' | 'discounts'>;

/** A treatment of a plan while it is typed: text as it stands in the fields. */
export type DraftRow = {
  readonly key: string;
  readonly treatmentId: string;
  /** The same treatment of the plan that runs, which keeps its price. */
  readonly threadId?: string;
  readonly name: string;
  readonly unitType: string;
  readonly priceCents: Cents;
  readonly product: string | null;
  readonly units: string;
  readonly discount: string;
  readonly discountKind: 'PERCENT' | 'AMOUNT';
  /** Months between two; empty for a single one. */
  readonly interval: string;
  readonly area: string;
  readonly injector: string;
  readonly upfrontCost: string;
  /** As the practice's clocks show it. */
  readonly firstDate: string;
  /** Of the plan that runs: what was given of it this year keeps its price. */
  readonly given?: GivenInYear;
};
export type DraftDiscount = { readonly issuer: DiscountIssuer; readonly amount: string; readonly product: string };
export type Draft = {
  readonly name: string;
  readonly rows: readonly DraftRow[];
  readonly discounts: readonly DraftDiscount[];
};

export const EMPTY_DRAFT: Draft = { name: '', rows: [], discounts: [] };

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `row-${keys}`;
};

const amountText = (dollars: number | null) => (dollars ? String(dollars) : '');
const discountTexts = (percent: number | null, amount: number | null) =>
  amount
    ? { discount: String(amount), discountKind: 'AMOUNT' as const }
    : { discount: percent ? String(percent) : '', discountKind: 'PERCENT' as const };

/** A treatment of the practice's settings as a row begins. */
export function rowOfTreatment(sold: Sold): DraftRow {
  return {
    key: nextKey(),
    treatmentId: sold._id,
    name: sold.name,
    unitType: sold.unitType,
    priceCents: centsFromDollars(sold.pricePerUnit),
    product: sold.priviproduct,
    units: String(sold.amountOfUnits),
    ...discountTexts(sold.discountPercent, sold.discountAmount),
    interval: sold.interval === null ? '' : String(sold.interval),
    area: sold.area ?? '',
    injector: '',
    upfrontCost: '',
    firstDate: '',
  };
}

/** What was given of a treatment of the plan that runs, as the server has it. */
function givenOf(runs: ShownPlan | null, thread: string): GivenInYear | undefined {
  const one = runs?.treatments.find(({ threadId }) => threadId === thread);
  return (
    one && {
      times: one.delivered,
      totalCents: centsFromDollars(one.deliveredAmount),
      preDiscountCents: centsFromDollars(one.deliveredListAmount),
    }
  );
}

/**
 * A plan that stands, as it is changed. Treatments of the plan that runs keep their thread and with it their price; others have the
 * price of today.
 */
export function draftOfPlan(
  plan: ShownPlan,
  of: { zone: string; sold: readonly Sold[]; runs: ShownPlan | null },
): Draft {
  const threads = new Set(of.runs?.treatments.map(({ threadId }) => threadId));
  const withGiven = (thread: string) => {
    const given = givenOf(of.runs, thread);
    return given && { threadId: thread, given };
  };
  return {
    name: plan.name ?? '',
    rows: plan.treatments.map((one) => ({
      key: nextKey(),
      treatmentId: one.treatmentId ?? one._id,
      ...withGiven(one.threadId),
      name: one.name,
      unitType: one.unitType,
      priceCents: centsFromDollars(
        (!threads.has(one.threadId) && of.sold.find(({ _id }) => _id === one.treatmentId)?.pricePerUnit) ||
          one.pricePerUnit,
      ),
      product: one.priviproduct,
      units: String(one.units),
      ...discountTexts(one.discountPercent, one.discountAmount),
      interval: one.interval === null ? '' : String(one.interval),
      area: one.area ?? '',
      injector: one.injector?._id ?? '',
      upfrontCost: amountText(one.upfrontCost),
      firstDate: one.scheduledDate === null ? '' : localTime(one.scheduledDate, of.zone),
    })),
    discounts: plan.discounts.map(({ issuer, amount, product }) => ({
      issuer,
      amount: String(amount),
      product: product ?? '',
    })),
  };
}

/** A template at the prices of today; treatments that the practice does not sell anymore are left out. */
export function draftOfTemplate(template: Template, sold: readonly Sold[]): Draft {
  return {
    name: template.name,
    rows: template.treatments.flatMap((one) => {
      const known = sold.find(({ _id, isRemoved }) => _id === one._id && !isRemoved);
      if (!known) return [];
      return {
        ...rowOfTreatment(known),
        units: String(one.units),
        ...discountTexts(one.discountPercent, one.discountAmount),
        interval: one.interval === null ? '' : String(one.interval),
        area: one.area ?? known.area ?? '',
        upfrontCost: amountText(one.upfrontCost),
      };
    }),
    discounts: template.providerDiscount
      ? [{ issuer: 'Provider Discount', amount: String(template.providerDiscount), product: '' }]
      : [],
  };
}

/** Moves a row up or down; past an end it stays. */
export function moved(rows: readonly DraftRow[], from: number, step: -1 | 1): readonly DraftRow[] {
  const to = from + step;
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), row, ...rest.slice(to)];
}

export const isSameDraft = (one: Draft, other: Draft): boolean => textOf(one) === textOf(other);
const textOf = ({ rows, ...rest }: Draft) =>
  JSON.stringify({ ...rest, rows: rows.map(({ key: _, given: __, ...row }) => row) });

/** Products of manufacturers that the plan is done with. */
export const productsOf = ({ rows }: Draft): string[] => [...new Set(rows.flatMap(({ product }) => product ?? []))];

export type DraftFigures = {
  /** By row; null where what was typed makes none. */
  readonly rows: readonly (TreatmentRow | null)[];
  readonly totals: PlanTotals | null;
  /** The year without a membership, and what the discounts of the treatments take off it. */
  readonly listPriceCents: Cents;
  readonly treatmentDiscountsCents: Cents;
  readonly issues: readonly Issue[];
};

type Asked = PlanContent['treatments'][number];

const MONEY = /^\d{1,7}(\.\d{1,2})?$/;
const unitsOf = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : 0);

/** What is wrong with a row, a sentence for each field. */
function faultsOf(row: DraftRow): [field: string, message: string][] {
  const faults: [string, string][] = [];
  const units = unitsOf(row.units);
  if (units < 1 || units > UNITS_MAX)
    faults.push(['units', `Enter 1 to ${UNITS_MAX.toLocaleString('en-US')} units of ${row.name}.`]);
  const discount = row.discount.trim();
  if (row.discountKind === 'PERCENT') {
    if (discount !== '' && !(/^\d{1,3}(\.\d{1,2})?$/.test(discount) && Number(discount) <= 100))
      faults.push(['discountPercent', 'Enter a discount from 0% to 100%, with up to two decimals.']);
  } else if (discount !== '' && !MONEY.test(discount))
    faults.push(['discountAmount', 'Enter a dollar discount with up to two decimals.']);
  else if (discount !== '' && centsFromDollars(Number(discount)) > row.priceCents)
    faults.push(['discountAmount', 'The discount can’t be more than the price per unit.']);
  if (row.upfrontCost !== '' && !MONEY.test(row.upfrontCost))
    faults.push(['upfrontCost', 'Enter a dollar amount with up to two decimals.']);
  return faults;
}

function rowFigures(row: DraftRow): TreatmentRow {
  const isAmount = row.discountKind === 'AMOUNT';
  return treatmentRow({
    units: unitsOf(row.units),
    pricePerUnitCents: row.priceCents,
    discount: ratePercent(isAmount ? '0' : row.discount.trim() || '0', 'discountPercent'),
    ...(isAmount && { discountPerUnitCents: centsFromDollars(Number(row.discount || 0)) }),
    intervalMonths: row.interval === '' ? null : Number(row.interval),
    product: row.product,
    upfrontCostCents: centsFromDollars(Number(row.upfrontCost || 0)),
    given: row.given,
  });
}

/** The arithmetic of what was typed, by the same rules as the server's, and what is wrong with it. */
export function figuresOf(draft: Draft): DraftFigures {
  const issues: Issue[] = [];
  const rows = draft.rows.map((row, index) => {
    const faults = faultsOf(row);
    for (const [field, message] of faults) issues.push({ path: ['treatments', index, field], message });
    return faults.length > 0 ? null : rowFigures(row);
  });
  const known = rows.filter((row) => row !== null);
  const discounts = draft.discounts.flatMap((one): PlanDiscount[] => {
    const isAmount = MONEY.test(one.amount) && Number(one.amount) > 0;
    if (!isAmount) issues.push({ path: ['discounts'], message: `Enter an amount for the ${one.issuer}.` });
    return isAmount
      ? [
          {
            issuer: one.issuer,
            amountCents: centsFromDollars(Number(one.amount)),
            ...(one.product !== '' && { product: one.product }),
          },
        ]
      : [];
  });
  const { listPriceCents, treatmentDiscountsCents } = listPriceOf(known);
  let totals: PlanTotals | null = null;
  if (issues.length === 0)
    try {
      totals = planTotals({ treatments: known, discounts });
    } catch (cause) {
      if (!(cause instanceof DomainRefusal)) throw cause;
      issues.push({ path: [cause.field === 'upfrontCost' ? 'treatments' : cause.field], message: cause.message });
    }
  return { rows, totals, listPriceCents, treatmentDiscountsCents, issues };
}

/** What was typed as the calls take it; only of a draft without issues. */
export function contentOf(draft: Draft, zone: string): PlanContent {
  return {
    treatments: draft.rows.map((row): Asked => {
      const discount = Number(row.discount || 0);
      return {
        _id: row.treatmentId,
        ...(row.threadId !== undefined && { threadId: row.threadId }),
        units: unitsOf(row.units),
        ...(row.discountKind === 'AMOUNT' ? { discountAmount: discount } : { discountPercent: discount }),
        interval: row.interval === '' ? null : Number(row.interval),
        upfrontCost: Number(row.upfrontCost || 0),
        ...(row.area.trim() !== '' && { area: row.area.trim() }),
        injector: row.injector === '' ? null : row.injector,
        scheduledDate: row.firstDate === '' ? null : instantOfLocal(row.firstDate, zone, 'scheduledDate'),
      };
    }),
    discounts: draft.discounts.map(({ issuer, amount, product }) => ({
      issuer,
      amount: Number(amount),
      ...(product !== '' && { product }),
    })),
  };
}

export type Compared = {
  readonly key: string;
  readonly kind: 'changed' | 'new' | 'out' | 'same';
  readonly name: string;
  readonly before: string | null;
  readonly now: string | null;
};

const every = (months: number | null) =>
  months === null ? 'once' : months === 1 ? 'every month' : `every ${months} months`;

/** "40 units every 3 months at $11.70" */
export function rowWords(row: {
  units: number;
  unitType: string;
  interval: number | null;
  totalDollars: number;
}): string {
  const what = row.units === 1 ? `1 ${row.unitType}` : `${row.units} ${row.unitType}s`;
  return `${what} ${every(row.interval)}, ${formatUsdExact(centsFromDollars(row.totalDollars))} each`;
}

const wordsOfPlanRow = (one: ShownPlan['treatments'][number]) => rowWords({ ...one, totalDollars: one.totalAmount });

/** Two versions of a plan beside each other: what changed, is new, was taken out and is the same. */
export function comparePlans(before: ShownPlan, now: ShownPlan): Compared[] {
  return compare(
    before,
    now.treatments.map((one) => ({ threadId: one.threadId, name: one.name, words: wordsOfPlanRow(one), key: one._id })),
  );
}

/** The plan that runs beside what was typed. */
export function compareDraft(before: ShownPlan, draft: Draft, figures: DraftFigures): Compared[] {
  return compare(
    before,
    draft.rows.map((row, index) => {
      const total = figures.rows[index];
      return {
        key: row.key,
        threadId: row.threadId,
        name: row.name,
        words: total
          ? rowWords({
              units: total.units,
              unitType: row.unitType,
              interval: total.intervalMonths,
              totalDollars: dollarsFromCents(total.totalCents),
            })
          : 'incomplete',
      };
    }),
  );
}

type Now = { key: string; threadId?: string | undefined; name: string; words: string };

function compare(before: ShownPlan, now: readonly Now[]): Compared[] {
  const matched = new Set<string>();
  const rows = now.map((row): Compared => {
    const left = before.treatments.filter(({ _id }) => !matched.has(_id));
    const earlier =
      left.find(({ threadId }) => threadId === row.threadId) ?? left.find(({ name }) => name === row.name);
    if (earlier) matched.add(earlier._id);
    const was = earlier ? wordsOfPlanRow(earlier) : null;
    const kind = was === null ? 'new' : was === row.words ? 'same' : 'changed';
    return { key: row.key, kind, name: row.name, before: was, now: row.words };
  });
  const out = before.treatments
    .filter(({ _id }) => !matched.has(_id))
    .map((one): Compared => ({ key: one._id, kind: 'out', name: one.name, before: wordsOfPlanRow(one), now: null }));
  return [...rows, ...out];
}
