import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { multiplyDivideHalfUp } from '../money/rounding';
import { wholeNumberWithin } from '../refusal';
import { couponProduct, type PlanDiscount } from './treatment-row';

/** Price at which delivered treatments count: the member's in the plan (default) or the list price. */
export type CancellationBasis = 'MEMBER' | 'LIST';

/** A treatment of a plan and how often it was given. */
export type DeliveredRow = {
  /** What one treatment of this kind costs a member. */
  readonly totalCents: Cents;
  /** What the same treatment costs without a membership. */
  readonly preDiscountCents: Cents;
  readonly annualCents: Cents;
  readonly product?: string | null;
  readonly delivered: number;
};

/** A manufacturer's coupon: earned whole by the first treatment with its product, or not at all. */
export type Coupon = { readonly product: string; readonly amountCents: Cents };

export type DeliveredCost = {
  /** What the delivered treatments cost the member. */
  readonly deliveredCents: Cents;
  /** The manufacturer pays these to the practice. */
  readonly couponsEarned: readonly Coupon[];
  /** These go back to the manufacturer and lower nothing. */
  readonly couponsUnused: readonly Coupon[];
};

/**
 * What the delivered treatments of a plan cost. At the member's price a discount of the provider on the plan lowers each treatment
 * by its share, rounded half up once; a coupon lowers the treatments with its product, and no other. At the list price only coupons
 * count, because the practice has them from the manufacturer. A plan of which all is delivered costs its total to the cent.
 * @param plan.planTotalCents the plan's year after discounts.
 * @throws DomainRefusal naming `delivered`, `discounts` or `planTotal`.
 * @example Year 6,601.80 less 600.00 of the provider, 3,131.75 delivered at member prices: 2,847.12. Source: decision 55.
 */
export function deliveredCost(plan: {
  readonly rows: readonly DeliveredRow[];
  readonly discounts: readonly PlanDiscount[];
  readonly planTotalCents: Cents;
  readonly basis: CancellationBasis;
}): DeliveredCost {
  const { rows, basis } = plan;
  const coupons = plan.discounts
    .filter(({ issuer, amountCents }) => issuer === 'Manufacturer Coupon' && amountCents > 0)
    .map((discount) => ({ product: couponProduct(discount, rows), amountCents: discount.amountCents }));
  const isEarned = ({ product }: Coupon) => rows.some((row) => row.product === product && row.delivered > 0);
  const deliveredOf = (chosen: readonly DeliveredRow[], price: 'totalCents' | 'preDiscountCents') =>
    chosen.reduce(
      (sum, row) =>
        sum + notNegative('delivered', row[price]) * wholeNumberWithin('delivered', row.delivered, 0, 1_000),
      0,
    );
  const price = basis === 'LIST' ? 'preDiscountCents' : 'totalCents';
  const earned = coupons.filter(isEarned);
  const gross = rows.reduce((sum, row) => sum + notNegative('delivered', row.annualCents), 0);
  const couponsCents = coupons.reduce((sum, coupon) => sum + notNegative('discounts', coupon.amountCents), 0);
  // The year at member prices less the provider's discount, before any coupon.
  const discounted = wholeNumberWithin('planTotal', plan.planTotalCents + couponsCents, 0, gross);
  const full = deliveredOf(rows, price);
  const shared = basis === 'LIST' || gross === 0 ? full : multiplyDivideHalfUp(full, discounted, gross);
  const lowered = earned.reduce((sum, { product, amountCents }) => {
    const own = rows.filter((row) => row.product === product);
    return sum + Math.min(amountCents, deliveredOf(own, price));
  }, 0);
  return {
    deliveredCents: cents(Math.max(0, shared - lowered)),
    couponsEarned: earned,
    couponsUnused: coupons.filter((coupon) => !isEarned(coupon)),
  };
}
