import { changeRequestedPlan, changeRequestedTreatment } from '@contract/membership/plan-calls';
import { type Context, command, refuseStale } from '../../../command/command';
import type { MemberActor, StaffActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { changeMembership, type MembershipRow, membershipAt, takeMembership } from '../../member-record/index';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { planById, treatmentsOfPlan } from '../membership.reads';
import { viewMembership } from '../membership.view';
import { programTerms } from '../program';
import { endPlan, keepPlan } from './keep-plan';
import {
  type AskedContent,
  askedOfKept,
  askedOfPlan,
  discountsOfPlan,
  getPlanTreatment,
  planContentOf,
} from './plan-content';
import { requestPlan, statusAfter } from './send-plan';
import { tellOfUpdated, tellPractice } from './tell-of-plan';

/** The plan that waits for its member. @throws AppError STEP_ORDER */
async function waitingPlan({ tx }: Pick<Context, 'tx'>, row: MembershipRow) {
  await refuseUnderWay(tx, row.id);
  const plan = row.requested_plan_id === null ? undefined : await tx.first(planById, { id: row.requested_plan_id });
  if (!plan || row.status !== 'PLAN_REQUESTED')
    throw new AppError('STEP_ORDER', { userMessage: 'This plan is no longer available.' });
  return { plan, treatments: await tx.all(treatmentsOfPlan, { planId: plan.id }) };
}

/**
 * What a member asks for takes the place of the plan that was sent, at the practice's prices and discounts; the practice confirms it by
 * sending it (decision 30).
 */
async function askFor(
  context: Context<MemberActor>,
  row: MembershipRow,
  { asked, note }: { asked: AskedContent; note: string | null },
) {
  const { tx } = context;
  const status = statusAfter(row, 'sendPlan');
  const content = await planContentOf(tx, { practiceId: row.practice_id }, asked);
  const terms = await programTerms(tx, row.practice_id);
  const plan = await keepPlan(context, row, { content, terms, status: 'REQUESTED', reason: note });
  await endPlan(context, row.requested_plan_id, 'REPLACED');
  const changed = await changeMembership(context, row, {
    set: { status, requested_plan_id: plan.id, changed_by_member: 1 },
    told: { action: 'PLAN_CHANGED_BY_MEMBER', amountCents: Number(plan.total_cents), note },
  });
  await tellPractice(context, changed, 'plan-changed-by-member');
}

/**
 * The member asks for other treatments, units or intervals than the plan that waits has. Discounts are the practice's to give: treatments
 * of the plan keep theirs, new ones have what the settings say.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where no plan waits, INVALID_FIELDS naming the row.
 */
export const changePlan = command(changeRequestedPlan)(async ({ params, body }, context) => {
  const { tx, deps, actor } = context;
  const found = await tx.first(membershipAt, { borrowerId: actor.borrowerId, practiceId: params.practiceId });
  if (!found) throw new AppError('NOT_FOUND');
  const row = await takeMembership(tx, found.id);
  refuseStale(body.version, row);
  const { plan, treatments } = await waitingPlan(context, row);
  const asked = body.treatments.map(({ threadId: _, discountPercent: __, discountAmount: ___, ...one }) => {
    const same = treatments.find(({ treatment_id: id }) => id === one._id);
    if (!same) return one;
    const { discountPercent, discountAmount } = askedOfKept(same);
    return { ...one, discountPercent, discountAmount };
  });
  const discounts = askedOfPlan(treatments, plan).discounts;
  await askFor(context, row, {
    asked: { treatments: asked, discounts, name: plan.name ?? undefined },
    note: body.note || null,
  });
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/**
 * Changes one treatment of the plan that waits. Staff may change all of it, and the member is told; a member its units, interval, date
 * and area, which the practice then confirms.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where the treatment's plan waits no more, INVALID_FIELDS.
 */
export const changeTreatment = command(changeRequestedTreatment)(async ({ params, body }, context) => {
  const { tx, deps, actor } = context;
  const kept = await getPlanTreatment(tx, params.id);
  const owner = await tx.first(planById, { id: kept.plan_id });
  if (!owner) throw new AppError('NOT_FOUND');
  const row = await takeMembership(tx, owner.membership_id);
  const { version, ...change } = body;
  refuseStale(version, row);
  const { plan, treatments } = await waitingPlan(context, row);
  if (plan.id !== owner.id) throw new AppError('STALE', { extra: { version: row.version } });
  const isMember = actor.kind === 'member';
  const { discountPercent, discountAmount, upfrontCost, ...ofMember } = change;
  const taken = isMember ? ofMember : { ...ofMember, ...definedOf({ discountPercent, discountAmount, upfrontCost }) };
  const asked: AskedContent = {
    treatments: treatments.map((one) => {
      const { threadId: _, ...before } = askedOfKept(one);
      return one.id === kept.id ? { ...before, ...(definedOf(taken) as Partial<typeof before>) } : before;
    }),
    discounts: discountsOfPlan(plan).map(({ issuer, amountCents, product }) => ({
      issuer,
      amount: amountCents,
      ...(product != null && { product }),
    })),
    name: plan.name ?? undefined,
  };
  if (isMember) await askFor(context as Context<MemberActor>, row, { asked, note: null });
  else {
    const staff = context as Context<StaffActor>;
    await requestPlan(staff, row, { asked, reason: null });
    await tellOfUpdated(staff, row, false);
  }
  return { membership: await viewMembership({ db: tx, deps }, row.id, isMember ? 'member' : 'practice') };
});

function definedOf<T extends object>(of: T): Partial<T> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>;
}
