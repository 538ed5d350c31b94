import { confirmAgreements, takeRenewalBack } from '@contract/membership/renewal-calls';
import { addDays, addMonths, type CivilDate, earlierOf } from '@domain/calendar/civil-date';
import { slotsOf } from '@domain/membership/treatment-row';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { practiceToday } from '../../../civil-today';
import { type Context, command, refuseStale } from '../../../command/command';
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
import { type ActivationChoice, type ActivationFigures, activationFigures } from '../activation/activation-figures';
import { agreementView, type SignedFacts } from '../activation/plan-agreement';
import { tellOfDebits } from '../billing/debits-ahead';
import { refuseUnderWay } from '../billing/refuse-under-way';
import { tellOfRenewal } from '../billing/tell-member';
import { type RunningMembership, renewalOf, runningOf } from '../figures';
import { injectorsOf, type Parties, partiesOf } from '../membership.reads';
import { methodView, viewMembership } from '../membership.view';
import { offerGone } from '../offer-gone';
import { contentOfYear, type NextYearPlan, nextYearPlan } from '../plan/next-year';
import { differenceView } from '../plan/next-year.view';
import { planView } from '../plan/plan.view';
import { rowOfKept } from '../plan/plan-content';
import { getParties } from '../plan/tell-of-plan';
import { consentOf, nextYearOf, type Renewal, renewalOpensOn } from './consent';
import { endRenewal, insertRenewal } from './renewal.writes';

const usd = (amount: number) => dollarsFromCents(cents(amount));

type NextYear = {
  of: RunningMembership;
  parties: Parties;
  beginsOn: CivilDate;
  consent: Renewal | undefined;
  next: NextYearPlan;
};

