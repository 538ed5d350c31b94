import type { ResultOf } from '@contract/endpoint';
import type { getProviderPaymentOptions } from '@contract/payment-options/calls';
import type { getEnterprisePaymentOptions } from '@contract/payment-options/enterprise-calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Answer = ResultOf<typeof getProviderPaymentOptions>;
/** How a practice or an enterprise pays, with whose it is; its version where forms look for it. */
export type Options = Answer & { ownerId: string; version: number };
export type Shown = Frozen<Options>;

type OfEnterprise = ResultOf<typeof getEnterprisePaymentOptions>;
export type EnterpriseOptions = Options & Pick<OfEnterprise, 'practices' | 'invoices'>;

export const options: {
  practice: Resource<Options>;
  enterprise: Resource<EnterpriseOptions>;
  /** Enterprises that somebody may choose from. */
  enterprises: Resource<{ _id: string; name: string }[]>;
} = proxy({ practice: resource(), enterprise: resource(), enterprises: resource() });
