import type { CivilDate } from '@domain/calendar/civil-date';
import { type Cents, cents } from '@domain/money/cents';
import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { fullName } from '@domain/person-name';
import { practiceToday } from '../../../civil-today';
import type { VendorSteps } from '../../../command/ask-vendor-once';
import { type Context, changeOne, refuseStale } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { MemberActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { PaymentOutcome } from '../../../vendors/payments/port';
import { VendorError } from '../../../vendors/vendor-error';
import { isSameName, refusal } from '../../application/index';
import { contentHash, documentById, keepAccepted, keepDocument, unsignedText } from '../../document/index';
import { type MembershipRow, membershipById, membershipsOfPerson, takeMembership } from '../../member-record/index';
import { cardDay, isUsableOn, methodById, type PaymentMethodRow, payingMethodOf } from '../../payment-method/index';
import { refuseClosed } from '../../practice/index';
import { submitOrder } from '../billing/ask-processor';
import { memberPaymentById } from '../billing/money.reads';
import { insertOrder } from '../billing/money.writes';
import { markUnknownWithin, takeOver } from '../billing/outcome';
import { markSubmitted, scheduleMemberPayment } from '../billing/pay';
import { refuseUnderWay } from '../billing/refuse-under-way';
import {
  injectorsOf,
  type MemberPaymentRow,
  type Parties,
  type PlanRow,
  type PlanTreatmentRow,
  partiesOf,
  planById,
  treatmentsOfPlan,
} from '../membership.reads';
import { type MembershipView, methodView, viewMembership } from '../membership.view';
import { movePlan } from '../membership.writes';
import { offerGone } from '../offer-gone';
import { discountsView, planView } from '../plan/plan.view';
import { discountsOfPlan } from '../plan/plan-content';
import { type ActivationFigures, activationFigures } from './activation-figures';
import { type ActivationContent, beginMembership } from './begin-membership';
import { agreementView, type SignedFacts, shownAgreement, termsHashes } from './plan-agreement';

const usd = (amount: number) => dollarsFromCents(cents(amount));

type Waiting = { row: MembershipRow; plan: PlanRow; treatments: readonly PlanTreatmentRow[]; parties: Parties };

/** The plan that waits for a member. @throws AppError NOT_FOUND, STEP_ORDER where none waits, or the sign-up is not approved. */
export async function waitingPlan(db: Db, row: MembershipRow | undefined): Promise<Waiting> {
  const parties = row && (await db.first(partiesOf, { membershipId: row.id }));
  if (!row || !parties) throw new AppError('NOT_FOUND');
  const plan = row.requested_plan_id === null ? undefined : await db.first(planById, { id: row.requested_plan_id });
  if (!plan || row.status !== 'PLAN_REQUESTED') throw await offerGone(db, row.id, 'This plan is no longer available.');
  if (row.changed_by_member === 1)
    throw await offerGone(db, row.id, 'Your practice needs to confirm your requested plan first.');
  await refuseClosed(db, row.practice_id);
  return { row, plan, treatments: await db.all(treatmentsOfPlan, { planId: plan.id }), parties };
}

/** The membership that is named, else the only one of a person with a plan that waits. */
export async function membershipAsked(
  db: Db,
  { borrowerId }: MemberActor,
  membershipId: string | undefined,
): Promise<MembershipRow | undefined> {
  if (membershipId !== undefined) return db.first(membershipById, { id: membershipId });
  const all = await db.all(membershipsOfPerson, { borrowerId });
  return all.find(({ status, requested_plan_id: requested }) => status === 'PLAN_REQUESTED' && requested !== null);
}

/** What a plan that waits costs, and the agreement to sign. */
export async function viewActivation(
  { db, deps, language }: { db: Db; deps: Deps; language: 'en' | 'es' },
  actor: MemberActor,
  asked: {
    membershipId?: string | undefined;
    applyCredits?: boolean | undefined;
    payAtOnce?: boolean | undefined;
    paymentMethodId?: string | undefined;
  },
) {
  const waiting = await waitingPlan(db, await membershipAsked(db, actor, asked.membershipId));
  const { row, plan, treatments, parties } = waiting;
  const on = practiceToday(deps.clock, parties);
  const choice = { applyCredits: asked.applyCredits ?? true, payAtOnce: asked.payAtOnce ?? false };
  const of = { membershipId: row.id, plan, on };
  const figures = await activationFigures(db, of, choice);
  const year = await activationFigures(db, of, { ...choice, payAtOnce: true });
  const method = await wayOf(db, row, asked.paymentMethodId);
  const facts = signedFacts(waiting, figures, { payAtOnce: choice.payAtOnce, on, method });
  const names = new Map((await db.all(injectorsOf, { practiceId: row.practice_id })).map((one) => [one.id, one.name]));
  return {
    membershipId: row.id,
    practiceName: parties.practice_name,
    practicePhone: parties.practice_phone,
    plan: planView(plan, treatments, { names, given: new Map() }),
    totalTreatmentsCost: usd(Number(plan.total_cents)),
    upfrontCost: usd(Number(plan.upfront_cents)),
    spendableCredits: usd(figures.spendableCents),
    creditsApplied: usd(figures.creditsAppliedCents),
    ...discountsView(discountsOfPlan(plan)),
    membershipPayment: usd(figures.treatmentsCents + figures.feeCents),
    membershipFee: usd(figures.feeCents),
    paymentsRemaining: figures.paymentsRemaining,
    paymentDueToday: usd(figures.dueTodayCents),
    firstTreatments: usd(figures.treatmentsCents),
    ...sumsBeforeCredits(figures),
    payments: figures.payments.map(({ on: day, amountCents }) => ({ on: day, amount: usd(amountCents) })),
    yearInOneSum: {
      paymentDueToday: usd(year.dueTodayCents),
      creditsApplied: usd(year.creditsAppliedCents),
      ...sumsBeforeCredits(year),
    },
    ...agreementView(facts, deps.config, language),
    signedName: await signedNameOf(db, plan, termsHashes(facts, deps.config)),
    paymentMethod: method ? methodView(method) : null,
    renewsOn: figures.renewsOn,
    version: row.version,
  };
}

const sumsBeforeCredits = (of: ActivationFigures) => ({
  dueBeforeCredits: usd(of.dueBeforeCreditsCents),
  dueWithCredits: usd(of.dueWithCreditsCents),
});

/** What is shown and signed: the plan with the charges of what is chosen. */
const signedFacts = (
  { plan, treatments, parties }: Waiting,
  { installments, payments }: ActivationFigures,
  { payAtOnce, on, method }: { payAtOnce: boolean; on: CivilDate; method: PaymentMethodRow | undefined },
): SignedFacts => ({
  plan,
  treatments,
  parties,
  payAtOnce,
  on,
  installments,
  charges: { way: method, isByHand: false, payments, on, hasCredit: false },
});

/** Who signed a plan in the terms that are shown; a payment that was declined takes no signature back. */
async function signedNameOf(db: Db, plan: PlanRow, terms: readonly string[]): Promise<string | null> {
  const document = plan.document_id === null ? undefined : await db.first(documentById, { id: plan.document_id });
  if (!document) return null;
  // Written by `keepSignature` only.
  const signed = JSON.parse(document.evidence) as { termsHashes?: string[] };
  return signed.termsHashes?.some((hash) => terms.includes(hash)) ? plan.signed_name : null;
}

/** What would be paid with: what is chosen, where it is the person's own, else as `methodOf`. */
export async function wayOf(
  db: Db,
  row: MembershipRow,
  chosenId: string | undefined,
): Promise<PaymentMethodRow | undefined> {
  const chosen = chosenId === undefined ? undefined : await db.first(methodById, { id: chosenId });
  return chosen?.borrower_id === row.borrower_id ? chosen : methodOf(db, row);
}

/** What a membership is paid with: its own way, else the person's default. */
export async function methodOf(db: Db, row: MembershipRow): Promise<PaymentMethodRow | undefined> {
  const own = row.method_id === null ? undefined : await db.first(methodById, { id: row.method_id });
  return own && own.status === 'ACTIVE' ? own : payingMethodOf(db, { borrowerId: row.borrower_id });
}

type Activation = {
  membershipId: string;
  applyCredits: boolean;
  payAtOnce: boolean;
  paymentMethodId?: string | undefined;
  typedName: string;
  disclosureHash: string;
  paymentDueToday: number;
  version?: number | undefined;
};
export type Activated = { status: 'ACTIVE' | 'PENDING'; paymentDueToday: number; membership: MembershipView };
export type Answer = Activated | { declined: true };

/**
 * Signs the agreement and pays what is due today. The signature is kept before the money is asked for; the plan begins with the
 * processor's yes, in one transaction. A processor that does not answer leaves it pending: it is asked until it does.
 * @throws AppError NOT_FOUND, STEP_ORDER without a plan that waits, a way to pay, or while another payment is under way, STALE for
 * another text, another amount or a newer version than was shown, INVALID_FIELDS for another name, ACCOUNT_BLOCKED; VendorError.
 */
export const activationSteps = (
  body: Activation,
  deps: Deps,
): VendorSteps<MemberActor, MemberPaymentRow, PaymentOutcome | undefined, Answer> => ({
  async prepare(context) {
    const { tx } = context;
    const row = await takeMembership(tx, body.membershipId);
    refuseStale(body.version, row);
    const waiting = await waitingPlan(tx, row);
    const { plan, parties } = waiting;
    if (row.approved_at === null)
      throw new AppError('STEP_ORDER', { userMessage: 'Finish signing up with your practice first.' });
    const on = practiceToday(deps.clock, parties);
    const { applyCredits, payAtOnce } = body;
    const figures = await activationFigures(tx, { membershipId: row.id, plan, on }, { applyCredits, payAtOnce });
    const { dueTodayCents } = figures;
    const way = await wayOf(tx, row, body.paymentMethodId);
    const signed = checkSigned(context, signedFacts(waiting, figures, { payAtOnce, on, method: way }), body);
    if (centsFromDollars(body.paymentDueToday, 'paymentDueToday') !== dueTodayCents)
      throw new AppError('STALE', { extra: { version: row.version } });
    await keepSignature(context, waiting, signed);
    const method = await usableMethod(context, row, { id: body.paymentMethodId, isNeeded: dueTodayCents > 0 });
    const content: ActivationContent = {
      planId: plan.id,
      applyCredits,
      payAtOnce,
      methodId: method?.id ?? null,
      on,
      isInPractice: false,
    };
    if (dueTodayCents === 0 || !method) {
      await beginMembership(context, row, { content, payment: null });
      return { done: await answerOf(context, row.id, 0) };
    }
    return {
      plan: await orderPayment(context, row, { kind: 'ACTIVATION', content, amountCents: dueTodayCents, method, on }),
    };
  },
  ask: (payment) => orUndefined(() => submitOrder(deps, payment)),
  async conclude(context, payment, outcome) {
    const isPaid = await concludeOrder(context, payment, outcome);
    return isPaid ? answerOf(context, payment.membership_id, Number(payment.amount_cents)) : { declined: true };
  },
});

export async function orUndefined(ask: () => Promise<PaymentOutcome>): Promise<PaymentOutcome | undefined> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof VendorError) return undefined;
    throw thrown;
  }
}

