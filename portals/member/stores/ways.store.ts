import type { ResultOf } from '@contract/endpoint';
import type { listMemberPaymentMethods } from '@contract/payment-method/member-calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Way = ResultOf<typeof listMemberPaymentMethods>['data'][number];

/** What the member can pay with. Only in memory. */
export const ways = proxy<{ list: Resource<Way[]> }>({ list: resource() });

persist(ways, {
  key: 'member-ways',
  version: 1,
  fields: {},
  reset: () => resetResource(ways.list),
});
