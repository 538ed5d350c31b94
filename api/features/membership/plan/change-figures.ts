import type { PlanChange } from '@domain/ledger/membership-templates';
import { monthsLeft } from '@domain/membership/calendar';
import { deliveredCost } from '@domain/membership/delivered-price';
import { changeSettlement, modifyPlan, type PlanModification } from '@domain/membership/plan-modification';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { DomainRefusal, refuse } from '@domain/refusal';
import type { Context } from '../../../command/command';
import type { Db } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import type { MembershipRow } from '../../member-record/index';
import { fundedOf } from '../billing/money.reads';
import {
  billedOf,
  datesOf,
  givenByThread,
  givenRows,
  monthsBilledOf,
  paidOf,
  pausesOf,
  type RunningMembership,
  runningOf,
  yearOf,
} from '../figures';
import type { PlanRow, PlanTreatmentRow } from '../membership.reads';
import { askedOfPlan, type PlannedContent, planContentOf } from './plan-content';

export type ChangeFigures = PlanModification & {
  paidCents: number;
  deliveredCents: number;
  paymentsRemaining: number;
  firstPaymentOn: string | null;
  /** What the books move when it is accepted. */
  settlement: PlanChange;
  /** What the practice gets for it then, or gives back where it is below zero: it is paid the rest with the months. */
  practice: { readonly grossCents: Cents; readonly feeCents: Cents; readonly netCents: Cents };
};

/** What a change moves at once, by what was billed, paid and taken as merchant fee so far; a practice that is paid in advance gets the difference. */
async function settled(db: Db, of: RunningMembership, change: PlanModification) {
  const { row, plan } = of;
  const taken = await db.first(fundedOf, { membershipId: row.id, planYear: Number(row.plan_year) });
  const settlement = changeSettlement(change, {
    contract: plan.contract,
    billedCents: billedOf(of),
    paidCents: paidOf(of),
    feeTakenCents: cents(Number(taken?.fee_cents ?? 0)),
    merchantDiscountFee: rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'),
  });
  const { totalChange, refund, billsLowered, feeChange } = settlement;
  const grossCents = cents(plan.contract === 'UPFRONT' ? totalChange : 0 - (refund + billsLowered));
  return {
    settlement,
    practice: { grossCents, feeCents: feeChange, netCents: cents(grossCents - feeChange) },
  };
}

/** What a changed plan does to a running one, or why it cannot be: the builder, the change that waits and its acceptance say this alone. */
export async function changeFigures(
  db: Db,
  of: RunningMembership,
  content: Pick<PlannedContent, 'treatments' | 'discounts' | 'totals'>,
): Promise<ChangeFigures> {
  const { row, plan } = of;
  const given = givenByThread(of);
  for (const kept of of.treatments) {
    const count = given.get(kept.thread_id)?.times ?? 0;
    const now = content.treatments.find(({ kept: { thread_id } }) => thread_id === kept.thread_id);
    if (count > 0 && !now)
      refuse('treatments', `${kept.name} has already been provided under this plan, so it can't be removed.`);
    if (now && count > now.row.times)
      refuse(
        'treatments',
        `${kept.name} has already been provided ${count} times, so the plan needs at least that many.`,
        count,
      );
  }
  const planned = content.treatments.map(({ row: one }) => ({ ...one, delivered: 0 }));
  const { deliveredCents } = deliveredCost({
    rows: [...planned, ...givenRows(of)],
    discounts: content.discounts,
    planTotalCents: content.totals.totalTreatmentsCostCents,
    basis: plan.basis,
  });
  const billed = billedOf(of);
  const paymentsBilled = monthsBilledOf(of);
  const remaining = monthsLeft({
    anchor: row.activated_on as never,
    year: yearOf(row),
    pauses: pausesOf(row),
    paymentsBilled,
  });
  const modified = modifyPlan({
    oldTotalCents: cents(Number(plan.total_cents)),
    oldMonthlyCents: cents(Number(plan.monthly_cents)),
    newTotalCents: content.totals.totalTreatmentsCostCents,
    paidCents: billed,
    deliveredCents,
    monthsLeft: Math.max(1, remaining),
    merchantDiscountFee: rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'),
  });
  if (remaining === 0 && modified.monthsCents.some((month) => month > 0))
    refuse('treatments', 'All payments for this plan year have been billed. Change the plan when it renews.');
  return {
    ...modified,
    ...(await settled(db, of, modified)),
    paidCents: billed,
    deliveredCents,
    paymentsRemaining: remaining,
    firstPaymentOn: datesOf(row)[paymentsBilled] ?? null,
  };
}

/** The figures of a change of the plan that runs. @throws AppError INVALID_FIELDS, STEP_ORDER without a running plan. */
export async function figuresOfChange(
  { tx }: Pick<Context, 'tx'> | { tx: Db },
  row: MembershipRow,
  content: PlannedContent,
): Promise<ChangeFigures> {
  const of = await runningOf(tx, row);
  if (!of) throw new AppError('STEP_ORDER', { userMessage: 'This membership has no active plan.' });
  try {
    return await changeFigures(tx, of, content);
  } catch (thrown) {
    if (!(thrown instanceof DomainRefusal)) throw thrown;
    const field = thrown.field === 'newTotal' ? 'treatments' : thrown.field;
    throw new AppError('INVALID_FIELDS', { fields: [{ field, message: thrown.message }] });
  }
}

/** The figures of a change that waits, at its own prices; what was given since it was sent counts as it was given. */
export async function figuresOfWaiting(
  db: Db,
  of: RunningMembership,
  { plan, treatments }: { plan: PlanRow; treatments: readonly PlanTreatmentRow[] },
): Promise<ChangeFigures> {
  const asked = askedOfPlan(treatments, plan);
  const running = { practiceId: of.row.practice_id, runs: treatments, given: givenByThread(of) };
  return changeFigures(db, of, await planContentOf(db, running, asked));
}
