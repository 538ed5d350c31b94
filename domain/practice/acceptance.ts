export type Answers = { readonly accepted: number; readonly rejected: number };

/** The share of patients' answers that were yes, in whole percents half up; null where nobody has answered yet. */
export function acceptancePercent({ accepted, rejected }: Answers): number | null {
  return sharePercent(accepted, accepted + rejected);
}

function sharePercent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((part * 200 + whole) / (2 * whole));
}

/** Transactions of one plan: those whose patient chose it, and those of them that the patient approved at some time. */
export type ChosenPlan = { readonly product: string; readonly chosen: number; readonly accepted: number };

/**
 * How often a chosen plan becomes a loan, in whole percents half up, the plan that is chosen most first. A loan that was
 * refunded or is being changed was approved and counts; a transaction that still waits counts as chosen.
 */
export function acceptanceByPlan<P extends ChosenPlan>(plans: readonly P[]): (P & { percent: number })[] {
  return plans
    .flatMap((plan) => {
      const percent = sharePercent(plan.accepted, plan.chosen);
      return percent === null ? [] : [{ ...plan, percent }];
    })
    .sort((one, other) => other.chosen - one.chosen || one.product.localeCompare(other.product));
}

/** The average of amounts that come to `sum`, in cents half up; null without any. */
export function averageCents(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((sum * 2 + count) / (2 * count));
}
