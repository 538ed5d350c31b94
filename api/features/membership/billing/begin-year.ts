import type { CivilDate } from '@domain/calendar/civil-date';
import { fundingDueOn } from '@domain/funding/deposit';
import { planFunded } from '@domain/ledger/membership-templates';
import { debitDay } from '@domain/membership/calendar';
import { merchantFee } from '@domain/membership/merchant-fee';
import { PLAN_MONTHS } from '@domain/membership/treatment-row';
import { cents, ZERO_CENTS } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { changeOne } from '../../../command/command';
import { changeMembership, type MembershipRow } from '../../member-record/index';
import { type PlanRow, type PlanTreatmentRow, planById, treatmentsOfPlan } from '../membership.reads';
import { movePlan } from '../membership.writes';
import { endPlan, keepNextYear } from '../plan/keep-plan';
import { nextYearPlan } from '../plan/next-year';
import type { Renewal } from '../renewal/consent';
import { promiseVisits } from '../visit/promise-visits';
import { addBill, fund } from './bill';
import { type Booking, postFor } from './books';
import { applyCredits } from './credits';
import { openBillsOf } from './money.reads';

/**
 * Another year of a plan begins, as its member agreed: by what they signed, spread over twelve months anew; the
 * practice is paid by its contract, and the first month is billed.
 */
export async function beginYear(
  context: Booking,
  row: MembershipRow,
  { on, consent }: { on: CivilDate; consent: Renewal },
): Promise<MembershipRow> {
  const { tx } = context;
  const plan = row.active_plan_id === null ? undefined : await tx.first(planById, { id: row.active_plan_id });
  if (!plan) throw new Error(`Membership ${row.id} has no plan that runs`);
  const { plan: renewed, treatments } = await planThatBegins(context, { row, plan, consent });
  const total = cents(Number(renewed.total_cents));
  const upfront = cents(Number(renewed.upfront_cents));
  const next = await changeMembership(context, row, {
    set: {
      active_plan_id: renewed.id,
      plan_year: Number(row.plan_year) + 1,
      pays_at_once: Number(consent.pays_at_once),
      pays_with_credits: Number(consent.applies_credits),
    },
    told: { action: 'RENEWED', amountCents: total },
  });
  if (plan.contract === 'UPFRONT' && total > 0) {
    const discountFee = merchantFee(total, rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'));
    const key = `funded:${renewed.id}:${next.plan_year}`;
    const of = { membershipId: row.id, practiceId: row.practice_id };
    await postFor(context, next, { draft: planFunded({ ...of, total, discountFee }), on, naturalKey: key });
    await fund(context, next, {
      kind: 'PLAN',
      naturalKey: `fund:${key}`,
      grossCents: total,
      feeCents: discountFee,
      dueOn: fundingDueOn(on),
    });
  }
  const day = { dueOn: on, debitOn: debitDay(on) };
  if (upfront > 0)
    await addBill(
      context,
      { row: next, plan: renewed },
      {
        ...day,
        kind: 'UPFRONT',
        number: 0,
        treatmentsCents: upfront,
        feeCents: ZERO_CENTS,
        billedBeforeCents: ZERO_CENTS,
      },
    );
  if (next.pays_at_once === 1)
    await addBill(
      context,
      { row: next, plan: renewed },
      {
        ...day,
        kind: 'YEAR',
        number: 1,
        treatmentsCents: cents(total - upfront),
        feeCents: cents(Number(plan.member_fee_cents) * PLAN_MONTHS),
        billedBeforeCents: upfront,
      },
    );
  if (next.pays_with_credits === 1)
    await applyCredits(context, next, { bills: await tx.all(openBillsOf, { membershipId: row.id }), on });
  await promiseVisits(context, next, { treatments });
  return next;
}

/** The plan as it was signed for the year that begins: the one that ran, or a version of its own where something of it is another. */
async function planThatBegins(
  context: Booking,
  { row, plan, consent }: { row: MembershipRow; plan: PlanRow; consent: Renewal },
): Promise<{ plan: PlanRow; treatments: readonly PlanTreatmentRow[] }> {
  const { tx } = context;
  const treatments = await tx.all(treatmentsOfPlan, { planId: plan.id });
  const next = await nextYearPlan(tx, { row, plan, treatments }, consent);
  if (next.difference === null) {
    await changeOne(tx, movePlan, next.plan);
    return next;
  }
  const kept = await keepNextYear(context, next, consent);
  await endPlan(context, plan.id, 'REPLACED');
  return kept;
}