/**
 * Writes what the processor said about the payment of an order; nothing where it did not answer, and it is asked until it does.
 * @returns false where it said no.
 */
export async function concludeOrder(
  context: Context,
  { id, membership_id: membershipId }: MemberPaymentRow,
  outcome: PaymentOutcome | undefined,
): Promise<boolean> {
  const { tx } = context;
  context.leaveNoRow('The history of the membership tells of it.');
  const row = await takeMembership(tx, membershipId);
  if (outcome === undefined) await markUnknownWithin(context, id);
  else await takeOver(context, row, { paymentId: id, outcome });
  const { status } = (await tx.first(memberPaymentById, { id })) ?? {};
  return status !== 'DECLINED' && status !== 'RETURNED';
}

async function answerOf({ tx, deps }: Context, membershipId: string, paidCents: number): Promise<Activated> {
  const membership = await viewMembership({ db: tx, deps }, membershipId, 'member');
  return { status: membership.status === 'ACTIVE' ? 'ACTIVE' : 'PENDING', paymentDueToday: usd(paidCents), membership };
}

/** What the screens of a signature say is accepted beside it. */
const RECORDS = 'electronic-records-signature';
const DEBITS = 'ach-authorization';

type Signed = NonNullable<ReturnType<typeof shownAgreement>> & { name: string; isByHand: boolean };

