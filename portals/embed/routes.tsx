import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { title } from './screens/guide/copy';

/** The public page about the embed. */
export const routes: RouteObject[] = [
  {
    path: paths.embedGuide.pattern,
    handle: { title },
    lazy: async () => ({
      Component: (await loadChunk('embed-guide', () => import('./screens/guide/guide-screen'))).GuideScreen,
    }),
  },
];
