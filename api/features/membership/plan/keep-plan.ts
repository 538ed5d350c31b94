import { type Context, changeOne, doerOf } from '../../../command/command';
import { type MembershipRow, membershipById } from '../../member-record/index';
import { type PlanRow, type PlanTreatmentRow, planById, plansOf } from '../membership.reads';
import { insertPlan, insertPlanTreatment, movePlan } from '../membership.writes';
import type { ProgramTerms } from '../program';
import { type GivingBack, giveBackUnheld } from '../rewards/give-back';
import type { NextYearPlan } from './next-year';
import type { PlannedContent } from './plan-content';

type Keeping = Pick<Context, 'tx' | 'deps' | 'actor' | 'now'>;

/** Keeps a version of a plan with its treatments; versions of one membership are counted from 1. */
export async function keepPlan(
  { tx, deps, actor, now }: Keeping,
  membership: MembershipRow,
  {
    content,
    terms,
    status,
    reason = null,
  }: { content: PlannedContent; terms: ProgramTerms; status: 'SAVED' | 'REQUESTED'; reason?: string | null },
): Promise<PlanRow> {
  const { totals, treatments, discounts, name } = content;
  const before = await tx.all(plansOf, { membershipId: membership.id });
  const { actorKind, actorId } = doerOf(actor);
  const plan: PlanRow = {
    id: deps.newId(),
    membership_id: membership.id,
    number: Number(before[0]?.number ?? 0) + 1,
    status,
    name,
    discounts: JSON.stringify(discounts),
    total_cents: totals.totalTreatmentsCostCents,
    upfront_cents: totals.upfrontCostCents,
    monthly_cents: totals.monthlyCents,
    member_fee_cents: terms.memberFeeCents,
    provider_fee_cents: terms.providerFeeCents,
    merchant_fee: terms.merchantFee,
    contract: terms.contract,
    basis: terms.basis,
    installments_max: terms.installmentsMax,
    reason,
    made_by_kind: actorKind,
    made_by_id: actorId,
    sent_at: status === 'REQUESTED' ? now : null,
    accepted_at: null,
    ended_at: null,
    document_id: null,
    signed_name: null,
    created_at: now,
    version: 1,
  };
  await tx.run(insertPlan, plan);
  for (const [index, { kept }] of treatments.entries()) {
    const id = deps.newId();
    await tx.run(insertPlanTreatment, {
      ...kept,
      id,
      plan_id: plan.id,
      seq: index + 1,
      thread_id: kept.thread_id ?? id,
    });
  }
  return plan;
}

/** Keeps the plan of a year that begins as its member signed it, with treatments of its own; what was given before keeps its plan. */
export async function keepNextYear(
  { tx, deps, actor, now }: Keeping,
  { plan, treatments }: Pick<NextYearPlan, 'plan' | 'treatments'>,
  signed: { agreed_at: string; document_id: string; signed_name: string },
): Promise<{ plan: PlanRow; treatments: PlanTreatmentRow[] }> {
  const before = await tx.all(plansOf, { membershipId: plan.membership_id });
  const { actorKind, actorId } = doerOf(actor);
  const next: PlanRow = {
    ...plan,
    id: deps.newId(),
    number: Number(before[0]?.number ?? 0) + 1,
    status: 'ACTIVE',
    reason: null,
    made_by_kind: actorKind,
    made_by_id: actorId,
    sent_at: null,
    accepted_at: signed.agreed_at,
    ended_at: null,
    document_id: signed.document_id,
    signed_name: signed.signed_name,
    created_at: now,
    version: 1,
  };
  await tx.run(insertPlan, next);
  const rows = treatments.map((kept, index) => ({ ...kept, id: deps.newId(), plan_id: next.id, seq: index + 1 }));
  for (const row of rows) await tx.run(insertPlanTreatment, row);
  return { plan: next, treatments: rows };
}

/**
 * Ends a version that another takes the place of, or that was taken back. Nothing where there is none. What it held of a manufacturer, and
 * no other plan does, goes back.
 */
export async function endPlan(
  context: GivingBack,
  planId: string | null,
  status: 'REPLACED' | 'WITHDRAWN' | 'DECLINED' | 'ENDED',
): Promise<void> {
  const { tx, now } = context;
  const plan = planId === null ? undefined : await tx.first(planById, { id: planId });
  if (!plan) return;
  await changeOne(tx, movePlan, { ...plan, status, ended_at: now });
  const row = await tx.first(membershipById, { id: plan.membership_id });
  if (row) await giveBackUnheld(context, row);
}
