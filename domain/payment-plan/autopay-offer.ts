import type { Cents } from '../money/cents';
import { cents } from '../money/cents';
import type { PaymentPlan } from './plan';
import { quotePlan, termsOfPlan } from './quote-plan';

/** A plan as autopay makes it. */
export type AutopayOffer = {
  readonly ratePercent: number;
  readonly minimumPaymentCents: Cents;
  /** What all payments come to less. */
  readonly savingCents: Cents;
};

/**
 * What autopay takes off a plan that nobody has signed yet, if it is on before the first statement.
 * @returns null for a promotion and for a plan without interest.
 * @example $5,000 at 17.99 % over 36 months: 17.74 %, 180.11, 22.56 (V15).
 */
export function autopayOffer(plan: PaymentPlan): AutopayOffer | null {
  if (plan.promo || plan.rate === 0 || plan.hasAutopayDiscount) return null;
  const lower = quotePlan({ ...termsOfPlan(plan), autopay: true });
  return {
    ratePercent: lower.ratePercent,
    minimumPaymentCents: lower.minimumPaymentCents,
    savingCents: cents(plan.totalOfPaymentsCents - lower.totalOfPaymentsCents),
  };
}
