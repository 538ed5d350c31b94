import type { ResultOf } from '@contract/endpoint';
import type { getDeposit } from '@contract/funding/deposit-calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Deposit = ResultOf<typeof getDeposit>['deposit'];
export type ShownDeposit = Frozen<Deposit>;

/** The deposit on the screen. */
export const deposit: { detail: Resource<Deposit> } = proxy({ detail: resource<Deposit>() });
