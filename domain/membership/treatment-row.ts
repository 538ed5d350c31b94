import { type Cents, cents } from '../money/cents';
import { RATE_UNITS, type Rate, rateFromUnits, shareOf } from '../money/rate';
import { divideHalfUp, divideUp } from '../money/rounding';
import { refuse, wholeNumberWithin } from '../refusal';

/** Months in a plan. */
export const PLAN_MONTHS = 12;
/** Most units of one treatment. */
export const UNITS_MAX = 10_000;
/** Highest price of a unit: $100,000. */
export const UNIT_PRICE_MAX_CENTS = 10_000_000;

export type TreatmentTerms = {
  readonly units: number;
  readonly pricePerUnitCents: Cents;
  /** Off the list price. */
  readonly discount: Rate;
  /** Off each unit, before the share; the price of a unit at most. */
  readonly discountPerUnitCents?: Cents;
  /** Months between treatments, 1 to 12; null for a single treatment. */
  readonly intervalMonths: number | null;
};

/** A treatment of a plan with its arithmetic. */
export type TreatmentRow = TreatmentTerms & {
  /** One treatment at list price. */
  readonly preDiscountCents: Cents;
  /** One treatment at the member's price. */
  readonly totalCents: Cents;
  /** Treatments in a plan year. */
  readonly times: number;
  readonly annualCents: Cents;
  /** Average month, for display only: the plan's payment is computed from its total. */
  readonly monthlyPaymentCents: Cents;
};

/**
 * Treatments that fit into a plan year. @NOTE choice: an interval that does not divide the year counts whole treatments only
 * (every 5 months: 2), so that nobody pays for a part of a treatment.
 * @throws DomainRefusal `interval` unless null or 1 to 12.
 */
export function timesInYear(intervalMonths: number | null): number {
  if (intervalMonths === null) return 1;
  return Math.floor(PLAN_MONTHS / wholeNumberWithin('interval', intervalMonths, 1, PLAN_MONTHS));
}

/**
 * Computes a treatment of a plan.
 * @throws DomainRefusal naming `units`, `pricePerUnit`, `discountPercent`, `discountAmount` or `interval`.
 * @example 40 units at 13.00 less 10 % every 3 months: 468.00 a treatment, 1,872.00 a year.
 */
export function treatmentRow(terms: TreatmentTerms): TreatmentRow {
  const units = wholeNumberWithin('units', terms.units, 1, UNITS_MAX);
  const price = wholeNumberWithin('pricePerUnit', terms.pricePerUnitCents, 1, UNIT_PRICE_MAX_CENTS);
  const discount = rateFromUnits(terms.discount, 'discountPercent');
  const offUnit = wholeNumberWithin('discountAmount', terms.discountPerUnitCents ?? 0, 0, price);
  const times = timesInYear(terms.intervalMonths);
  const preDiscountCents = cents(units * price);
  const totalCents = shareOf(cents(units * (price - offUnit)), rateFromUnits(RATE_UNITS - discount));
  const annualCents = cents(totalCents * times);
  return {
    ...terms,
    preDiscountCents,
    totalCents,
    times,
    annualCents,
    monthlyPaymentCents: cents(divideHalfUp(annualCents, PLAN_MONTHS)),
  };
}

/** Who gives a discount (membership §3 Discount). */
export const DISCOUNT_ISSUERS = ['Manufacturer Coupon', 'Provider Discount'] as const;
export type DiscountIssuer = (typeof DISCOUNT_ISSUERS)[number];
export type PlanDiscount = { readonly issuer: DiscountIssuer; readonly amountCents: Cents };

/** The discounts of one issuer and their sum, as activation shows them. */
export function discountsOf(discounts: readonly PlanDiscount[], issuer: DiscountIssuer) {
  const own = discounts.filter((discount) => discount.issuer === issuer);
  return { discounts: own, totalDiscountsCents: cents(own.reduce((sum, { amountCents }) => sum + amountCents, 0)) };
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
 * Totals of a plan.
 * @throws DomainRefusal `treatments` for none; `discounts` for a negative one or more than the treatments cost; `upfrontCost`
 * outside 0 to the total.
 * @example Botox, HydraFacial and filler together: year 6,601.80, month 550.15.
 */
export function planTotals(plan: {
  readonly treatments: readonly TreatmentRow[];
  readonly discounts: readonly PlanDiscount[];
  readonly upfrontCostCents: Cents;
}): PlanTotals {
  if (plan.treatments.length === 0) refuse('treatments', 'A plan needs at least one treatment.', 1);
  const gross = plan.treatments.reduce((sum, row) => sum + row.annualCents, 0);
  let discounts = 0;
  for (const { amountCents } of plan.discounts) discounts += wholeNumberWithin('discounts', amountCents, 0, gross);
  if (discounts > gross) refuse('discounts', 'Discounts cannot be above the cost of the treatments.', gross);
  const totalTreatmentsCostCents = cents(gross - discounts);
  const upfrontCostCents = cents(wholeNumberWithin('upfrontCost', plan.upfrontCostCents, 0, totalTreatmentsCostCents));
  const financedCents = cents(totalTreatmentsCostCents - upfrontCostCents);
  return { totalTreatmentsCostCents, upfrontCostCents, financedCents, ...spreadOverMonths(financedCents, PLAN_MONTHS) };
}
