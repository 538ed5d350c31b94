import { paths } from '@contract/paths';
import { loadChunk } from '@portals/shell/load-chunk';
import type { RouteObject } from 'react-router';
import { copy } from './copy';

/** The public page of an enterprise (provider-admin §2, membership §2). */
export const routes: RouteObject[] = [
  {
    path: paths.enterprise.pattern,
    handle: { title: copy.title },
    lazy: async () => ({
      Component: (await loadChunk('enterprise', () => import('./enterprise-screen'))).EnterpriseScreen,
    }),
  },
];
