import type { Endpoint } from '@contract/endpoint';
import { allEndpoints, allLists } from '@contract/index';
import type { Hono } from 'hono';
import { owners } from '../features/owners';
import { allRoutes } from '../features/routes';
import { type MountOptions, mount } from '../http/mount';
import type { TestDeps } from './deps';

/** `TEST_CALLS=twice` tries what the tests cost when the contract is twice as long: each call comes again under a second path. */
const isTwice = process.env.TEST_CALLS === 'twice';

const again = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, path: `/again${endpoint.path}` });

/** What is tested of each call is tested of these. */
export const callsUnderTest = isTwice ? [...allEndpoints, ...allEndpoints.map(again)] : allEndpoints;

export const listsUnderTest = isTwice
  ? [
      ...allLists,
      ...allLists.map(({ list, csv, ...one }) => ({ ...one, list: again(list), ...(csv && { csv: again(csv) }) })),
    ]
  : allLists;

/** Mounts the calls under their second paths, if there are any. */
export function mountAgain(app: Hono, deps: TestDeps, limits: MountOptions['limits']): void {
  if (!isTwice) return;
  const routes = allRoutes.map((route) => ({ ...route, endpoint: again(route.endpoint) }));
  mount(app, routes, { deps, options: { limits, owners, validateAnswers: true, observe: () => undefined } });
}
