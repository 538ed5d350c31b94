import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import type { PaymentPlan } from '../payment-plan/plan';

/**
 * What autopay takes on each due date. FIRST_ONLY takes the first payment and no more.
 * Source: borrower §7 `autopayType`, domain §4.4.
 */
export const AUTOPAY_TYPES = ['MINIMUM', 'SUGGESTED', 'CUSTOM', 'FIRST_ONLY', 'NONE'] as const;
export type AutopayType = (typeof AUTOPAY_TYPES)[number];

/** The types that pay each due date: they lower the rate of a fixed plan. */
export const EVERY_DUE_DATE: ReadonlySet<AutopayType> = new Set(['MINIMUM', 'SUGGESTED', 'CUSTOM']);

type Paid = Pick<PaymentPlan, 'minimumPaymentCents' | 'promoMonthlyPaymentCents'>;

/** The amount of each run: suggested is what keeps a promotion free, and the minimum where there is none. */
export function autopayCents(type: AutopayType, plan: Paid, customCents: number | null): Cents {
  switch (type) {
    case 'NONE':
      return ZERO_CENTS;
    case 'MINIMUM':
    case 'FIRST_ONLY':
      return plan.minimumPaymentCents;
    case 'SUGGESTED':
      return plan.promoMonthlyPaymentCents ?? plan.minimumPaymentCents;
    case 'CUSTOM':
      return cents(Math.max(customCents ?? 0, plan.minimumPaymentCents));
  }
}

/**
 * What autopay does, from what is stored. A plan is chosen with the pace that its borrower means to keep; nothing is taken by itself
 * before they turn autopay on (12 CFR 1005.10(b), (e)).
 */
export function autopayInForce(stored: { autopay_type: string | null; autopay_set_at: string | null }): AutopayType {
  return AUTOPAY_TYPES.find((one) => stored.autopay_set_at !== null && one === stored.autopay_type) ?? 'NONE';
}

/** When autopay stopped by itself; null where nobody's payments came back so often, or its person set it since. */
export const autopayStoppedAt = (stored: {
  autopay_set_at: string | null;
  autopay_stopped_at: string | null;
}): string | null => (stored.autopay_stopped_at === stored.autopay_set_at ? stored.autopay_stopped_at : null);
