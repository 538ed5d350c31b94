import { activateMembership } from '@contract/membership/activation-calls';
import { chooseMemberPaymentMethod, getMembershipAuthorization } from '@contract/membership/by-hand-calls';
import { cancelMembership, getCancellationInformation } from '@contract/membership/cancellation-calls';
import { markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { instantAt } from '@domain/calendar/instant';
import { detailsOf, keepMethod, type Member, type MemberApp, seen } from './member-world';

type Activation = { payAtOnce?: boolean; applyCredits?: boolean };

const flag = (value: boolean | undefined) => (value ? ('true' as const) : ('false' as const));

/** A member signs the plan that waits, as it is shown to them. */
export async function activate(world: MemberApp, member: Member, given: Activation = {}) {
  const { disclosureHash, paymentDueToday, version } = await detailsOf(world, member, {
    ...(given.payAtOnce !== undefined && { payAtOnce: flag(given.payAtOnce) }),
    ...(given.applyCredits !== undefined && { applyCredits: flag(given.applyCredits) }),
  });
  const { membershipId } = member;
  const body = { membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday, version, ...given };
  return world.call(activateMembership, { body }, { token: await member.session() });
}

export async function quoteOf(world: MemberApp, { membershipId, session }: Member) {
  const answer = await world.call(getCancellationInformation, { query: { membershipId } }, { token: await session() });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.cancellationInformation;
}

export async function cancel(
  world: MemberApp,
  { membershipId, session }: Member,
  { quoteId, cancelMethod = 'lumpsum' }: { quoteId: string; cancelMethod?: 'lumpsum' | 'installment' },
) {
  const body = { membershipId, quoteId, cancelMethod };
  return world.call(cancelMembership, { body }, { token: await session() });
}

/** Gives the next treatment of a name; false where none is left. */
export async function giveOne(world: MemberApp, member: Member, name: string): Promise<boolean> {
  const { membershipId } = member;
  const { priviagreements } = await seen(world, member);
  const next = priviagreements.find((one) => one.treatment === name && one.doneAt === null);
  if (!next) return false;
  const scheduledDate = instantAt(world.deps.clock.nowMs() + 60_000);
  const agreements = [{ agreementId: next._id, scheduledDate }];
  await world.call(scheduleAgreements, { body: { membershipId, agreements } }, { token: await world.staff() });
  const body = { membershipId, agreementId: next._id };
  return (await world.call(markAgreementDone, { body }, { token: await world.staff() })).status === 200;
}

/** The member adds a card or an account, and pays from it. */
export async function payFromAnother(
  world: MemberApp,
  member: Member,
  { turnsOnAutopay = false, ...digits }: { card?: string; account?: string; turnsOnAutopay?: boolean } = {},
) {
  const method = await keepMethod(world, member.borrower.id, digits);
  const of = { paymentMethodId: method.id, membershipId: member.membershipId };
  const shown = await world.call(getMembershipAuthorization, { query: of }, { token: await member.session() });
  const read = shown.status === 200 ? { authorizationHash: shown.body.sha256 } : {};
  const body = { ...of, ...read, turnsOnAutopay };
  const { status } = await world.call(chooseMemberPaymentMethod, { body }, { token: await member.session() });
  if (status !== 200) throw new Error(`The method was not chosen: ${status}`);
  return method;
}

/** From now on the processor says of a card or account what it says of these digits. */
export const turnTo = (world: MemberApp, { method }: Pick<Member, 'method'>, digits: string) =>
  world.deps.database.migrate([`update payment_method set last_four = '${digits}' where id = '${method.id}'`]);
