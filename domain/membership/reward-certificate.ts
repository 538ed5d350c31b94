import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { PlanDiscount } from './treatment-row';

/** Whose list of the manufacturer's rewards program a certificate stands on (membership §3 Manufacturer rewards). */
export const CERTIFICATE_LISTS = ['patient', 'health-care-professional'] as const;
export type CertificateList = (typeof CERTIFICATE_LISTS)[number];

/**
 * Why a certificate cannot be used: its last day is over, it was used, the plan is not done with its product, or the program does not
 * know it.
 */
export const CERTIFICATE_REFUSALS = ['expired', 'used', 'no_product', 'unknown'] as const;
export type CertificateRefusal = (typeof CERTIFICATE_REFUSALS)[number];

/** WAITING for the program's answer, USED, REFUSED by it, or GIVEN_BACK to it. */
export const REWARD_USE_STATUSES = ['WAITING', 'USED', 'REFUSED', 'GIVEN_BACK'] as const;
export type RewardUseStatus = (typeof REWARD_USE_STATUSES)[number];

/**
 * What speaks against a certificate before its program is asked; null where nothing does.
 * @param of.products products that the plan is done with.
 * @param of.today the day where the practice is; a certificate can be used until the end of its last day.
 */
export function certificateRefusal(
  certificate: { readonly product: string; readonly expiresOn: CivilDate },
  of: { readonly products: readonly string[]; readonly today: CivilDate },
): CertificateRefusal | null {
  if (certificate.expiresOn < of.today) return 'expired';
  return of.products.includes(certificate.product) ? null : 'no_product';
}

/** What speaks against a certificate, or against all of them: the plan became another while the program was asked. */
export type RewardError = {
  readonly certificateId: string | null;
  readonly refusal: CertificateRefusal | 'plan_changed';
};

type Worth = { readonly product: string; readonly amountCents: Cents };
const isCoupon = ({ issuer }: PlanDiscount) => issuer === 'Manufacturer Coupon';

/**
 * The discounts of a plan with certificates on top: a plan has one coupon of the manufacturer for each product, to which they add up.
 * @example 60.00 and 50.00 for Dysport, 100.00 for Sculptra: coupons of 110.00 and 100.00.
 */
export function withCertificates(discounts: readonly PlanDiscount[], certificates: readonly Worth[]): PlanDiscount[] {
  const added = new Map<string, number>();
  for (const { product, amountCents } of certificates) added.set(product, (added.get(product) ?? 0) + amountCents);
  const before = discounts.map((one) => {
    const more = isCoupon(one) && one.product ? (added.get(one.product) ?? 0) : 0;
    if (one.product && more > 0) added.delete(one.product);
    return more > 0 ? { ...one, amountCents: cents(one.amountCents + more) } : one;
  });
  const fresh = [...added].map(([product, amount]) => ({
    issuer: 'Manufacturer Coupon' as const,
    amountCents: cents(amount),
    product,
  }));
  return [...before, ...fresh];
}

/**
 * Which certificates the coupons of some plan still hold: of each product as many as its highest coupon is worth, in their order.
 * @param plans the discounts of every plan that stands.
 * @returns ids of those that are held.
 */
export function heldCertificates(
  certificates: readonly (Worth & { readonly id: string })[],
  plans: readonly (readonly PlanDiscount[])[],
): ReadonlySet<string> {
  const held = new Set<string>();
  const left = new Map<string, number>();
  for (const discount of plans.flat().filter(isCoupon)) {
    // A coupon that names no product is for the only one that its plan has.
    const products = discount.product ? [discount.product] : certificates.map(({ product }) => product);
    for (const product of products) left.set(product, Math.max(left.get(product) ?? 0, discount.amountCents));
  }
  for (const { id, product, amountCents } of certificates) {
    const rest = (left.get(product) ?? 0) - amountCents;
    if (rest < 0) continue;
    left.set(product, rest);
    held.add(id);
  }
  return held;
}