/** @throws AppError STALE for another text than was shown, INVALID_FIELDS for another name. */
export function checkSigned(
  { deps }: Context,
  facts: SignedFacts,
  { typedName, disclosureHash }: { typedName: string; disclosureHash: string | undefined },
): Signed {
  const shown = shownAgreement(facts, deps.config, disclosureHash);
  if (!shown) throw new AppError('STALE');
  const name = fullName(facts.parties.first_name, facts.parties.last_name);
  if (!isSameName(typedName, name)) throw refusal('typedName', `Type your name exactly as shown: ${name}.`);
  return { ...shown, name: typedName, isByHand: facts.charges.isByHand };
}

/** Keeps what was signed, box, terms and authorization, and the texts beside the tick, with the evidence. @returns the document's id. */
export async function keepSigned(
  { tx, deps, meta, now }: Context,
  { row, planId }: { row: MembershipRow; planId: string },
  { content, english, name, isByHand, termsHashes: terms }: Signed,
): Promise<string> {
  const { addressHash, userAgent, requestId } = meta;
  const evidence = {
    disclosureHash: contentHash(content),
    termsHashes: terms,
    membershipId: row.id,
    planId,
    addressHash,
    userAgent,
    requestId,
  };
  for (const documentKey of isByHand ? ([RECORDS] as const) : ([RECORDS, DEBITS] as const)) {
    const text = unsignedText(documentKey, deps.config, { language: content.language ?? 'en' });
    const inEnglish = text.language && unsignedText(documentKey, deps.config);
    const of = { borrowerId: row.borrower_id, applicationId: null, acceptedAt: now, of: { membershipId: row.id } };
    await keepAccepted({ ...of, content: text, english: inEnglish, from: meta }, deps, tx);
  }
  return keepDocument({ borrowerId: row.borrower_id, signedName: name, evidence }, deps, { tx, content, english });
}

