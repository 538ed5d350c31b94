import { notNegative } from '../ledger/entry';
import { type Cents, cents, sumCents, ZERO_CENTS } from '../money/cents';
import { RATE_UNITS, type Rate, rateFromUnits, shareOf } from '../money/rate';
import { divideHalfUp, divideUp } from '../money/rounding';
import { refuse, wholeNumberWithin } from '../refusal';

/** Months in a plan. */
export const PLAN_MONTHS = 12;
/** Most units of one treatment. */
export const UNITS_MAX = 10_000;
/** Highest price of a unit: $100,000. */
export const UNIT_PRICE_MAX_CENTS = 10_000_000;

/** What was given of a treatment in the plan year that runs, at the prices of the days on which it was given. */
export type GivenInYear = {
  readonly times: number;
  /** All of it together, at the member's prices and at list prices. */
  readonly totalCents: Cents;
  readonly preDiscountCents: Cents;
};

export type TreatmentTerms = {
  readonly units: number;
  readonly pricePerUnitCents: Cents;
  /** Off the list price. */
  readonly discount: Rate;
  /** Off each unit, before the share; the price of a unit at most. */
  readonly discountPerUnitCents?: Cents;
  /** Months between treatments, 1 to 12; null for a single treatment. */
  readonly intervalMonths: number | null;
  /** The manufacturer's product that is used; a coupon for it lowers this treatment and no other. */
  readonly product?: string | null;
  /** Paid on the first day instead of by the month. */
  readonly upfrontCostCents?: Cents;
  /** Of a plan that runs: these keep the price at which they were given. Left out: nothing was given. */
  readonly given?: GivenInYear | undefined;
};

/** A treatment of a plan with its arithmetic. */
export type TreatmentRow = TreatmentTerms & {
  /** One treatment at list price. */
  readonly preDiscountCents: Cents;
  /** One treatment at the member's price. */
  readonly totalCents: Cents;
  /** Treatments in a plan year, and how many of them are left to be given. */
  readonly times: number;
  readonly left: number;
  /** What is left at today's price. */
  readonly leftCents: Cents;
  /** The year: what was given at the price at which it was given, and what is left at today's. */
  readonly annualCents: Cents;
  /** The same at list prices. */
  readonly annualListCents: Cents;
  /** Average month, for display only: the plan's payment is computed from its total. */
  readonly monthlyPaymentCents: Cents;
};

const NOTHING_GIVEN: GivenInYear = { times: 0, totalCents: ZERO_CENTS, preDiscountCents: ZERO_CENTS };

/** Adds up what was given of a treatment, one by one. */
export const givenInYear = (visits: readonly Omit<GivenInYear, 'times'>[]): GivenInYear => ({
  times: visits.length,
  totalCents: sumCents(visits.map(({ totalCents }) => totalCents)),
  preDiscountCents: sumCents(visits.map(({ preDiscountCents }) => preDiscountCents)),
});

/**
 * Months of the plan year in which a treatment falls: 0, n, 2n and so on; a single one falls in month 0. Source: decision 59.
 * @throws DomainRefusal `interval` unless null or 1 to 12.
 * @example every 5 months: 0, 5 and 10.
 */
export function slotsOf(intervalMonths: number | null): number[] {
  if (intervalMonths === null) return [0];
  const interval = wholeNumberWithin('interval', intervalMonths, 1, PLAN_MONTHS);
  return Array.from({ length: Math.floor((PLAN_MONTHS - 1) / interval) + 1 }, (_, index) => index * interval);
}

/**
 * Treatments in a plan year, as many as it has slots.
 * @throws DomainRefusal `interval` unless null or 1 to 12.
 */
export const timesInYear = (intervalMonths: number | null): number => slotsOf(intervalMonths).length;

/**
 * Computes a treatment of a plan. A change of units, price or interval prices what is left; what was given stays as it was given. Every
 * year of a plan is added up from here.
 * @throws DomainRefusal naming `units`, `pricePerUnit`, `discountPercent`, `discountAmount`, `interval`, `upfrontCost` or `delivered`.
 * @example 40 units at 13.00 less 10 % every 3 months: 468.00 a treatment, 1,872.00 a year. Two given, then 50 units: 2 × 468.00 and
 * 2 × 585.00, 2,106.00 a year. Source: decision 79, docs/membership-changes.md.
 */
