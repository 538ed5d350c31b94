import type { getApplicationDetails } from '@contract/calls/application-details';
import type { listPatientTransactions } from '@contract/calls/staff-transaction';
import type { ResultOf } from '@contract/endpoint';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type ApplicationDetails = ResultOf<typeof getApplicationDetails>;

/** What a snapshot of `T` is: the same, read only all the way down. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** An application as screens see it. */
export type ShownApplication = Frozen<ApplicationDetails>;
export type ShownDecision = ShownApplication['decisions'][number];

export type StaffTransaction = ResultOf<typeof listPatientTransactions>['data'][number];
export type ShownTransaction = Frozen<StaffTransaction>;

/** The application on the screen, and the transactions of its person at its practice. */
export const application: { details: Resource<ApplicationDetails>; transactions: Resource<StaffTransaction[]> } = proxy(
  {
    details: resource<ApplicationDetails>(),
    transactions: resource<StaffTransaction[]>(),
  },
);
