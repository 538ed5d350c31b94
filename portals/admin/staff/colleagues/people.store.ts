import type { getReviewControl } from '@contract/application/review-control-calls';
import type { ResultOf } from '@contract/endpoint';
import type { listColleagueEnterprises, listColleagues, listRoles } from '@contract/staff/colleague-calls';
import type { Frozen } from '@portals/state/frozen';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type Person = ResultOf<typeof listColleagues>['data'][number];
export type Colleague = Frozen<Person>;
type Enterprises = ResultOf<typeof listColleagueEnterprises>['enterprises'];
type Roles = ResultOf<typeof listRoles>['data'];

type State = {
  /** Who works for the practices, or for the platform: what the tab shows. */
  list: Resource<Person[]>;
  enterprises: Resource<Enterprises>;
  /** The roles that there are, with what each may do. */
  roles: Resource<Roles>;
  /** Whether reviews ask for a second person. */
  reviewControl: Resource<ResultOf<typeof getReviewControl>>;
};

/** The colleagues on the screen. */
export const people = proxy<State>({
  list: resource<Person[]>(),
  enterprises: resource<Enterprises>(),
  roles: resource<Roles>(),
  reviewControl: resource<ResultOf<typeof getReviewControl>>(),
});
