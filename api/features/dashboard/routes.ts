import { followPracticeFigures, getPracticeFigures } from '@contract/calls/dashboard';
import { type Route, serve } from '../../http/serve';
import { followFigures } from './follow-figures';
import { practiceFigures } from './practice-figures';

export const dashboardRoutes: readonly Route[] = [
  serve(getPracticeFigures)(({ query, actor, meta }, deps) =>
    practiceFigures(
      deps.database.apart(meta.signal),
      { practiceId: query.practiceId, permissions: actor.permissions },
      deps.clock,
    ),
  ),
  serve(followPracticeFigures)(async ({ query, actor, meta }, deps) => ({
    body: followFigures({ practiceId: query.practiceId, actor, signal: meta.signal }, deps),
  })),
];
