import type { Cents } from '../money/cents';

/** What a plan asks of the patient each month, and what it costs the practice. */
export type PlanCost = { readonly product: string; readonly monthlyCents: Cents; readonly feeCents: Cents };

/**
 * The plan that costs the practice least among those that ask the patient no more a month than the given one does.
 * @returns undefined where none costs less than the given plan itself.
 */
export function cheaperPlan<P extends PlanCost>(plan: P, plans: readonly P[]): P | undefined {
  let best: P | undefined;
  for (const other of plans) {
    if (other.monthlyCents > plan.monthlyCents || other.feeCents >= plan.feeCents) continue;
    if (best === undefined || other.feeCents < best.feeCents) best = other;
  }
  return best;
}
