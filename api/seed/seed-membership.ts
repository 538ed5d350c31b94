import type { CivilDate } from '@domain/calendar/civil-date';
import type { CancelMethod } from '@domain/membership/cancellation';
import type { DiscountIssuer } from '@domain/membership/treatment-row';
import { cents } from '@domain/money/cents';
import { fullName } from '@domain/person-name';
import type { VendorSteps } from '../command/ask-vendor-once';
import { carryOut, workOnRecord } from '../command/command';
import { statement } from '../db/statement';
import { contentHash, keepDocument, unsignedText } from '../features/document/index';
import { membershipAt, membershipById } from '../features/member-record/index';
import { activationSteps, viewActivation } from '../features/membership/activation/activate';
import { cancellationSteps } from '../features/membership/cancellation/cancel';
import { giveQuote } from '../features/membership/cancellation/quote';
import { planById, treatmentsOfPlan } from '../features/membership/membership.reads';
import { changePlan } from '../features/membership/plan/change-requested';
import { askedOfKept, askedOfPlan } from '../features/membership/plan/plan-content';
import { create, saveForLater, update } from '../features/membership/plan/send-plan';
import { keepPaymentMethod } from '../features/payment-method/index';
import type { PracticeRow } from '../features/practice/index';
import type { MemberActor } from '../http/actor';
import { seedMeta } from './historical-deps';
import type { Failing, FutureMember, PlanName } from './members-plan';
import { planRowsOf } from './membership-settings';
import type { SeedPerson } from './seed-person';
import { staffOf } from './seed-staff-actor';
import type { World } from './world';

/** Somebody's membership at a practice. */
export type Membership = { id: string; person: SeedPerson; practice: PracticeRow };

const soldAt = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership_treatment')
    .select(['id', 'name', 'product_key'])
    .where('practice_id', '=', p.practiceId)
    .where('removed_at', 'is', null),
);

/** The membership that a sign-up which was approved has made. */
export async function membershipOf(
  { members: { tx } }: World,
  person: SeedPerson,
  practice: PracticeRow,
): Promise<Membership> {
  const row = await tx.first(membershipAt, { borrowerId: person.borrowerId ?? '', practiceId: practice.id });
  if (!row) throw new Error(`${person.email} must become a member of ${practice.name}`);
  return { id: row.id, person, practice };
}

export const memberAsks = ({ members: { deps } }: World, { person }: Membership) => {
  const actor: MemberActor = { kind: 'member', borrowerId: person.borrowerId ?? '', tokenHash: '' };
  return { actor, meta: seedMeta(deps, `member:${actor.borrowerId}`) };
};

export const staffAsks = ({ members: { deps } }: World, practiceId: string) => {
  const actor = staffOf(practiceId);
  return { params: undefined, query: undefined, actor, meta: seedMeta(deps, `staff:${actor.staffId}`) };
};

/** What a practice asks for a plan that it sells, as the plan builder does. */
async function contentOf(
  { members: { tx } }: World,
  practiceId: string,
  { plan, discount }: { plan: PlanName; discount?: DiscountIssuer | undefined },
) {
  const sold = await tx.all(soldAt, { practiceId });
  const treatments = planRowsOf(practiceId, plan).map(({ of, units, every, percent, upfront = 0 }) => {
    const found = sold.find(({ name }) => name === of);
    if (!found) throw new Error(`${practiceId} does not sell ${of}`);
    return {
      _id: found.id,
      units,
      interval: every,
      discountPercent: percent,
      upfrontCost: cents(upfront * 100),
    };
  });
  const product = sold.find(({ id, product_key: key }) => key !== null && treatments.some(({ _id }) => _id === id));
  const discounts =
    discount === undefined
      ? []
      : [
          {
            issuer: discount,
            amount: cents(10_000),
            ...(discount === 'Manufacturer Coupon' && product?.product_key && { product: product.product_key }),
          },
        ];
  return { practiceId, treatments, discounts, name: plan as string };
}

/** The practice sends its plan to somebody, or keeps it for later. */
export async function sellPlan(
  world: World,
  { id, practice }: Membership,
  of: { plan: PlanName; discount?: DiscountIssuer | undefined; isSaved?: boolean },
): Promise<void> {
  const body = { ...(await contentOf(world, practice.id, of)), membershipId: id };
  const sell = of.isSaved ? saveForLater : create;
  await sell.handle({ ...staffAsks(world, practice.id), body }, world.members.deps);
}

/** The practice names somebody who has not signed up, and saves or sends their plan. */
export async function inviteWithPlan(
  world: World,
  { firstName, lastName, email }: SeedPerson,
  { practice, plan, shown }: { practice: PracticeRow } & Pick<FutureMember, 'plan' | 'shown'>,
): Promise<void> {
  const body = { ...(await contentOf(world, practice.id, { plan })), firstName, lastName, isPhoneOrEmail: email };
  const sell = shown === 'plan_saved' ? saveForLater : create;
  await sell.handle({ ...staffAsks(world, practice.id), body }, world.members.deps);
}

/** Last digits by which the sandbox's processor goes on as the past did. */
const CARD_ENDINGS: Readonly<Record<Failing, string>> = {
  'card for now': '9996',
  'card for good': '0002',
  bank: '4242',
};
const CODES = { 'card for now': 'soft', 'card for good': 'hard', bank: 'R01' } as const;

export type Activating = {
  hasBank: boolean;
  usesCredits: boolean;
  fails?: Failing;
  /** The day from which they fail. */
  failsFrom?: CivilDate;
};