async function keepSignature(context: Context, { row, plan }: Waiting, signed: Signed): Promise<void> {
  const documentId = await keepSigned(context, { row, planId: plan.id }, signed);
  await changeOne(context.tx, movePlan, { ...plan, document_id: documentId, signed_name: signed.name });
}

/** @throws AppError STEP_ORDER without a way to pay that may be taken from. */
export async function usableMethod(
  { tx, deps }: Context,
  row: MembershipRow,
  { id, isNeeded }: { id: string | undefined; isNeeded: boolean },
): Promise<PaymentMethodRow | undefined> {
  const method = id === undefined ? await methodOf(tx, row) : await tx.first(methodById, { id });
  if (method && isUsableOn(method, cardDay(deps.clock)) && method.borrower_id === row.borrower_id) return method;
  if (!isNeeded) return undefined;
  throw new AppError('STEP_ORDER', { userMessage: 'Add a bank account or card to pay with.' });
}

/** A payment on whose yes something waits. @throws AppError STEP_ORDER while another one is under way. */
export async function orderPayment(
  context: Context,
  row: MembershipRow,
  of: {
    kind: 'ACTIVATION' | 'CANCELLATION';
    content: object;
    amountCents: Cents;
    method: PaymentMethodRow;
    on: MemberPaymentRow['scheduled_on'];
  },
): Promise<MemberPaymentRow> {
  const { tx, deps, now } = context;
  context.leaveNoRow('The history of the membership tells of it.');
  await refuseUnderWay(tx, row.id);
  const scheduled = await scheduleMemberPayment(context, row, {
    kind: of.kind,
    amountCents: of.amountCents,
    method: of.method,
    naturalKey: `order:${deps.newId()}`,
    scheduledOn: of.on,
  });
  const payment = await markSubmitted(context, scheduled, of.on);
  await tx.run(insertOrder, {
    payment_id: payment.id,
    membership_id: row.id,
    kind: of.kind,
    content: JSON.stringify(of.content),
    done_at: null,
    created_at: now,
  });
  return payment;
}
