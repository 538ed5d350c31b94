import { loadChunk } from '@portals/shell/load-chunk';
import { lazy } from 'react';

/** The overview of the portal, fetched once it is asked for. */
export const Tour = lazy(async () => ({
  default: (await loadChunk('member-tour', () => import('./tour-dialog'))).TourDialog,
}));
