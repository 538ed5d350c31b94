import type { Cents } from '../money/cents';

type Listed = { enabled: boolean; promoTermMonths: number | null; minimumPaymentCents: Cents };

/** Plans as every screen lists them. */
export type PlanLists<Plan> = { fixed: Plan[]; promotion: Plan[] };

/**
 * Enabled plans by minimum payment, lowest first, split into fixed plans (no promotion term) and promotion plans (borrower §13).
 * Plans with equal payments keep their order.
 */
export function splitPlans<Plan extends Listed>(plans: readonly Plan[]): PlanLists<Plan> {
  const shown = plans.filter((plan) => plan.enabled).sort((a, b) => a.minimumPaymentCents - b.minimumPaymentCents);
  return {
    fixed: shown.filter((plan) => plan.promoTermMonths === null),
    promotion: shown.filter((plan) => plan.promoTermMonths !== null),
  };
}
