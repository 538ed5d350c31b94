import { acceptPlanChange } from '@contract/membership/change-calls';
import { addDays, type CivilDate, earlierOf } from '@domain/calendar/civil-date';
import { fundingDueOn } from '@domain/funding/deposit';
import { planChanged } from '@domain/ledger/membership-templates';
import { creditedBills, spendableCredits } from '@domain/membership/global-credits';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { practiceToday } from '../../../civil-today';
import { type Context, changeOne, command, refuseStale } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import {
  changeMembership,
  type MembershipRow,
  membershipById,
  membershipsOfPerson,
  takeMembership,
} from '../../member-record/index';
import type { PaymentMethodRow } from '../../payment-method/index';
import { refuseClosed } from '../../practice/index';
import { checkSigned, keepSigned, usableMethod, wayOf } from '../activation/activate';
import { agreementView, type SignedFacts } from '../activation/plan-agreement';
import { fund } from '../billing/bill';
import { postFor } from '../billing/books';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { tellOfAnswer } from '../billing/tell-member';
import {
  billedOf,
  creditLots,
  datesOf,
  givenByThread,
  monthsBilledOf,
  paidOf,
  type RunningMembership,
  runningOf,
} from '../figures';
import {
  injectorsOf,
  lotsOf,
  type Parties,
  type PlanRow,
  type PlanTreatmentRow,
  partiesOf,
  planById,
  treatmentsOfPlan,
} from '../membership.reads';
import { methodView, viewMembership } from '../membership.view';
import { movePlan } from '../membership.writes';
import { offerGone } from '../offer-gone';
import { type ChangeFigures, figuresOfWaiting } from '../plan/change-figures';
import { endPlan } from '../plan/keep-plan';
import { planView } from '../plan/plan.view';
import { promiseVisits } from '../visit/promise-visits';
import { keepAsCredit, lowerOpenBills } from './change-credit';

const usd = (amount: number) => dollarsFromCents(cents(amount));

type Proposed = {
  of: RunningMembership;
  plan: PlanRow;
  treatments: readonly PlanTreatmentRow[];
  parties: Parties;
  figures: ChangeFigures;
};

