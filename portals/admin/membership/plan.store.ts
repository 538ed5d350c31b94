import type { ResultOf } from '@contract/endpoint';
import type { calculatePlan } from '@contract/membership/calculator-calls';
import type { getMembershipDetails } from '@contract/membership/details-calls';
import type { findMembers, getMembership } from '@contract/membership/plan-calls';
import type { listInjectors } from '@contract/membership-settings/injector-calls';
import type { listPlanTemplates } from '@contract/membership-settings/plan-calls';
import type { listMembershipTreatments } from '@contract/membership-settings/treatment-calls';
import { forgetAlong } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Membership = ResultOf<typeof getMembership>['membership'];
export type FoundMember = ResultOf<typeof findMembers>['members'][number];
export type Calculation = ResultOf<typeof calculatePlan>;
/** What the practice sets: whatever a plan is put together of. */
export type Settings = {
  practiceId: string;
  treatments: ResultOf<typeof listMembershipTreatments>['data']['treatments'];
  templates: ResultOf<typeof listPlanTemplates>['plans'];
  injectors: ResultOf<typeof listInjectors>['data']['injectors'];
};

export type Details = Pick<ResultOf<typeof getMembershipDetails>, 'history' | 'ifCancelled'>;

type State = {
  membership: Resource<Membership>;
  /** What happened to it, and what cancelling it would mean. */
  details: Resource<Details & { membershipId: string }>;
  settings: Resource<Settings>;
  /** Whom a search found; the text it was for tells a late answer from a current one. */
  found: Resource<{ text: string; members: FoundMember[] }>;
  calculation: Resource<Calculation>;
};

export const planPage = proxy<State>({
  membership: resource(),
  details: resource(),
  settings: resource(),
  found: resource(),
  calculation: resource(),
});

export function resetPlanPage(): void {
  resetResource(planPage.membership);
  resetResource(planPage.details);
  resetResource(planPage.settings);
  resetResource(planPage.found);
  resetResource(planPage.calculation);
}

// Nothing of a member stays on a computer of a front desk.
forgetAlong('staff-plan', resetPlanPage);
