import type { Endpoint } from '@contract/endpoint';
import { allEndpoints, allLists } from '@contract/index';
import type { ListDeclaration } from '@contract/lists/declare-list';
import type { Hono } from 'hono';
import { TURN_VARIABLE, TURNS } from '../../scripts/run/turn.mjs';
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

/**
 * Whether a list takes its turn in this run, or nothing takes turns: those of the other turns are asked on SQLite alone, and there
 * in fewer ways (decision 0035).
 */
export function isInTurn({ call }: ListDeclaration): boolean {
  const turn = process.env[TURN_VARIABLE];
  const place = allLists.findIndex(({ declaration }) => declaration.call.id === call.id);
  return turn === undefined || (place % TURNS) + 1 === Number(turn);
}

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;

/** Lists that are read row by row in this run. */
export const listsReadHere = listsUnderTest.filter(({ declaration }) => !isPostgres || isInTurn(declaration));

/** Mounts the calls under their second paths, if there are any. */
export function mountAgain(app: Hono, deps: TestDeps, limits: MountOptions['limits']): void {
  if (!isTwice) return;
  const routes = allRoutes.map((route) => ({ ...route, endpoint: again(route.endpoint) }));
  mount(app, routes, { deps, options: { limits, owners, validateAnswers: true, observe: () => undefined } });
}
