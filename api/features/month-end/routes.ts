import { getMonthEnd } from '@contract/month-end/calls';
import { type Route, serve } from '../../http/serve';
import { viewMonthEnd } from './view-month-end';

/** A month of a practice's memberships, tied out to the cent. */
export const monthEndRoutes: readonly Route[] = [
  serve(getMonthEnd)(async ({ query, actor }, deps) => ({
    monthEnd: await viewMonthEnd({ db: deps.database.read, deps, seesFinancing: actor.brand !== 'membership' }, query),
  })),
];