export function treatmentRow(terms: TreatmentTerms): TreatmentRow {
  const units = wholeNumberWithin('units', terms.units, 1, UNITS_MAX);
  const price = wholeNumberWithin('pricePerUnit', terms.pricePerUnitCents, 1, UNIT_PRICE_MAX_CENTS);
  const discount = rateFromUnits(terms.discount, 'discountPercent');
  const offUnit = wholeNumberWithin('discountAmount', terms.discountPerUnitCents ?? 0, 0, price);
  const times = timesInYear(terms.intervalMonths);
  if (terms.upfrontCostCents !== undefined) notNegative('upfrontCost', terms.upfrontCostCents);
  const preDiscountCents = cents(units * price);
  const totalCents = shareOf(cents(units * (price - offUnit)), rateFromUnits(RATE_UNITS - discount));
  const given = terms.given ?? NOTHING_GIVEN;
  const left = Math.max(0, times - wholeNumberWithin('delivered', given.times, 0, 1_000));
  const leftCents = cents(totalCents * left);
  const annualCents = cents(notNegative('delivered', given.totalCents) + leftCents);
  return {
    ...terms,
    preDiscountCents,
    totalCents,
    times,
    left,
    leftCents,
    annualCents,
    annualListCents: cents(notNegative('delivered', given.preDiscountCents) + preDiscountCents * left),
    monthlyPaymentCents: cents(divideHalfUp(annualCents, PLAN_MONTHS)),
  };
}

/** Whether a part of the year was given at another price than what is left. */
export const hasEarlierPrice = ({ annualCents, totalCents, times }: TreatmentRow): boolean =>
  annualCents !== totalCents * times;

/** Who gives a discount (membership §3 Discount). */
export const DISCOUNT_ISSUERS = ['Manufacturer Coupon', 'Provider Discount'] as const;
export type DiscountIssuer = (typeof DISCOUNT_ISSUERS)[number];
export type PlanDiscount = {
  readonly issuer: DiscountIssuer;
  readonly amountCents: Cents;
  /** The product of a manufacturer's coupon; may be left out where the plan has just one product. */
  readonly product?: string | null;
};

/** The discounts of one issuer and their sum, as activation shows them. */
export function discountsOf(discounts: readonly PlanDiscount[], issuer: DiscountIssuer) {
  const own = discounts.filter((discount) => discount.issuer === issuer);
  return { discounts: own, totalDiscountsCents: cents(own.reduce((sum, { amountCents }) => sum + amountCents, 0)) };
}

/** What rows cost in a year at list price, and what the discounts of the treatments take off that. */
export function listPriceOf(rows: readonly Pick<TreatmentRow, 'annualListCents' | 'annualCents'>[]) {
  const listCents = rows.reduce((sum, row) => sum + row.annualListCents, 0);
  const grossCents = rows.reduce((sum, row) => sum + row.annualCents, 0);
  return {
    listPriceCents: cents(listCents),
    treatmentDiscountsCents: cents(listCents - grossCents),
    /** Before the discounts of the whole plan. */
    grossCents: cents(grossCents),
  };
}

/** A plan's year in money. */
export type PlanTotals = {
  readonly totalTreatmentsCostCents: Cents;
  readonly upfrontCostCents: Cents;
  readonly financedCents: Cents;
  /** Every month but the last ones, which take what is left. */
  readonly monthlyCents: Cents;
  /** The twelve months; they add up to `financedCents`. */
  readonly monthsCents: readonly Cents[];
};

/**
 * Spreads an amount over months: rounded up, the last ones take the remainder. Adds up exactly.
 * @throws DomainRefusal for a negative amount or months outside 1 to 12.
 */
export function spreadOverMonths(amountCents: Cents, months: number): { monthlyCents: Cents; monthsCents: Cents[] } {
  const count = wholeNumberWithin('months', months, 1, PLAN_MONTHS);
  let left: number = wholeNumberWithin('amount', amountCents, 0, Number.MAX_SAFE_INTEGER);
  const monthlyCents = cents(divideUp(left, count));
  const monthsCents = Array.from({ length: count }, () => {
    const part = Math.min(left, monthlyCents);
    left -= part;
    return cents(part);
  });
  return { monthlyCents, monthsCents };
}

