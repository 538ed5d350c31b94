import type { CallInput, ResultOf } from '@contract/endpoint';
import {
  getRewardsPage,
  listRewardCertificates,
  searchRewardsMember,
  submitRewardTreatments,
  validateRewardTreatments,
} from '@contract/membership/rewards-calls';
import { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { membershipMessages } from '@contract/messages/membership';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { loadMembership } from '../plan.actions';
import { planPage } from '../plan.store';
import type { ShownMembership } from '../plan-draft';
import { rewardsPage } from './rewards.store';

const whoseOf = ({ practiceId, _id: membershipId }: ShownMembership) => ({ practiceId, membershipId });

/** Looks for a member in the program by a phone number; whoever is found stands in the membership from then on. */
export async function searchMember(of: ShownMembership, phoneNumber: string): Promise<void> {
  const found = await load(rewardsPage.found, async (signal) => ({
    phoneNumber,
    ...(await call(searchRewardsMember, { body: { ...whoseOf(of), phoneNumber } }, { signal })),
  }));
  if (!found?.member) return;
  resetResource(rewardsPage.certificates);
  await loadMembership(of._id);
}

/** Fetches the certificates of whom the program knows, for products that a plan may be done with. */
export async function loadCertificates(of: ShownMembership, products: readonly string[]): Promise<void> {
  const body = { ...whoseOf(of), products: [...products] };
  await load(rewardsPage.certificates, (signal) => call(listRewardCertificates, { body }, { signal }));
}

/** Fetches the packages that the manufacturer suggests, at the practice's prices. */
export async function loadSuggestions(practiceId: string): Promise<void> {
  await load(
    rewardsPage.suggestions,
    async (signal) =>
      (await call(listMembershipTreatments, { params: { practiceId }, query: {} }, { signal })).data.galdermaHits,
  );
}

export type UseOfRewards = Omit<CallInput<typeof validateRewardTreatments>['body'], 'practiceId' | 'membershipId'>;
export type Used = ResultOf<typeof submitRewardTreatments>;
type Said = { isApplied: boolean; step: Used['step'] };

/**
 * Has certificates looked at and used for a plan. Where they cannot be used the plan is unchanged: a toast says so, and the membership
 * says why.
 * @throws ApiError; then the program may still answer, and the membership shows that it is waited for.
 */
export async function applyRewards(of: ShownMembership, asked: UseOfRewards, idempotencyKey: string): Promise<Said> {
  const body = { ...whoseOf(of), ...asked };
  try {
    const { isValid } = await call(validateRewardTreatments, { body });
    if (!isValid) {
      toast(membershipMessages.rewardsNotApplied);
      await loadMembership(of._id);
      return { isApplied: false, step: null };
    }
    const options = { idempotencyKey };
    const done = await call(submitRewardTreatments, { body: { ...body, version: of.version } }, options);
    planPage.membership.data = done.membership;
    if (!done.isApplied) toast(membershipMessages.rewardsNotApplied);
    resetResource(rewardsPage.certificates);
    return done;
  } catch (cause) {
    toast(membershipMessages.rewardsNotApplied);
    if (toApiError(cause).code !== 'INVALID_FIELDS') await loadMembership(of._id);
    throw cause;
  }
}

/** Asks again about certificates that the program has not answered on; the plan they are for is kept by the server. */
export async function askAgain(
  of: ShownMembership,
  waiting: NonNullable<ShownMembership['galderma']>['uses'][number],
): Promise<Said> {
  const now = await loadMembership(of._id);
  const stands = now?.galderma?.uses.find(({ _id }) => _id === waiting._id)?.status;
  if (stands !== 'WAITING') return { isApplied: stands === 'USED', step: null };
  const certificates = waiting.certificates.map(({ id }) => ({ id, selected: true }));
  const treatments = [{ _id: waiting._id, units: 1, interval: null }];
  const body = { ...whoseOf(of), treatments, certificates };
  const done = await call(submitRewardTreatments, { body }, { idempotencyKey: crypto.randomUUID() });
  planPage.membership.data = done.membership;
  if (!done.isApplied) toast(membershipMessages.rewardsNotApplied);
  resetResource(rewardsPage.certificates);
  return done;
}

/**
 * Opens the manufacturer's page in a new tab, or the rewards log-in page where it gives none.
 * @throws ApiError
 */
export async function openRewardsPage(of: ShownMembership): Promise<void> {
  // Opened before the wait: browsers allow a tab only while they handle the press.
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const { url } = await call(getRewardsPage, { body: whoseOf(of) });
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (cause) {
    tab?.close();
    throw cause;
  }
}
