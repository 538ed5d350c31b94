import type { ResultOf } from '@contract/endpoint';
import type { getMembershipAuthorization } from '@contract/membership/by-hand-calls';
import type { listMemberPaymentMethods } from '@contract/payment-method/member-calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Way = ResultOf<typeof listMemberPaymentMethods>['data'][number];

export type Authorization = ResultOf<typeof getMembershipAuthorization>;

/** What the member can pay with, and what charging a membership to one of them authorizes. Only in memory. */
export const ways = proxy<{ list: Resource<Way[]>; authorization: Resource<Authorization> }>({
  list: resource(),
  authorization: resource(),
});

persist(ways, {
  key: 'member-ways',
  version: 1,
  fields: {},
  reset: () => {
    resetResource(ways.list);
    resetResource(ways.authorization);
  },
});