/** @throws AppError NOT_FOUND, STEP_ORDER without a plan that runs, or before the next year can be agreed to. */
async function nextYear(db: Db, deps: Pick<Deps, 'clock'>, row: MembershipRow | undefined): Promise<NextYear> {
  const parties = row && (await db.first(partiesOf, { membershipId: row.id }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const of = await runningOf(db, row);
  const [beginsOn, opensOn] = [renewalOf(row), renewalOpensOn(row)];
  const today = practiceToday(deps.clock, parties);
  if (!of || beginsOn === null || opensOn === null)
    throw await offerGone(db, row.id, 'This membership has no active plan.');
  if (today < opensOn || today >= beginsOn)
    throw await offerGone(db, row.id, "You can't agree to this plan's next year right now.");
  await refuseClosed(db, row.practice_id);
  const consent = await consentOf(db, row);
  const next = await nextYearPlan(db, of, consent);
  if (next.treatments.length === 0)
    throw await offerGone(db, row.id, 'The practice no longer offers the treatments of this plan.');
  const { plan, treatments } = next;
  return { of: { ...of, plan, treatments }, parties, beginsOn, consent, next };
}

/** The membership that is named, else the one whose next year waits for consent. */
async function membershipAsked(
  db: Db,
  deps: Pick<Deps, 'clock'>,
  { borrowerId, membershipId }: { borrowerId: string; membershipId: string | undefined },
): Promise<MembershipRow | undefined> {
  if (membershipId !== undefined) return db.first(membershipById, { id: membershipId });
  const all = await db.all(membershipsOfPerson, { borrowerId });
  for (const row of all) {
    const opensOn = renewalOpensOn(row);
    const parties = opensOn === null ? undefined : await db.first(partiesOf, { membershipId: row.id });
    if (opensOn !== null && parties && practiceToday(deps.clock, parties) >= opensOn) return row;
  }
  return all.find(({ status }) => status === 'ACTIVE');
}

/** What is shown and signed of another year, with the charges of what is chosen; those of its first day before credits. */
function agreedYear(
  { of, parties, beginsOn, next }: NextYear,
  figures: ActivationFigures,
  { payAtOnce, on, method }: { payAtOnce: boolean; on: CivilDate; method: PaymentMethodRow | undefined },
): SignedFacts {
  const [, ...later] = figures.payments;
  return {
    plan: of.plan,
    treatments: of.treatments,
    parties,
    payAtOnce,
    on: beginsOn,
    renewsOn: beginsOn,
    ...(next.difference && { difference: next.difference }),
    installments: figures.installments,
    charges: {
      way: method,
      isByHand: of.row.pays_by_hand === 1,
      payments: [{ on: beginsOn, amountCents: figures.dueBeforeCreditsCents }, ...later],
      on,
      hasCredit: figures.creditsAppliedCents > 0,
    },
  };
}

/** The treatments that the next year promises, by their days. */
function agreementsOf({ of, beginsOn }: NextYear) {
  return of.treatments
    .flatMap((kept) => {
      const { totalCents } = rowOfKept(kept);
      return slotsOf(kept.interval_months === null ? null : Number(kept.interval_months)).map((slot) => ({
        threadId: kept.thread_id,
        treatment: kept.name,
        units: Number(kept.units),
        unitType: kept.unit_type,
        area: kept.area,
        dueOn: addMonths(beginsOn, slot),
        amount: usd(totalCents),
      }));
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/** Another year of a plan as its member sees it before they agree. */
export async function viewNextYear(
  { db, deps, language }: { db: Db; deps: Deps; language: 'en' | 'es' },
  { borrowerId }: MemberActor,
  asked: { membershipId?: string | undefined; paymentMethodId?: string | undefined } & Partial<
    Record<keyof ActivationChoice, boolean | undefined>
  >,
) {
  const row = await membershipAsked(db, deps, { borrowerId, membershipId: asked.membershipId });
  const next = await nextYear(db, deps, row);
  const { of, parties, beginsOn, consent } = next;
  const { plan } = of;
  const choice = { applyCredits: asked.applyCredits ?? true, payAtOnce: asked.payAtOnce ?? false };
  const about = { membershipId: of.row.id, plan, on: beginsOn, year: nextYearOf(of.row) };
  const figures = await activationFigures(db, about, choice);
  const inOneSum = await activationFigures(db, about, { ...choice, payAtOnce: true });
  const method = await wayOf(db, of.row, asked.paymentMethodId);
  const on = practiceToday(deps.clock, parties);
  const facts = agreedYear(next, figures, { payAtOnce: choice.payAtOnce, on, method });
  const names = new Map(
    (await db.all(injectorsOf, { practiceId: of.row.practice_id })).map((one) => [one.id, one.name]),
  );
  return {
    membershipId: of.row.id,
    practiceName: parties.practice_name,
    practicePhone: parties.practice_phone,
    plan: planView(plan, of.treatments, { names, given: new Map() }),
    difference: differenceView(next.next.difference),
    agreements: agreementsOf(next),
    beginsOn,
    renewsOn: figures.renewsOn,
    totalTreatmentsCost: usd(Number(plan.total_cents)),
    upfrontCost: usd(Number(plan.upfront_cents)),
    membershipPayment: usd(figures.treatmentsCents + figures.feeCents),
    membershipFee: usd(figures.feeCents),
    spendableCredits: usd(figures.spendableCents),
    creditsApplied: usd(figures.creditsAppliedCents),
    paymentDueToday: 0,
    dueOnFirstDay: usd(figures.dueTodayCents),
    firstTreatments: usd(figures.treatmentsCents),
    dueBeforeCredits: usd(figures.dueBeforeCreditsCents),
    paymentsRemaining: figures.payments.length,
    payments: figures.payments.map(({ on, amountCents }) => ({ on, amount: usd(amountCents) })),
    yearInOneSum: { dueOnFirstDay: usd(inOneSum.dueTodayCents), creditsApplied: usd(inOneSum.creditsAppliedCents) },
    ...agreementView(facts, deps.config, language),
    paymentMethod: method && of.row.pays_by_hand === 0 ? methodView(method) : null,
    paysByHand: of.row.pays_by_hand === 1,
    agreedAt: consent?.agreed_at ?? null,
    version: of.row.version,
  };
}

/**
 * The member agrees to another year: signed, with the text and the evidence. It begins on its day; nothing is due before.
 * @throws AppError NOT_FOUND, STEP_ORDER outside of the weeks before the year ends, or where they agreed already, STALE for another text
 * or version than was shown, INVALID_FIELDS for another name.
 */
export const confirm = command(confirmAgreements)(async ({ body }, context) => {
  const { tx, deps, now } = context;
  const row = await takeMembership(tx, body.membershipId);
  refuseStale(body.version, row);
  await refuseUnderWay(tx, row.id);
  const next = await nextYear(tx, deps, row);
  if (next.consent) throw new AppError('STEP_ORDER', { userMessage: 'You already agreed to the next year.' });
  const documentId = await keepSignature(context, next, body);
  const chosen = body.paymentMethodId;
  const method = chosen === undefined ? undefined : await usableMethod(context, row, { id: chosen, isNeeded: true });
  const planYear = Number(row.plan_year) + 1;
  // One that was given for another plan, or another day, holds no more.
  await tx.run(endRenewal, { membershipId: row.id, planYear, now });
  await tx.run(insertRenewal, {
    id: deps.newId(),
    membership_id: row.id,
    plan_id: next.of.plan.id,
    plan_year: planYear,
    begins_on: next.beginsOn,
    applies_credits: body.applyCredits ? 1 : 0,
    pays_at_once: body.payAtOnce ? 1 : 0,
    document_id: documentId,
    signed_name: body.typedName,
    agreed_at: now,
    taken_back_at: null,
    content: contentOfYear(next.next),
  });
  const changed = await changeMembership(context, row, {
    // Tomorrow, to tell of the first payment where it is near and another one than before.
    set: {
      method_id: row.pays_by_hand === 1 ? null : (method?.id ?? row.method_id),
      look_on: earlierOf(row.look_on, addDays(practiceToday(deps.clock, next.parties), 1)),
    },
    told: { action: 'RENEWAL_AGREED', amountCents: Number(next.of.plan.total_cents) },
  });
  await tellOfRenewal(context, changed, { beginsOn: next.beginsOn, documentId });
  return { agreements: agreementsOf(next), membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/**
 * Takes the consent back, as long as the year has not begun: the plan ends with the year that runs.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER where no consent stands.
 */
export const takeBack = command(takeRenewalBack)(async ({ body }, context) => {
  const { tx, deps, now } = context;
  const row = await takeMembership(tx, body.membershipId);
  refuseStale(body.version, row);
  const consent = row.status === 'ACTIVE' ? await consentOf(tx, row) : undefined;
  if (!consent) throw new AppError('STEP_ORDER', { userMessage: 'You have no agreement to another year to withdraw.' });
  await tx.run(endRenewal, { membershipId: row.id, planYear: consent.plan_year, now });
  const changed = await changeMembership(context, row, {
    set: {},
    told: { action: 'RENEWAL_AGREED', note: 'withdrawn' },
  });
  await tellOfRenewal(context, changed, { beginsOn: consent.begins_on, documentId: null });
  await tellOfDebits(context, changed, practiceToday(deps.clock, await getParties(context, row.id)));
  return { membership: await viewMembership({ db: tx, deps }, row.id, 'member') };
});

/** @throws AppError STALE for another text than was shown, INVALID_FIELDS for another name. */
async function keepSignature(
  context: Context<MemberActor>,
  next: NextYear,
  { applyCredits, payAtOnce, ...signed }: ActivationChoice & Signing,
): Promise<string> {
  const { tx, deps } = context;
  const { row, plan } = next.of;
  const about = { membershipId: row.id, plan, on: next.beginsOn, year: nextYearOf(row) };
  const figures = await activationFigures(tx, about, { applyCredits, payAtOnce });
  const method = await wayOf(tx, row, signed.paymentMethodId);
  const facts = agreedYear(next, figures, { payAtOnce, on: practiceToday(deps.clock, next.parties), method });
  return keepSigned(context, { row, planId: plan.id }, checkSigned(context, facts, signed));
}

type Signing = { typedName: string; disclosureHash: string; paymentMethodId?: string | undefined };
