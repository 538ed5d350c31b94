import type { getRewardsPage, listRewardCertificates, searchRewardsMember } from '@contract/membership/rewards-calls';
import type { rewardCertificate } from '@contract/membership/rewards-entity';
import type { CivilDate } from '@domain/calendar/civil-date';
import { certificateRefusal } from '@domain/membership/reward-certificate';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { practiceToday } from '../../../civil-today';
import { carryOut } from '../../../command/command';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import type { HandlerRequest } from '../../../http/serve';
import type { RewardsCertificate } from '../../../vendors/rewards/port';
import { VendorError } from '../../../vendors/vendor-error';
import { type MembershipRow, membershipById, takeMembership, tellHistory } from '../../member-record/index';
import { practiceById } from '../../practice/index';
import { type RewardMemberRow, rewardMemberOf } from './rewards.reads';
import { memberView, productName } from './rewards.view';
import { keepRewardMember } from './rewards.writes';

type Whose = { practiceId: string; membershipId: string };

/** A membership of the practice that is named with it. @throws AppError NOT_FOUND */
export async function membershipAtPractice(db: Db, { practiceId, membershipId }: Whose): Promise<MembershipRow> {
  const row = await db.first(membershipById, { id: membershipId });
  if (row?.practice_id !== practiceId) throw new AppError('NOT_FOUND');
  return row;
}

/** Whom the program knows behind a membership. @throws AppError NOT_FOUND, STEP_ORDER before somebody looked for them. */
export async function knownMember(db: Db, whose: Whose): Promise<RewardMemberRow> {
  await membershipAtPractice(db, whose);
  const known = await db.first(rewardMemberOf, { membershipId: whose.membershipId });
  if (!known) throw new AppError('STEP_ORDER', { userMessage: 'Look up the member in the rewards program first.' });
  return known;
}

/**
 * Looks for a member in the rewards program by a phone number, and keeps whom it knows with the membership; nobody found leaves what
 * was known. What was said against certificates of somebody else is forgotten.
 * @throws AppError NOT_FOUND; VendorError, which says nothing about the number.
 */
export async function searchMember(
  { body, actor, meta }: HandlerRequest<typeof searchRewardsMember>,
  deps: Deps,
): Promise<{ member: ReturnType<typeof memberView> | null; inviteUrl: string | null }> {
  const { membershipId, phoneNumber, practiceId } = body;
  await membershipAtPractice(deps.database.read, body);
  const told = await deps.vendors.rewards.search({ practiceId, phoneNumber });
  if (told.member === null) return { member: null, inviteUrl: told.inviteUrl };
  const found = told.member;
  const { result: member } = await carryOut({ actor, meta }, deps, async (context) => {
    const { tx, now, leaveNoRow } = context;
    const row = await takeMembership(tx, membershipId);
    const before = await tx.first(rewardMemberOf, { membershipId });
    const isSame = before?.member_id === found.id && before.phone === phoneNumber;
    const kept = {
      membership_id: membershipId,
      member_id: found.id,
      phone: phoneNumber,
      first_name: found.firstName,
      last_name: found.lastName,
      member_since: found.memberSince,
      found_at: isSame ? before.found_at : now,
      errors: isSame ? before.errors : '[]',
    };
    await tx.run(keepRewardMember, kept);
    if (isSame) leaveNoRow('Found before.');
    else await tellHistory(context, row, { action: 'REWARDS_MEMBER_FOUND' });
    return memberView(kept);
  });
  return { member, inviteUrl: null };
}

type CertificateView = z.output<typeof rewardCertificate>;

function certificateView(one: RewardsCertificate, of: { products: readonly string[]; today: CivilDate }) {
  const refusal = certificateRefusal(one, of);
  const view: CertificateView = {
    id: one.id,
    source: one.source,
    selected: refusal === null,
    priviproduct: one.product,
    productName: productName(one.product),
    amount: dollarsFromCents(one.amountCents),
    expiresOn: one.expiresOn,
    refusal,
  };
  return view;
}

/** The certificates of a membership's rewards member by list. @throws AppError NOT_FOUND, STEP_ORDER; VendorError */
export async function listCertificates({ body }: HandlerRequest<typeof listRewardCertificates>, deps: Deps) {
  const { practiceId, products } = body;
  const { read } = deps.database;
  const { member_id: memberId } = await knownMember(read, body);
  const practice = await read.first(practiceById, { id: practiceId });
  if (!practice) throw new AppError('NOT_FOUND');
  const today = practiceToday(deps.clock, practice);
  const all = await deps.vendors.rewards.certificates({ practiceId, memberId });
  const listed = (list: RewardsCertificate['list']) =>
    all.filter((one) => one.list === list).map((one) => certificateView(one, { products, today }));
  return {
    patientCertificates: listed('patient'),
    healthCareProfessionalCertificates: listed('health-care-professional'),
  };
}

/** The program's page of a practice and its member; where it gives none, the page on which one logs in. @throws AppError NOT_FOUND */
export async function rewardsPage({ body }: HandlerRequest<typeof getRewardsPage>, deps: Deps) {
  const { practiceId, membershipId } = body;
  const { rewards } = deps.vendors;
  const { read } = deps.database;
  if (membershipId !== undefined) await membershipAtPractice(read, { practiceId, membershipId });
  const known = membershipId === undefined ? undefined : await read.first(rewardMemberOf, { membershipId });
  try {
    return { url: await rewards.redirectUrl({ practiceId, memberId: known?.member_id ?? null }), isLoginPage: false };
  } catch (thrown) {
    if (!(thrown instanceof VendorError)) throw thrown;
    return { url: rewards.loginUrl, isLoginPage: true };
  }
}
