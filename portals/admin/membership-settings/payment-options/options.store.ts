import type { ResultOf } from '@contract/endpoint';
import type { getProviderPaymentOptions } from '@contract/payment-options/calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Answer = ResultOf<typeof getProviderPaymentOptions>;
/** How a practice or an enterprise pays, with whose it is; its version where forms look for it. */
export type Options = Answer & { ownerId: string; version: number };
export type Shown = Frozen<Options>;

export const options = proxy<{ practice: Resource<Options> }>({ practice: resource() });
