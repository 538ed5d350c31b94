import type { getApplicationDetails } from '@contract/application-details/calls';
import type { ResultOf } from '@contract/endpoint';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { StaffTransaction } from '../credit-transaction/shown-transaction';

export type ApplicationDetails = ResultOf<typeof getApplicationDetails>;

/** An application as screens see it. */
export type ShownApplication = Frozen<ApplicationDetails>;
export type ShownDecision = ShownApplication['decisions'][number];

/** The application on the screen, and the transactions of its person at its practice. */
export const application: { details: Resource<ApplicationDetails>; transactions: Resource<StaffTransaction[]> } = proxy(
  {
    details: resource<ApplicationDetails>(),
    transactions: resource<StaffTransaction[]>(),
  },
);
