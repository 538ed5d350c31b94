import type { ResultOf } from '@contract/endpoint';
import type { getProviderFund } from '@contract/funding/calls';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Fund = ResultOf<typeof getProviderFund>['fund'];

/** What of a practice's money is with its bank, waits and is due: of the practice whose payments somebody is about to hold. */
export const fund = proxy<Resource<Fund>>(resource());