/** The change that waits for a member. @throws AppError NOT_FOUND, STEP_ORDER where none waits. */
async function proposedChange(db: Db, row: MembershipRow | undefined): Promise<Proposed> {
  const parties = row && (await db.first(partiesOf, { membershipId: row.id }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const of = await runningOf(db, row);
  const kept = row.requested_plan_id === null ? undefined : await db.first(planById, { id: row.requested_plan_id });
  if (!of || !kept || row.status !== 'ACTIVE')
    throw await offerGone(db, row.id, 'This plan change is no longer available.');
  const treatments = await db.all(treatmentsOfPlan, { planId: kept.id });
  const figures = await figuresOfWaiting(db, of, { plan: kept, treatments });
  // What was given since it was sent is in its year.
  const plan = { ...kept, total_cents: figures.after.totalCents };
  return { of, plan, treatments, parties, figures };
}

/** The treatments of the payments that are left, each with its day; the membership fee comes with each. */
function installmentsOf({ of, figures }: Pick<Proposed, 'of' | 'figures'>) {
  const dates = datesOf(of.row).slice(monthsBilledOf(of));
  return dates.map((on, index) => ({ on, amountCents: figures.monthsCents[index] ?? cents(0) }));
}

type Chosen = { on: CivilDate; applyCredits: boolean; method: PaymentMethodRow | undefined };

/** What of a change is signed: its text says every figure that is shown, so that a bill in between makes it another one. */
async function agreedChange(db: Db, proposed: Proposed, { on, applyCredits, method }: Chosen): Promise<SignedFacts> {
  const { of, plan, treatments, parties, figures } = proposed;
  const { refund: creditCents } = figures.settlement;
  const installments = installmentsOf(proposed);
  const change = {
    billedCents: cents(figures.paidCents),
    monthsCents: installments.map(({ amountCents }) => amountCents),
    firstOn: datesOf(of.row)[monthsBilledOf(of)] ?? null,
    creditCents,
  };
  const fee = Number(plan.member_fee_cents);
  const lots = applyCredits ? creditLots(await db.all(lotsOf, { membershipId: of.row.id })) : [];
  return {
    plan,
    treatments,
    parties,
    payAtOnce: of.row.pays_at_once === 1,
    on,
    installments,
    given: givenByThread(of),
    change,
    charges: {
      way: method,
      isByHand: of.row.pays_by_hand === 1,
      payments: installments.map((one) => ({ on: one.on, amountCents: cents(one.amountCents + fee) })),
      on,
      hasCredit: spendableCredits(lots, on) > 0,
    },
  };
}

/** What a proposed change does, the old plan beside the new. */
export async function viewChange(
  { db, deps, language }: { db: Db; deps: Deps; language: 'en' | 'es' },
  { borrowerId }: MemberActor,
  {
    membershipId,
    applyCredits = true,
    paymentMethodId,
  }: {
    membershipId?: string | undefined;
    applyCredits?: boolean | undefined;
    paymentMethodId?: string | undefined;
  },
) {
  const row =
    membershipId === undefined
      ? (await db.all(membershipsOfPerson, { borrowerId })).find(
          ({ status, requested_plan_id: requested }) => status === 'ACTIVE' && requested !== null,
        )
      : await db.first(membershipById, { id: membershipId });
  const proposed = await proposedChange(db, row);
  const { of, plan, treatments, parties, figures } = proposed;
  const names = new Map(
    (await db.all(injectorsOf, { practiceId: of.row.practice_id })).map((one) => [one.id, one.name]),
  );
  const given = givenByThread(of);
  const installments = installmentsOf(proposed);
  const fee = cents(Number(plan.member_fee_cents));
  const lots = creditLots(await db.all(lotsOf, { membershipId: of.row.id }));
  const bills = installments.map(({ on, amountCents }) => ({
    on,
    treatmentsCents: amountCents,
    membershipFeeCents: fee,
  }));
  const payments = creditedBills(applyCredits ? lots : [], bills);
  const today = practiceToday(deps.clock, parties);
  const method = await wayOf(db, of.row, paymentMethodId);
  const facts = await agreedChange(db, proposed, { on: today, applyCredits, method });
  return {
    membershipId: of.row.id,
    practiceName: parties.practice_name,
    practicePhone: parties.practice_phone,
    reason: plan.reason,
    before: planView(of.plan, of.treatments, { names, given }),
    after: planView(plan, treatments, { names, given }),
    oldTotal: usd(figures.before.totalCents),
    newTotal: usd(figures.after.totalCents),
    oldMonthlyPayment: usd(figures.before.monthlyCents),
    newMonthlyPayment: usd(figures.after.monthlyCents),
    monthlyChange: usd(figures.monthlyChangeCents),
    membershipFee: usd(fee),
    oldPayment: usd(figures.before.monthlyCents + fee),
    newPayment: usd(figures.after.monthlyCents + fee),
    lastPayment: usd((installments.at(-1)?.amountCents ?? 0) + fee),
    oldLeft: usd(Math.max(0, figures.before.totalCents - figures.paidCents)),
    newLeft: usd(figures.monthsCents.reduce((sum: number, month) => sum + month, 0)),
    paid: usd(figures.paidCents),
    openBills: usd(billedOf(of) - paidOf(of)),
    delivered: usd(figures.deliveredCents),
    paymentDueToday: 0,
    paymentsRemaining: figures.paymentsRemaining,
    firstPaymentOn: figures.firstPaymentOn,
    payments: payments.map(({ on, leftCents }) => ({ on, amount: usd(leftCents) })),
    creditsApplied: usd(payments.reduce((sum, { creditedCents }) => sum + creditedCents, 0)),
    credit: usd(figures.settlement.refund),
    spendableCredits: usd(spendableCredits(lots, today)),
    ...agreementView(facts, deps.config, language),
    paymentMethod: method && of.row.pays_by_hand === 0 ? methodView(method) : null,
    paysByHand: of.row.pays_by_hand === 1,
    version: of.row.version,
  };
}

/**
 * Accepts a change of the running plan, or keeps the plan: nothing is due today, what was paid and given stays, and the rest is spread
 * over the payments that are left (decision 56).
 * @throws AppError NOT_FOUND, STEP_ORDER where no change waits, STALE for another text or version than was shown, INVALID_FIELDS for
 * another name.
 */
export const acceptChange = command(acceptPlanChange)(async ({ body }, context) => {
  const { tx, deps } = context;
  const row = await takeMembership(tx, body.membershipId);
  refuseStale(body.version, row);
  await refuseUnderWay(tx, row.id);
  const proposed = await proposedChange(tx, row);
  if (body.accept) {
    await refuseClosed(tx, row.practice_id);
    await takeOverChange(context, proposed, body);
  } else {
    await endPlan(context, proposed.plan.id, 'DECLINED');
    const note = body.note ?? null;
    await changeMembership(context, row, { set: { requested_plan_id: null }, told: { action: 'PLAN_DECLINED', note } });
    await tellOfAnswer(context, row, { isAccepted: false, note, documentId: null });
  }
  return { status: 'ACTIVE' as const, membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

type Signed = {
  typedName?: string | undefined;
  disclosureHash?: string | undefined;
  applyCredits: boolean;
  paymentMethodId?: string | undefined;
};

async function takeOverChange(context: Context<MemberActor>, proposed: Proposed, signed: Signed): Promise<void> {
  const { tx, deps, now } = context;
  const { of, plan, treatments, parties, figures } = proposed;
  const { row } = of;
  const on = practiceToday(deps.clock, parties);
  const documentId = await keepSignature(context, proposed, { signed, on });
  const chosen = signed.paymentMethodId;
  const method = chosen === undefined ? undefined : await usableMethod(context, row, { id: chosen, isNeeded: true });
  const terms = { contract: of.plan.contract, monthly_cents: figures.after.monthlyCents };
  await changeOne(tx, movePlan, {
    ...plan,
    ...terms,
    status: 'ACTIVE',
    accepted_at: now,
    document_id: documentId,
    signed_name: signed.typedName ?? null,
  });
  await endPlan(context, of.plan.id, 'REPLACED');
  const changed = await changeMembership(context, row, {
    set: {
      active_plan_id: plan.id,
      requested_plan_id: null,
      changed_by_member: 0,
      method_id: row.pays_by_hand === 1 ? null : (method?.id ?? row.method_id),
      pays_with_credits: signed.applyCredits ? 1 : 0,
      // Tomorrow, to tell of the next payment where it is another one.
      look_on: earlierOf(row.look_on, addDays(on, 1)),
    },
    told: { action: 'CHANGE_ACCEPTED', amountCents: figures.after.totalCents },
  });
  await bookChange(context, proposed, on);
  await promiseVisits(context, changed, { treatments });
  await tellOfAnswer(context, changed, { isAccepted: true, note: null, documentId });
}

/**
 * What the practice gets or gives for the difference. Bills beyond the changed plan are lowered; what was paid beyond it becomes credit of
 * the member's own money.
 */
async function bookChange(context: Context, proposed: Proposed, on: CivilDate): Promise<void> {
  const { of, plan, figures } = proposed;
  const { row } = of;
  const { settlement: amounts, practice } = figures;
  const isPlanFunded = of.plan.contract === 'UPFRONT';
  const key = `changed:${plan.id}`;
  await postFor(context, row, {
    draft: planChanged({
      membershipId: row.id,
      userId: row.id,
      practiceId: row.practice_id,
      isPlanFunded,
      ...amounts,
    }),
    on,
    naturalKey: key,
  });
  await fund(context, row, {
    kind: 'CHANGE',
    naturalKey: `fund:${key}`,
    grossCents: practice.grossCents,
    feeCents: practice.feeCents,
    dueOn: fundingDueOn(on),
  });
  await lowerOpenBills(context, of, amounts.billsLowered);
  if (amounts.refund > 0) {
    const lowered = await runningOf(context.tx, row);
    await keepAsCredit(context, lowered ?? of, { amountCents: amounts.refund, naturalKey: `lot:${key}`, on });
  }
}

/** @throws AppError STALE for another text than was shown, INVALID_FIELDS for another name. */
async function keepSignature(
  context: Context<MemberActor>,
  proposed: Proposed,
  { signed, on }: { signed: Signed; on: CivilDate },
): Promise<string> {
  const { tx } = context;
  const { of, plan } = proposed;
  const { applyCredits, typedName = '', disclosureHash } = signed;
  const method = await wayOf(tx, of.row, signed.paymentMethodId);
  const facts = await agreedChange(tx, proposed, { on, applyCredits, method });
  return keepSigned(
    context,
    { row: of.row, planId: plan.id },
    checkSigned(context, facts, { typedName, disclosureHash }),
  );
}
