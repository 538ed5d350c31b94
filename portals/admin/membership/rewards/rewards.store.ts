import type { ResultOf } from '@contract/endpoint';
import type { listRewardCertificates, searchRewardsMember } from '@contract/membership/rewards-calls';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type FoundRewards = ResultOf<typeof searchRewardsMember> & { phoneNumber: string };
export type Certificates = ResultOf<typeof listRewardCertificates>;
export type Suggestion = ResultOf<typeof listMembershipTreatments>['data']['galdermaHits'][number];
export type Certificate = Certificates['patientCertificates'][number];

type State = {
  /** Who was looked for by a phone number, and whom the program knows by it. */
  found: Resource<FoundRewards>;
  certificates: Resource<Certificates>;
  /** Packages that the manufacturer suggests, at the practice's own prices. */
  suggestions: Resource<Suggestion[]>;
};

export const rewardsPage = proxy<State>({ found: resource(), certificates: resource(), suggestions: resource() });

export function resetRewardsPage(): void {
  resetResource(rewardsPage.found);
  resetResource(rewardsPage.certificates);
  resetResource(rewardsPage.suggestions);
}

// Nothing of a member stays on a computer of a front desk.
forgetAlong('staff-rewards', resetRewardsPage);
