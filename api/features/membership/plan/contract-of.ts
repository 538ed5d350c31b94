import type { MembershipRow } from '../../member-record/index';
import type { PlanRow } from '../membership.reads';

export type Contract = PlanRow['contract'];

/**
 * How the practice is paid for a plan that begins: in advance where its terms say so and the decision on the member covers the plan,
 * else with each payment. Asked by the builder, the plan that waits and the activation.
 * @param of.isInPractice signed in the practice, where nobody has decided on credit.
 */
export function contractOf(
  row: Pick<MembershipRow, 'approved_at' | 'plan_max_cents'>,
  plan: Pick<PlanRow, 'contract' | 'total_cents'>,
  { isInPractice }: { isInPractice: boolean },
): Contract {
  return isInPractice || row.approved_at === null ? 'MONTHLY' : coveredContract(row, plan);
}

/** The same before the plan begins: for somebody on whose sign-up nobody has decided yet, or nobody at all, what it will be once it is approved. */
export function coveredContract(
  row: Pick<MembershipRow, 'plan_max_cents'> | undefined,
  plan: Pick<PlanRow, 'contract' | 'total_cents'>,
): Contract {
  const max = row?.plan_max_cents ?? null;
  return plan.contract === 'MONTHLY' || (max !== null && Number(plan.total_cents) > Number(max))
    ? 'MONTHLY'
    : 'UPFRONT';
}
