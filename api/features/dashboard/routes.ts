import { followPracticeFigures, getPracticeFigures } from '@contract/dashboard/calls';
import { liveStream } from '../../http/live-stream';
import { type Route, serve } from '../../http/serve';
import { figuresEvents } from './follow-figures';
import { practiceFigures } from './practice-figures';

const EVERY_MS = 5000;

export const dashboardRoutes: readonly Route[] = [
  serve(getPracticeFigures)(({ query, actor, meta }, deps) =>
    practiceFigures(
      deps.database.apart(meta.signal),
      { practiceId: query.practiceId, permissions: actor.permissions },
      deps.clock,
    ),
  ),
  serve(followPracticeFigures)(async ({ query, actor, meta }, deps) => ({
    body: liveStream({
      of: actor.tokenHash,
      signal: meta.signal,
      everyMs: EVERY_MS,
      next: figuresEvents({ practiceId: query.practiceId, actor, signal: meta.signal }, deps),
    }),
  })),
];
