import { withdrawPlan } from '@contract/membership/plan-calls';
import { type Context, command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { changeMembership, type MembershipRow, takeMembership } from '../../member-record/index';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { runsOf } from '../figures';
import { type PlanRow, planById, treatmentsOfPlan } from '../membership.reads';
import { viewMembership } from '../membership.view';
import { programTerms } from '../program';
import { endPlan, keepPlan } from './keep-plan';
import { askedOfPlan, planContentOf } from './plan-content';
import { statusAfter } from './send-plan';
import { tellOfWithdrawn } from './tell-of-plan';

/**
 * What was sent goes on as a draft, without coupons of a manufacturer, which go back. Null for a plan that the member asked for, and for
 * one that the practice cannot sell as it was.
 */
async function draftOf(context: Context, row: MembershipRow): Promise<PlanRow | null> {
  const { tx } = context;
  const sent = row.requested_plan_id === null ? undefined : await tx.first(planById, { id: row.requested_plan_id });
  if (sent?.made_by_kind !== 'staff') return null;
  const runs = await tx.all(treatmentsOfPlan, { planId: sent.id });
  const { given } = await runsOf(tx, row);
  const { discounts = [], ...asked } = askedOfPlan(runs, sent);
  const own = discounts.filter(({ issuer }) => issuer === 'Provider Discount');
  try {
    const content = await planContentOf(tx, { practiceId: row.practice_id, runs, given }, { ...asked, discounts: own });
    return await keepPlan(context, row, { content, terms: await programTerms(tx, row.practice_id), status: 'SAVED' });
  } catch (refusal) {
    if (refusal instanceof AppError) return null;
    throw refusal;
  }
}

/**
 * Takes back the plan or change that waits, which stays as a draft; a plan that runs stays.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where none waits.
 */
export const withdraw = command(withdrawPlan)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  if (row.practice_id !== body.practiceId) throw new AppError('NOT_FOUND');
  refuseStale(body.version, row);
  await refuseUnderWay(tx, row.id);
  await withdrawRequested(context, row);
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice'), step: 'WITHDRAW_SENT' as const };
});

/** The plan or change that waits is taken back and stays as a draft; its member is told. @throws AppError STEP_ORDER where none waits. */
export async function withdrawRequested(context: Context, row: MembershipRow): Promise<MembershipRow> {
  const status = statusAfter(row, 'withdrawPlan');
  const draft = await draftOf(context, row);
  await endPlan(context, row.requested_plan_id, 'WITHDRAWN');
  if (draft) await endPlan(context, row.saved_plan_id, 'REPLACED');
  const withdrawn = await changeMembership(context, row, {
    set: { status, requested_plan_id: null, changed_by_member: 0, ...(draft && { saved_plan_id: draft.id }) },
    told: { action: 'PLAN_WITHDRAWN' },
  });
  await tellOfWithdrawn(context, row, row.status === 'ACTIVE');
  return withdrawn;
}
