import type { compareFraudAlerts } from '@contract/borrower-file/fraud-alert-calls';
import type { ResultOf } from '@contract/endpoint';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Compared = ResultOf<typeof compareFraudAlerts>['data'];
export type ShownComparison = Frozen<Compared[number]>;

/** What the person on the screen gave beside what the bureau said of it, an entry for each alert. */
export const comparing: { alerts: Resource<Compared> } = proxy({ alerts: resource<Compared>() });
