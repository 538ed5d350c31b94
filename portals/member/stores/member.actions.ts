import { requestContact } from '@contract/membership/contact-calls';
import { getPaymentsAhead, getPaymentsFile } from '@contract/membership/home-calls';
import { getMemberLoyaltyProgram } from '@contract/membership/loyalty-calls';
import { seeMemberNotices } from '@contract/membership/notice-calls';
import { getMembership } from '@contract/membership/plan-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load } from '@portals/state/resource';
import type { Seen } from '../parts/current';
import { type LoyaltyOfPractice, type Membership, member, type PaymentsAhead } from './member.store';

/** Reads the memberships again; a failure is in the resource. */
export function loadMemberships(): Promise<Membership[] | undefined> {
  return load(member.memberships, async (signal) => {
    const { memberships, isClosed } = await call(getMembershipSummary, {}, { signal });
    member.isClosed = isClosed;
    return memberships;
  });
}

/** The memberships of the session; after a reload they are read with the stored token. @throws ApiError when they cannot be read. */
export async function ensureMemberships(): Promise<readonly Membership[]> {
  const known = member.memberships.data ?? (await loadMemberships());
  if (known) return known;
  throw member.memberships.error ?? new Error('The memberships were read by somebody else meanwhile.');
}

/** Puts a membership as it stands now in the place of the earlier one. */
export function takeMembership(now: Membership): void {
  const { memberships } = member;
  memberships.data = (memberships.data ?? []).map((known) => (known._id === now._id ? now : known));
}

/** Reads one membership again. Throws ApiError. */
export async function refreshMembership(id: string): Promise<void> {
  takeMembership((await call(getMembership, { params: { id } })).membership);
}

/** Reads the loyalty program of a practice; a failure is in the resource. */
export function loadLoyalty(practiceId: string): Promise<LoyaltyOfPractice | undefined> {
  if (member.loyalty.data?.practiceId !== practiceId) member.loyalty.data = null;
  return load(member.loyalty, (signal) => call(getMemberLoyaltyProgram, { query: { practiceId } }, { signal }));
}

/** Reads what is to be paid of memberships and financing; a failure is in the resource. */
export function loadAhead(): Promise<PaymentsAhead | undefined> {
  return load(member.ahead, (signal) => call(getPaymentsAhead, {}, { signal }));
}

/** Saves what is to be paid as a calendar file. Throws ApiError. */
export async function savePaymentsFile(): Promise<void> {
  await download(getPaymentsFile, {});
}

/**
 * Asks the practice to call. Where it was asked already, by another tab or device, the membership is read again and nothing else done.
 * @throws ApiError
 */
export async function askForCall(membershipId: string): Promise<void> {
  try {
    takeMembership((await call(requestContact, { body: { membershipId } })).membership);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'STEP_ORDER') throw cause;
    await refreshMembership(membershipId);
  }
}

/** Keeps that the member has seen what their treatments tell: nothing tells it again, on any device. Throws ApiError. */
export async function seeNotices({ _id: membershipId, treatmentNotices }: Seen): Promise<void> {
  const keys = treatmentNotices.map(({ key }) => key);
  takeMembership((await call(seeMemberNotices, { body: { membershipId, keys } })).membership);
}

/** Keeps that the member was shown around. Throws ApiError. */
export async function keepShownAround({ _id: membershipId }: Pick<Seen, '_id'>): Promise<void> {
  takeMembership((await call(seeMemberNotices, { body: { membershipId, isShownAround: true } })).membership);
}

/** From now on pages are about this membership. */
export function chooseMembership(id: string): void {
  member.currentId = id;
}
