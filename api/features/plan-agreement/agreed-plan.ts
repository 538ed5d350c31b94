import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { type MembershipRow, membershipById } from '../member-record/index';
import {
  type Parties,
  type PlanRow,
  type PlanTreatmentRow,
  partiesOf,
  planById,
  treatmentsOfPlan,
} from '../membership/index';
import { refuseClosed } from '../practice/index';

export type AgreedPlan = {
  row: MembershipRow;
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
  parties: Parties;
  /** Today where the practice is. */
  on: ReturnType<typeof practiceToday>;
};

/**
 * The plan that waits to be activated in the practice, or was.
 * @throws AppError NOT_FOUND, STEP_ORDER where there is none.
 */
export async function agreedPlan(db: Db, deps: Pick<Deps, 'clock'>, membershipId: string): Promise<AgreedPlan> {
  const row = await db.first(membershipById, { id: membershipId });
  const parties = row && (await db.first(partiesOf, { membershipId }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const isWaiting = row.status === 'PLAN_REQUESTED';
  const planId = isWaiting ? row.requested_plan_id : row.status === 'ACTIVE' ? row.active_plan_id : null;
  const plan = planId === null ? undefined : await db.first(planById, { id: planId });
  if (!plan || (isWaiting && row.changed_by_member === 1))
    throw new AppError('STEP_ORDER', { userMessage: "There's no plan here to sign." });
  if (isWaiting) await refuseClosed(db, row.practice_id);
  return {
    row,
    plan,
    treatments: await db.all(treatmentsOfPlan, { planId: plan.id }),
    parties,
    on: practiceToday(deps.clock, parties),
  };
}
