import { type Cents, cents } from '../money/cents';
import { couponProduct, type PlanDiscount, type PlanTotals, planTotals, type TreatmentRow } from './treatment-row';

/** A plan's next year in money, with its discounts as far as they fit it. */
export type AnotherYear = PlanTotals & { readonly discounts: readonly PlanDiscount[] };

/**
 * The same plan for another year: nothing of it is given yet, so all of it costs the plan's price, also where this year's change left a
 * part at an earlier one. A discount above what it is for, and an upfront cost above the year, are lowered to that.
 * @param plan.treatments without what was given this year.
 * @example After Botox went from 40 to 50 units with two given: 6,835.80 this year, 7,069.80 the next. Source: docs/membership-changes.md.
 */
export function anotherYear(plan: {
  readonly treatments: readonly TreatmentRow[];
  readonly discounts: readonly PlanDiscount[];
  readonly upfrontCostCents: Cents;
}): AnotherYear {
  const { treatments } = plan;
  const coupons = plan.discounts.map((discount) => (isCoupon(discount) ? couponCents(discount, treatments) : 0));
  const rest = sumOf(treatments) - coupons.reduce((sum, amount) => sum + amount, 0);
  const discounts = plan.discounts.map((discount, index) => ({
    ...discount,
    amountCents: cents(isCoupon(discount) ? (coupons[index] ?? 0) : Math.min(discount.amountCents, rest)),
  }));
  const total = sumOf(treatments) - discounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const totals = planTotals({
    treatments: treatments.map(({ upfrontCostCents: _, ...row }) => row),
    discounts,
    upfrontCostCents: cents(Math.min(plan.upfrontCostCents, total)),
  });
  return { ...totals, discounts };
}

const sumOf = (rows: readonly Pick<TreatmentRow, 'annualCents'>[]): number =>
  rows.reduce((sum, { annualCents }) => sum + annualCents, 0);

const isCoupon = ({ issuer }: PlanDiscount): boolean => issuer === 'Manufacturer Coupon';

/** A coupon is worth no more than the treatments with its product. */
function couponCents(coupon: PlanDiscount, treatments: readonly TreatmentRow[]): number {
  const product = couponProduct(coupon, treatments);
  return Math.min(coupon.amountCents, sumOf(treatments.filter((row) => row.product === product)));
}