/**
 * The product that a manufacturer's coupon belongs to: the one it names, or the only one of the plan.
 * @throws DomainRefusal `discounts` when the plan has no such product, or several and none is named.
 */
export function couponProduct(
  coupon: Pick<PlanDiscount, 'issuer' | 'product'>,
  rows: readonly Pick<TreatmentTerms, 'product'>[],
): string {
  const products = [...new Set(rows.flatMap(({ product }) => product ?? []))];
  const named = coupon.product ?? (products.length === 1 ? products[0] : undefined);
  if (named === undefined) return refuse('discounts', 'Choose the product for the manufacturer coupon.');
  if (!products.includes(named)) refuse('discounts', `The plan has no treatment with ${named}.`);
  return named;
}

/** Checks the discounts of a plan one by one and returns their sum. */
function discountsTotal(rows: readonly TreatmentRow[], discounts: readonly PlanDiscount[]): number {
  const gross = rows.reduce((sum, row) => sum + row.annualCents, 0);
  let total = 0;
  for (const [index, discount] of discounts.entries()) {
    total += notNegative('discounts', discount.amountCents);
    const isTwice = (of: (other: PlanDiscount) => boolean) => discounts.slice(0, index).some(of);
    if (discount.issuer === 'Manufacturer Coupon') {
      const product = couponProduct(discount, rows);
      if (isTwice((other) => other.issuer === discount.issuer && couponProduct(other, rows) === product))
        refuse('discounts', `A plan can have only one ${discount.issuer} per product.`, 1);
      const most = rows.reduce((sum, row) => (row.product === product ? sum + row.annualCents : sum), 0);
      if (discount.amountCents > most) refuse('discounts', `The coupon is more than the cost of ${product}.`, most);
    } else if (isTwice(({ issuer }) => issuer === discount.issuer)) {
      refuse('discounts', `A plan can have only one ${discount.issuer}.`, 1);
    } else if (discount.product)
      refuse('discounts', 'A Provider Discount applies to the whole plan, not to one product.');
  }
  if (total > gross) refuse('discounts', "Discounts can't be more than the cost of the treatments.", gross);
  return total;
}

/** What is paid on the first day: the plan's own figure, or the sum of its treatments'. */
function upfrontOf(plan: Pick<PlanTerms, 'treatments' | 'upfrontCostCents'>): number {
  const ofRows = plan.treatments.reduce((sum, row) => sum + (row.upfrontCostCents ?? 0), 0);
  const own = plan.upfrontCostCents ?? ofRows;
  if (ofRows > 0 && own !== ofRows)
    refuse('upfrontCost', "The upfront cost doesn't match the total of its treatments.", ofRows);
  return own;
}

/** Everything that a plan takes off its list price. */
export const planDiscounts = (listPriceCents: Cents, plan: Pick<PlanTotals, 'totalTreatmentsCostCents'>): Cents =>
  cents(listPriceCents - plan.totalTreatmentsCostCents);

export type PlanTerms = {
  readonly treatments: readonly TreatmentRow[];
  readonly discounts: readonly PlanDiscount[];
  /** Left out: the sum of what the treatments ask for. */
  readonly upfrontCostCents?: Cents;
};

/**
 * Totals of a plan.
 * @throws DomainRefusal `treatments` for none; `discounts` for a negative one, two of the provider or for one product, a coupon without its product or
 * above what it costs, or more than the treatments cost; `upfrontCost` outside 0 to the total, or not what the rows add up to.
 * @example Botox, HydraFacial and filler together: year 6,601.80, month 550.15.
 */
export function planTotals(plan: PlanTerms): PlanTotals {
  if (plan.treatments.length === 0) refuse('treatments', 'A plan needs at least one treatment.', 1);
  const gross = plan.treatments.reduce((sum, row) => sum + row.annualCents, 0);
  const totalTreatmentsCostCents = cents(gross - discountsTotal(plan.treatments, plan.discounts));
  const upfrontCostCents = notNegative('upfrontCost', upfrontOf(plan));
  if (upfrontCostCents > totalTreatmentsCostCents)
    refuse('upfrontCost', 'The upfront cost is more than the plan costs.', totalTreatmentsCostCents);
  const financedCents = cents(totalTreatmentsCostCents - upfrontCostCents);
  return { totalTreatmentsCostCents, upfrontCostCents, financedCents, ...spreadOverMonths(financedCents, PLAN_MONTHS) };
}
