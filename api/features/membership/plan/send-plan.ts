import { createPlan, savePlanForLater, updatePlan } from '@contract/membership/plan-calls';
import { actOnMembership, type MembershipAction } from '@domain/membership/membership-status';
import { type Context, command, refuseStale } from '../../../command/command';
import { AppError } from '../../../http/app-error';
import { changeMembership, type MembershipRow, takeMembership } from '../../member-record/index';
import { refuseClosed } from '../../practice/index';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { runsOf } from '../figures';
import { planById } from '../membership.reads';
import { viewMembership } from '../membership.view';
import { programTerms, termsOf } from '../program';
import { figuresOfChange } from './change-figures';
import { endPlan, keepPlan } from './keep-plan';
import { type AskedContent, planContentOf } from './plan-content';
import { getParties, tellOfSent, tellOfUpdated, tellPractice } from './tell-of-plan';
import { membershipFor } from './whom';

const refuse = (userMessage: string): never => {
  throw new AppError('STEP_ORDER', { userMessage });
};

/** The status that an action leads to. @throws AppError STEP_ORDER where it is not allowed. */
export function statusAfter(row: MembershipRow, action: MembershipAction): MembershipRow['status'] {
  const outcome = actOnMembership({ status: row.status, hasRequestedPlan: row.requested_plan_id !== null }, action);
  if ('refused' in outcome) {
    if (outcome.refused === 'cancelled')
      return refuse('This membership is being canceled. Its installments must be paid first.');
    if (outcome.refused === 'already_active') return refuse('This membership is already active.');
    if (outcome.refused === 'no_requested_plan') return refuse('The member has no plan awaiting a signature.');
    return refuse("This membership isn't active.");
  }
  return outcome.to;
}

/** @throws AppError ACCOUNT_BLOCKED for somebody who is archived or deceased, STEP_ORDER while a payment is under way. */
export async function refuseBlocked(context: Context, row: MembershipRow): Promise<void> {
  await refuseUnderWay(context.tx, row.id);
  const { is_deleted: isDeleted, deceased } = await getParties(context, row.id);
  if (isDeleted === 1 || deceased === 1) throw new AppError('ACCOUNT_BLOCKED');
}

/**
 * Sends a plan to a member, or to somebody new. It waits as PLAN_REQUESTED until they activate it; an earlier one that waits is
 * replaced, and so is one that was saved.
 * @throws AppError NOT_FOUND, INVALID_FIELDS naming the row, STALE, ACCOUNT_BLOCKED, STEP_ORDER for a member with a running plan, RATE_LIMITED.
 */
export const create = command(createPlan)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await membershipFor(context, body);
  refuseStale(body.version, row);
  await refuseBlocked(context, row);
  await refuseClosed(tx, row.practice_id);
  if (row.status === 'ACTIVE') return refuse('This member already has an active plan. Change that plan instead.');
  const status = statusAfter(row, 'sendPlan');
  const content = await planContentOf(tx, { practiceId: row.practice_id }, body);
  const plan = await keepPlan(context, row, {
    content,
    terms: await programTerms(tx, row.practice_id),
    status: 'REQUESTED',
  });
  await endPlan(context, row.requested_plan_id, 'REPLACED');
  await endPlan(context, row.saved_plan_id, 'REPLACED');
  const sent = await changeMembership(context, row, {
    set: { status, requested_plan_id: plan.id, saved_plan_id: null, changed_by_member: 0 },
    told: { action: 'PLAN_SENT', amountCents: Number(plan.total_cents) },
  });
  await tellOfSent(context, sent, plan);
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice'), step: 'SENT' as const };
});

/** Keeps a plan that nobody but the practice sees. @throws AppError as `create`. */
export const saveForLater = command(savePlanForLater)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await membershipFor(context, body);
  refuseStale(body.version, row);
  await refuseBlocked(context, row);
  await keepForLater(context, row, body);
  return {
    membership: await viewMembership({ db: tx, deps }, row.id, 'practice'),
    step: 'SAVE_FOR_LATER_SENT' as const,
  };
});

/** Puts a plan among what is saved, in the place of the one that was. */
export async function keepForLater(context: Context, row: MembershipRow, asked: AskedContent): Promise<MembershipRow> {
  const { tx } = context;
  const content = await planContentOf(tx, { practiceId: row.practice_id, ...(await runsOf(tx, row)) }, asked);
  const plan = await keepPlan(context, row, {
    content,
    terms: await programTerms(tx, row.practice_id),
    status: 'SAVED',
  });
  await endPlan(context, row.saved_plan_id, 'REPLACED');
  const saved = await changeMembership(context, row, {
    set: { saved_plan_id: plan.id },
    told: { action: 'PLAN_SAVED', amountCents: Number(plan.total_cents) },
  });
  await tellPractice(context, saved, 'plan-saved');
  return saved;
}

/**
 * Changes the plan that waits, or proposes a change of the one that runs, which stays until the member accepts.
 * @throws AppError NOT_FOUND, INVALID_FIELDS naming the row, or `treatments` for a change that costs less than what was delivered, STALE,
 * STEP_ORDER where no plan waits or runs, ACCOUNT_BLOCKED.
 */
export const update = command(updatePlan)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  if (row.practice_id !== body.practiceId) throw new AppError('NOT_FOUND');
  refuseStale(body.version, row);
  await refuseBlocked(context, row);
  await requestPlan(context, row, { asked: body, reason: body.reason ?? null });
  await tellOfUpdated(context, row, row.status === 'ACTIVE');
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'practice'), step: 'UPDATE_SENT' as const };
});

/** Puts a plan in the place of the one that waits, or beside the one that runs. */
export async function requestPlan(
  context: Context,
  row: MembershipRow,
  { asked, reason }: { asked: AskedContent; reason: string | null },
): Promise<MembershipRow> {
  const { tx } = context;
  await refuseClosed(tx, row.practice_id);
  const isChange = row.status === 'ACTIVE';
  if (!isChange && row.requested_plan_id === null) return refuse('The member has no plan awaiting a signature.');
  const status = statusAfter(row, 'sendPlan');
  const running = isChange ? await runsOf(tx, row) : {};
  const content = await planContentOf(tx, { practiceId: row.practice_id, ...running }, asked);
  if (isChange) await figuresOfChange(context, row, content);
  const active = isChange && row.active_plan_id ? await tx.first(planById, { id: row.active_plan_id }) : undefined;
  const terms = active ? termsOf(active) : await programTerms(tx, row.practice_id);
  const plan = await keepPlan(context, row, { content, terms, status: 'REQUESTED', reason });
  await endPlan(context, row.requested_plan_id, 'REPLACED');
  if (isChange) await endPlan(context, row.saved_plan_id, 'REPLACED');
  return changeMembership(context, row, {
    set: { status, requested_plan_id: plan.id, changed_by_member: 0, ...(isChange && { saved_plan_id: null }) },
    told: { action: 'PLAN_UPDATED', amountCents: Number(plan.total_cents), note: reason },
  });
}
