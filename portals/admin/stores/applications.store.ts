import type { ResultOf } from '@contract/endpoint';
import type { listApplications } from '@contract/lists/application';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type ApplicationsPage = ResultOf<typeof listApplications>;
export type ApplicationRow = ApplicationsPage['data'][number];

type State = {
  list: Resource<ApplicationsPage>;
  /** Applications of the last 30 days that wait for a person, for the rail. */
  waiting: Resource<number>;
  /** The address of the list as it was last seen, for the way back from an application. */
  lastSearch: string;
};

export const applications = proxy<State>({ list: resource(), waiting: resource(), lastSearch: '' });
