import type { ResultOf } from '@contract/endpoint';
import type { getPaymentsAhead } from '@contract/membership/home-calls';
import type { getMemberLoyaltyProgram } from '@contract/membership/loyalty-calls';
import type { getMembershipSummary } from '@contract/membership/summary-calls';
import { isText, orNull, persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Membership = ResultOf<typeof getMembershipSummary>['memberships'][number];
export type Plan = NonNullable<Membership['activePlan']>;
export type LoyaltyOfPractice = ResultOf<typeof getMemberLoyaltyProgram>;
export type PaymentsAhead = ResultOf<typeof getPaymentsAhead>;
export type Agreement = Membership['priviagreements'][number];

type MemberState = {
  memberships: Resource<Membership[]>;
  loyalty: Resource<LoyaltyOfPractice>;
  ahead: Resource<PaymentsAhead>;
  /** The one that is looked at, for whoever is a member of several practices. */
  currentId: string | null;
  /** The account is closed: its papers can be read and what is owed paid, nothing else. */
  isClosed: boolean;
};

/** The memberships of who is logged in. A reload reads them again with the token. */
export const member = proxy<MemberState>({
  memberships: resource(),
  loyalty: resource(),
  ahead: resource(),
  currentId: null,
  isClosed: false,
});

persist(member, {
  key: 'member',
  version: 1,
  fields: { currentId: orNull(isText) },
  reset() {
    resetResource(member.memberships);
    resetResource(member.loyalty);
    resetResource(member.ahead);
    member.currentId = null;
    member.isClosed = false;
  },
});
