import type { CivilDate } from '@domain/calendar/civil-date';
import { fundingDueOn } from '@domain/funding/deposit';
import { planFunded } from '@domain/ledger/membership-templates';
import { earnsMultipleTreatments, pointEventKey } from '@domain/membership/loyalty';
import { merchantFee } from '@domain/membership/merchant-fee';
import { cents, ZERO_CENTS } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import { changeOne } from '../../../command/command';
import { changeMembership, type MembershipRow } from '../../member-record/index';
import { addBill, fund } from '../billing/bill';
import { type Booking, postFor } from '../billing/books';
import { applyCredits } from '../billing/credits';
import { earnForEvent } from '../billing/loyalty-points';
import { bookPaid, countOnBills } from '../billing/pay';
import { tellOfActivation } from '../billing/tell-member';
import { type MemberPaymentRow, type PlanRow, planById, treatmentsOfPlan } from '../membership.reads';
import { movePlan } from '../membership.writes';
import { contractOf } from '../plan/contract-of';
import { endPlan } from '../plan/keep-plan';
import { promiseVisits } from '../visit/promise-visits';
import { firstBills } from './activation-figures';

/** What was chosen and signed, as the order of an activation keeps it. */
export type ActivationContent = {
  planId: string;
  applyCredits: boolean;
  payAtOnce: boolean;
  methodId: string | null;
  on: CivilDate;
  /** The agreement was signed in the practice, and nobody has decided on credit: the practice is paid month by month. */
  isInPractice: boolean;
};

/**
 * The requested plan becomes the active plan (decision 32), in one transaction: its bills and entries, what the practice gets, credits
 * and the payment counted, the visits of the year, points of events, history and mails.
 */
export async function beginMembership(
  context: Booking,
  row: MembershipRow,
  { content, payment }: { content: ActivationContent; payment: MemberPaymentRow | null },
): Promise<MembershipRow> {
  const { tx, now } = context;
  const requested = await tx.first(planById, { id: content.planId });
  if (!requested || row.requested_plan_id !== requested.id) throw new Error(`Plan ${content.planId} waits no more`);
  const { on } = content;
  const plan: PlanRow = {
    ...requested,
    status: 'ACTIVE',
    contract: contractOf(row, requested, content),
    accepted_at: now,
    version: requested.version + 1,
  };
  await changeOne(tx, movePlan, { ...plan, version: requested.version });
  await endPlan(context, row.active_plan_id, 'ENDED');
  const isFirst = row.activated_on === null;
  const year = isFirst ? 0 : Number(row.plan_year) + 1;
  const active = await changeMembership(context, row, {
    set: {
      status: 'ACTIVE',
      standing: 'GOOD',
      active_plan_id: plan.id,
      requested_plan_id: null,
      changed_by_member: 0,
      // The agreement that was signed asks for automatic payment again.
      method_id: content.methodId ?? row.method_id,
      pays_by_hand: 0,
      activated_on: on,
      plan_year: year,
      first_year: year,
      pays_at_once: content.payAtOnce ? 1 : 0,
      pays_with_credits: content.applyCredits ? 1 : 0,
      past_due_on: null,
      stage: null,
      pauses: '[]',
      asked_pause_months: 0,
      cancelled_on: null,
      cancel_method: null,
      look_on: on,
    },
    told: { action: 'ACTIVATED', amountCents: Number(plan.total_cents) },
  });
  await payPractice(context, active, { plan, on });
  await billFirstDay(context, active, { plan, content, payment });
  await promiseVisits(context, active, { treatments: await tx.all(treatmentsOfPlan, { planId: plan.id }) });
  await earnForBeginning(context, active, { plan, on });
  const paidCents = payment ? Number(payment.amount_cents) : 0;
  await tellOfActivation(context, active, { plan, paidCents, isInPractice: content.isInPractice });
  return active;
}

/** A practice that is paid in advance gets the year less its fee. */
async function payPractice(
  context: Booking,
  row: MembershipRow,
  { plan, on }: { plan: PlanRow; on: CivilDate },
): Promise<void> {
  if (plan.contract !== 'UPFRONT') return;
  const total = cents(Number(plan.total_cents));
  if (total === 0) return;
  const discountFee = merchantFee(total, rateFromUnits(Number(plan.merchant_fee), 'merchantDiscountFee'));
  const of = { membershipId: row.id, practiceId: row.practice_id };
  await postFor(context, row, {
    draft: planFunded({ ...of, total, discountFee }),
    on,
    naturalKey: `funded:${plan.id}`,
  });
  await fund(context, row, {
    kind: 'PLAN',
    naturalKey: `fund:${plan.id}`,
    grossCents: total,
    feeCents: discountFee,
    dueOn: fundingDueOn(on),
  });
}

/** The upfront cost and the first month or the year, paid by credits and the payment. */
export async function billFirstDay(
  context: Booking,
  row: MembershipRow,
  {
    plan,
    content,
    payment,
  }: {
    plan: PlanRow;
    content: Pick<ActivationContent, 'on' | 'payAtOnce' | 'applyCredits'>;
    payment: MemberPaymentRow | null;
  },
): Promise<void> {
  const { on, payAtOnce } = content;
  const first = firstBills(plan, payAtOnce);
  const day = { dueOn: on, debitOn: on };
  const upfront =
    first.upfrontCents > 0 &&
    (await addBill(
      context,
      { row, plan },
      {
        ...day,
        kind: 'UPFRONT',
        number: 0,
        treatmentsCents: first.upfrontCents,
        feeCents: ZERO_CENTS,
        billedBeforeCents: ZERO_CENTS,
      },
    ));
  const month = await addBill(
    context,
    { row, plan },
    {
      ...day,
      kind: payAtOnce ? 'YEAR' : 'MONTH',
      number: 1,
      treatmentsCents: first.treatmentsCents,
      feeCents: first.feeCents,
      billedBeforeCents: first.upfrontCents,
    },
  );
  // What is open of a plan before this one was not signed as due today.
  const open = [...(upfront ? [upfront] : []), month].filter(({ status }) => status === 'OPEN');
  const { bills } = content.applyCredits ? await applyCredits(context, row, { bills: open, on }) : { bills: open };
  if (!payment) return;
  await countOnBills(context, { payment, bills: bills.filter(({ status }) => status === 'OPEN') });
  await bookPaid(context, row, payment);
}

/** Points for the sign-up, once in a membership, and for a plan of several treatments, once in a plan. */
async function earnForBeginning(
  context: Booking,
  row: MembershipRow,
  { plan, on }: { plan: PlanRow; on: CivilDate },
): Promise<void> {
  const of = { membershipId: row.id, year: Number(on.slice(0, 4)), planId: plan.id };
  await earnForEvent(context, row, { event: 'LOYALTY_SIGN_UP', naturalKey: pointEventKey('LOYALTY_SIGN_UP', of), on });
  const treatments = await context.tx.all(treatmentsOfPlan, { planId: plan.id });
  if (earnsMultipleTreatments(treatments.length))
    await earnForEvent(context, row, {
      event: 'MULTIPLE_TREATMENTS',
      naturalKey: pointEventKey('MULTIPLE_TREATMENTS', of),
      on,
    });
}
