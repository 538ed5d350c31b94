import { loadChunk } from '@portals/shell/load-chunk';
import { lazy, Suspense } from 'react';
import type { Seen } from './current';
import { leftOfLastYear } from './year';

const LastYearList = lazy(async () => ({
  default: (await loadChunk('last-year', () => import('./last-year-list'))).LastYearList,
}));

/** What can still be had of a plan year that has ended; nothing where nothing is left, as for most of the year. */
export function LastYear({ membership }: { membership: Seen }) {
  if (leftOfLastYear(membership).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LastYearList membership={membership} />
    </Suspense>
  );
}
