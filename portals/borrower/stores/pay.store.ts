import type { ResultOf } from '@contract/endpoint';
import type { getAutopay, getAutopayAuthorization } from '@contract/payment-method/autopay-calls';
import type { listPaymentMethods } from '@contract/payment-method/calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type PaymentMethods = ResultOf<typeof listPaymentMethods>['data'];
export type PaymentMethod = PaymentMethods[number];
export type Autopay = ResultOf<typeof getAutopay>;

/** What would be authorized, and by which choice. */
export type AutopayAuthorization = ResultOf<typeof getAutopayAuthorization> & { of: string };

/** How the borrower pays. Only in memory. */
export const ways = proxy<{
  methods: Resource<PaymentMethods>;
  autopay: Resource<Autopay>;
  authorization: Resource<AutopayAuthorization>;
}>({
  methods: resource(),
  autopay: resource(),
  authorization: resource(),
});

// Nothing is kept in browser storage; the end of a session forgets whose they are.
persist(ways, {
  key: 'ways-to-pay',
  version: 1,
  fields: {},
  reset() {
    resetResource(ways.methods);
    resetResource(ways.autopay);
    resetResource(ways.authorization);
  },
});
