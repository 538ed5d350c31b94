import type { submitRewardTreatments, validateRewardTreatments } from '@contract/membership/rewards-calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { instantAt } from '@domain/calendar/instant';
import { checkHitPackage } from '@domain/membership/package-suggestion';
import { certificateRefusal, type RewardError, withCertificates } from '@domain/membership/reward-certificate';
import { DomainRefusal } from '@domain/refusal';
import type * as z from 'zod/mini';
import { practiceToday } from '../../../civil-today';
import { askVendorOnce } from '../../../command/ask-vendor-once';
import { type Context, carryOut, changeOne, refuseStale } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import type { StaffActor, SystemActor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import type { RewardsCertificate, RewardsQuestion } from '../../../vendors/rewards/port';
import { type MembershipRow, membershipById, takeMembership, tellHistory } from '../../member-record/index';
import { practiceById } from '../../practice/index';
import { runsOf } from '../figures';
import { viewMembership } from '../membership.view';
import { figuresOfChange } from '../plan/change-figures';
import { type AskedContent, type PlannedContent, planContentOf } from '../plan/plan-content';
import { keepForLater, refuseBlocked, requestPlan } from '../plan/send-plan';
import { tellOfUpdated } from '../plan/tell-of-plan';
import { knownMember, membershipAtPractice } from './find-rewards';
import { giveBack } from './give-back';
import { askedOf, baseOf, baseOfUse, certificatesOf, isSameBase, productsOf, type UsedCertificate } from './reward-use';
import { type RewardUseRow, rewardMemberOf, useById, waitingUseOf } from './rewards.reads';
import { errorsOf } from './rewards.view';
import { insertUse, keepErrors, moveUse } from './rewards.writes';

/** How long the program may stay silent before it is asked again by itself. */
const SETTLE_AFTER_MS = 60_000;
const actor: SystemActor = { kind: 'system', name: 'Manufacturer rewards' };

type Body = z.output<typeof validateRewardTreatments.body>;
type Chosen = { certificates: readonly RewardsCertificate[]; errors: readonly RewardError[] };

const chosenIds = ({ certificates }: Body) => [
  ...new Set(certificates.filter(({ selected }) => selected).map(({ id }) => id)),
];

/** Certificates that were chosen, as the program has them today, and what speaks against some. */
function choose(body: Body, of: { all: readonly RewardsCertificate[]; products: readonly string[]; today: CivilDate }) {
  const certificates: RewardsCertificate[] = [];
  const errors: RewardError[] = [];
  for (const certificateId of chosenIds(body)) {
    const found = of.all.find(({ id }) => id === certificateId);
    const refusal = found ? certificateRefusal(found, of) : 'unknown';
    if (refusal !== null) errors.push({ certificateId, refusal });
    else if (found) certificates.push(found);
  }
  return { certificates, errors } satisfies Chosen;
}

/** What is asked for with the coupons of certificates on top. */
const askedWith = (body: Body, certificates: readonly RewardsCertificate[]): AskedContent => ({
  treatments: body.treatments,
  discounts: withCertificates(
    body.discounts.map(({ issuer, amount, product }) => ({ issuer, amountCents: amount, product: product ?? null })),
    certificates,
  ).map(({ issuer, amountCents, product }) => ({ issuer, amount: amountCents, ...(product != null && { product }) })),
  name: body.name,
});

/** The plan that it would be. @throws AppError INVALID_FIELDS, DomainRefusal naming what is wrong. */
async function contentFor(db: Db, row: MembershipRow, asked: AskedContent): Promise<PlannedContent> {
  return planContentOf(db, { practiceId: row.practice_id, ...(await runsOf(db, row)) }, asked);
}

const productsIn = ({ treatments }: PlannedContent) => [
  ...new Set(treatments.flatMap(({ kept }) => kept.product_key ?? [])),
];

/** What the call is about before the program is asked to use anything. */
async function look(db: Db, deps: Deps, body: Body) {
  const known = await knownMember(db, body);
  const row = await membershipAtPractice(db, body);
  const practice = await db.first(practiceById, { id: body.practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const plain = await contentFor(db, row, askedWith(body, []));
  const products = productsIn(plain);
  if (body.hitPackage) checkHitPackage(body.hitPackage, products);
  return { known, row, products, today: practiceToday(deps.clock, practice) };
}

/**
 * Whether certificates could be used for a plan; nothing is. What the program says against them is kept with the member.
 * @throws AppError NOT_FOUND, STEP_ORDER, INVALID_FIELDS naming the row; VendorError.
 */
export async function validateTreatments(
  { body, actor: by, meta }: HandlerRequest<typeof validateRewardTreatments>,
  deps: Deps,
) {
  const { practiceId, membershipId } = body;
  const { read } = deps.database;
  const { known, row, products, today } = await look(read, deps, body);
  const { rewards } = deps.vendors;
  const all = await rewards.certificates({ practiceId, memberId: known.member_id });
  const { certificates, errors } = choose(body, { all, products, today });
  await contentFor(read, row, askedWith(body, certificates));
  const asked = { practiceId, memberId: known.member_id, certificateIds: certificates.map(({ id }) => id), products };
  const told = certificates.length === 0 ? [] : await rewards.validate(asked);
  const rewardErrors = [...errors, ...refusedOf(told)];
  await carryOut({ actor: by, meta }, deps, async ({ tx, leaveNoRow }) => {
    await tx.run(keepErrors, { membershipId, errors: JSON.stringify(rewardErrors) });
    leaveNoRow('Nothing was used.');
  });
  return { isValid: rewardErrors.length === 0, rewardErrors };
}

const refusedOf = (results: Awaited<ReturnType<Deps['vendors']['rewards']['validate']>>): RewardError[] =>
  results.flatMap(({ certificateId, refusal }) => (refusal === null ? [] : [{ certificateId, refusal }]));

type Answer = Awaited<ReturnType<Deps['vendors']['rewards']['redeem']>>;

const redeem = ({ vendors }: Deps, use: RewardUseRow, practiceId: string): Promise<Answer> => {
  const question: RewardsQuestion = {
    practiceId,
    memberId: use.member_id,
    certificateIds: certificatesOf(use).map(({ id }) => id),
    products: productsOf(use),
  };
  return vendors.rewards.redeem(question, use.id);
};

/**
 * Uses certificates for a plan, and puts the plan with their coupons in the place of the one that waits, beside the one that runs, or
 * among what is saved. What is asked is durable before the program is, under one reference: it is used once however often it is asked,
 * and an answer that never arrives is asked for again by itself. While one waits, the call asks about that one.
 * @throws AppError NOT_FOUND, STALE, STEP_ORDER, ACCOUNT_BLOCKED, INVALID_FIELDS naming the row; VendorError, after which the plan is as it
 * was until the program says what it did.
 */
export async function submitTreatments(request: HandlerRequest<typeof submitRewardTreatments>, deps: Deps) {
  const { body, actor: by, meta } = request;
  const { practiceId, membershipId } = body;
  const { read } = deps.database;
  const isWaiting = (await read.first(waitingUseOf, { membershipId })) !== undefined;
  if (!isWaiting) refuseStale(body.version, await membershipAtPractice(read, body));
  const known = await knownMember(read, body);
  const all = isWaiting ? [] : await deps.vendors.rewards.certificates({ practiceId, memberId: known.member_id });
  return askVendorOnce<StaffActor, RewardUseRow, Answer, Outcome>({ actor: by, meta }, deps, {
    async prepare(context) {
      const { tx, leaveNoRow } = context;
      const row = await takeMembership(tx, membershipId);
      const waiting = await tx.first(waitingUseOf, { membershipId });
      if (waiting) {
        leaveNoRow('Asked before.');
        return { plan: waiting };
      }
      refuseStale(body.version, row);
      await refuseBlocked(context, row);
      return begin(context, row, { body, all });
    },
    ask: (use) => redeem(deps, use, practiceId),
    conclude: (context, use, answer) => conclude(context, use.id, answer),
  });
}

type Outcome = {
  isApplied: boolean;
  step: 'UPDATE_SENT' | 'SAVE_FOR_LATER_SENT' | null;
  rewardErrors: RewardError[];
  membership: Awaited<ReturnType<typeof viewMembership>>;
};

async function begin(
  context: Context<StaffActor>,
  row: MembershipRow,
  { body, all }: { body: Body; all: readonly RewardsCertificate[] },
): Promise<{ plan: RewardUseRow } | { done: Outcome }> {
  const { tx, deps, actor: by, now } = context;
  const { known, products, today } = await look(tx, deps, body);
  const { certificates, errors } = choose(body, { all, products, today });
  if (errors.length > 0) return { done: await refused(context, row, errors) };
  const asked = askedWith(body, certificates);
  const content = await contentFor(tx, row, asked);
  if (row.status === 'ACTIVE') await figuresOfChange(context, row, content);
  const use: RewardUseRow = {
    id: deps.newId(),
    membership_id: row.id,
    status: 'WAITING',
    member_id: known.member_id,
    certificates: JSON.stringify(certificates.map((one): UsedCertificate => ({ ...one, isGivenBack: false }))),
    products: JSON.stringify(products),
    asked: JSON.stringify(asked),
    base: JSON.stringify(baseOf(row)),
    staff_id: by.staffId,
    created_at: now,
    answered_at: null,
    version: 1,
  };
  await tx.run(insertUse, use);
  await tellHistory(context, row, { action: 'REWARDS_ASKED', amountCents: amountOf(use) });
  const availableAt = instantAt(deps.clock.nowMs() + SETTLE_AFTER_MS);
  await deps.outbox.add(tx, { kind: 'settle-rewards', payload: { useId: use.id }, availableAt });
  return { plan: use };
}

const amountOf = (use: RewardUseRow) => certificatesOf(use).reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What the program says against certificates, kept with the member; the plan is as it was. */
async function refused(context: Context, row: MembershipRow, errors: readonly RewardError[]): Promise<Outcome> {
  await context.tx.run(keepErrors, { membershipId: row.id, errors: JSON.stringify(errors) });
  await tellHistory(context, row, { action: 'REWARDS_REFUSED' });
  return outcome(context, row, { isApplied: false, step: null, rewardErrors: [...errors] });
}

const outcome = async ({ tx, deps }: Context, { id }: MembershipRow, said: Omit<Outcome, 'membership'>) => ({
  ...said,
  membership: await viewMembership({ db: tx, deps }, id, 'practice'),
});

/** Takes the program's answer over, once; one that comes late or twice changes nothing. */
async function conclude(context: Context, useId: string, answer: Answer): Promise<Outcome> {
  const { tx, now, leaveNoRow } = context;
  const seen = await tx.first(useById, { id: useId });
  if (!seen) throw new Error(`There is no use ${useId}`);
  const row = await takeMembership(tx, seen.membership_id);
  const use = await tx.first(useById, { id: useId });
  if (use?.status !== 'WAITING') {
    leaveNoRow('Answered by now.');
    return outcome(context, row, await standing(context, use ?? seen));
  }
  const answered = { ...use, answered_at: now };
  if (!answer.isUsed) {
    await changeOne(tx, moveUse, { ...answered, status: 'REFUSED' });
    return refused(context, row, refusedOf(answer.results));
  }
  const content = isSameBase(baseOfUse(use), row) ? await orUndefined(() => contentNow(context, row, use)) : undefined;
  if (!content) {
    const certificateIds = certificatesOf(use).map(({ id }) => id);
    await giveBack(context, row, { use: answered, certificateIds });
    const rewardErrors = [{ certificateId: null, refusal: 'plan_changed' as const }];
    await tx.run(keepErrors, { membershipId: row.id, errors: JSON.stringify(rewardErrors) });
    return outcome(context, row, { isApplied: false, step: null, rewardErrors });
  }
  await changeOne(tx, moveUse, { ...answered, status: 'USED' });
  await tx.run(keepErrors, { membershipId: row.id, errors: '[]' });
  await tellHistory(context, row, { action: 'REWARDS_USED', amountCents: amountOf(use) });
  const step = await putInPlan(context, row, askedOf(use));
  return outcome(context, row, { isApplied: true, step, rewardErrors: [] });
}

/** How a use stands that was answered before. */
async function standing({ tx }: Context, use: RewardUseRow): Promise<Omit<Outcome, 'membership'>> {
  const known = await tx.first(rewardMemberOf, { membershipId: use.membership_id });
  const isApplied = use.status === 'USED';
  return { isApplied, step: null, rewardErrors: isApplied || !known ? [] : errorsOf(known) };
}

async function contentNow(context: Context, row: MembershipRow, use: RewardUseRow): Promise<PlannedContent> {
  const content = await contentFor(context.tx, row, askedOf(use));
  if (row.status === 'ACTIVE') await figuresOfChange(context, row, content);
  return content;
}

/** What was found to be no plan anymore is undefined. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof AppError || thrown instanceof DomainRefusal) return undefined;
    throw thrown;
  }
}

async function putInPlan(context: Context, row: MembershipRow, asked: AskedContent): Promise<Outcome['step']> {
  if (row.status !== 'ACTIVE' && row.requested_plan_id === null) {
    await keepForLater(context, row, asked);
    return 'SAVE_FOR_LATER_SENT';
  }
  await requestPlan(context, row, { asked, reason: null });
  await tellOfUpdated(context, row, row.status === 'ACTIVE');
  return 'UPDATE_SENT';
}

/** What the outbox does for a use whose answer nobody saw: asks again under its reference. @throws VendorError */
export async function settleUse(deps: Deps, useId: string): Promise<void> {
  const use = await deps.database.read.first(useById, { id: useId });
  if (use?.status !== 'WAITING') return;
  const { read } = deps.database;
  const row = await membershipOfUse(read, use);
  const answer = await redeem(deps, use, row.practice_id);
  await carryOut({ actor }, deps, (context) => conclude(context, useId, answer));
}

async function membershipOfUse(db: Db, use: RewardUseRow): Promise<MembershipRow> {
  const row = await db.first(membershipById, { id: use.membership_id });
  if (!row) throw new Error(`The use ${use.id} has lost its membership`);
  return row;
}