/** The member adds a card or account, reads and signs the agreement, and pays the first month. */
export async function activate(world: World, membership: Membership, how: Activating): Promise<void> {
  const { tx, deps } = world.members;
  const asks = memberAsks(world, membership);
  const paymentMethodId = await addMethod(world, membership, how);
  const choice = { applyCredits: how.usesCredits, payAtOnce: false };
  const shown = await viewActivation({ db: tx, deps, language: 'en' }, asks.actor, {
    membershipId: membership.id,
    ...choice,
  });
  const { disclosureHash, paymentDueToday, version } = shown;
  const typedName = fullName(membership.person.firstName, membership.person.lastName);
  const body = {
    membershipId: membership.id,
    ...choice,
    paymentMethodId,
    typedName,
    disclosureHash,
    paymentDueToday,
    version,
  };
  await askInPast(world, asks, activationSteps(body, deps));
}

/** The steps of a command that asks the processor, one after the other. */
async function askInPast<Plan, Answer, Result>(
  { members: { tx, deps } }: World,
  asks: ReturnType<typeof memberAsks>,
  steps: VendorSteps<MemberActor, Plan, Answer, Result>,
): Promise<void> {
  const prepared = await workOnRecord({ tx, deps }, asks, steps.prepare);
  if (!('plan' in prepared)) return;
  const answer = await steps.ask(prepared.plan);
  await workOnRecord({ tx, deps }, asks, (context) => steps.conclude(context, prepared.plan, answer));
}

async function addMethod(world: World, { person }: Membership, how: Activating): Promise<string> {
  const { members } = world;
  const { tx, deps, random, processor } = members;
  const borrowerId = person.borrowerId ?? '';
  const lastFour = how.fails ? CARD_ENDINGS[how.fails] : '4242';
  const accountNumber = `${random.between(10_000_000, 99_999_999)}77`;
  const cardToken = `tok_demo${random.between(10_000_000, 99_999_999)}_${lastFour}`;
  if (how.fails && how.failsFrom)
    processor.failFrom(how.hasBank ? accountNumber : cardToken, { from: how.failsFrom, code: CODES[how.fails] });
  const authorization = async () => {
    const text = unsignedText('ach-authorization', deps.config);
    const evidence = { disclosureHash: contentHash(text) };
    const signedName = fullName(person.firstName, person.lastName);
    return keepDocument({ borrowerId, signedName, evidence }, deps, { tx, content: text });
  };
  const { method } = await keepPaymentMethod(
    members,
    borrowerId,
    how.hasBank
      ? {
          secret: { kind: 'BANK', routingNumber: '110000000', accountNumber },
          shown: {
            source: 'MANUAL',
            name: 'Sample Bank',
            holder_name: null,
            account_type: 'checking',
            last_four: accountNumber.slice(-4),
            expires_on: null,
            authorization_document_id: await authorization(),
          },
        }
      : {
          secret: { kind: 'CARD', cardToken, fingerprint: `print-${cardToken}` },
          shown: {
            source: 'CARD_PAGE',
            name: 'Visa',
            holder_name: fullName(person.firstName, person.lastName),
            account_type: null,
            last_four: lastFour,
            expires_on: '2031-12-31',
            authorization_document_id: null,
          },
        },
  );
  return method.id;
}

/** The practice proposes more of what somebody has; they have not answered yet. */
export async function changeRunning(world: World, { id, practice }: Membership): Promise<void> {
  const { tx, deps } = world.members;
  const row = await tx.first(membershipById, { id });
  const plan = row?.active_plan_id ? await tx.first(planById, { id: row.active_plan_id }) : undefined;
  if (!plan) throw new Error(`Membership ${id} must run`);
  const { treatments, discounts, name } = askedOfPlan(await tx.all(treatmentsOfPlan, { planId: plan.id }), plan);
  const sold = await tx.all(soldAt, { practiceId: practice.id });
  const more = sold.find((one) => one.name === 'IPL');
  if (!more) throw new Error(`${practice.name} must sell IPL`);
  const body = {
    practiceId: practice.id,
    membershipId: id,
    treatments: [...treatments, { _id: more.id, units: 1, discountPercent: 10, interval: 4 }],
    discounts: [...discounts],
    name,
    reason: 'We talked about the spots on your cheeks: three IPL sessions should clear them.',
  };
  await update.handle({ ...staffAsks(world, practice.id), body }, deps);
}

/** The member asks for less of the first treatment than they were sent; the practice has not confirmed it yet. */
export async function askForAnother(world: World, membership: Membership): Promise<void> {
  const { tx, deps } = world.members;
  const row = await tx.first(membershipById, { id: membership.id });
  const treatments = await tx.all(treatmentsOfPlan, { planId: row?.requested_plan_id ?? '' });
  const asked = treatments.map((kept, index) => {
    const { threadId: _, ...one } = askedOfKept(kept);
    return index === 0 ? { ...one, interval: (one.interval ?? 1) * 2 } : one;
  });
  const body = { treatments: asked, note: 'Could I come less often for this one?' };
  const params = { practiceId: membership.practice.id };
  await changePlan.handle({ ...memberAsks(world, membership), params, query: undefined, body }, deps);
}

/** The member asks what cancelling costs, and cancels as it was quoted. */
export async function endMember(world: World, membership: Membership, cancelMethod: CancelMethod): Promise<void> {
  const { deps } = world.members;
  const asks = memberAsks(world, membership);
  const quote = await carryOut(asks, deps, (context) => giveQuote(context, { membershipId: membership.id }));
  const { quoteId } = quote.result.cancellationInformation;
  await askInPast(world, asks, cancellationSteps({ membershipId: membership.id, quoteId, cancelMethod }, deps));
}
