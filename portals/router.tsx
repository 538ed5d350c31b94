import { areaOf } from '@contract/areas';
import { borrowerMessages } from '@contract/messages/borrower';
import { portalBase } from '@contract/paths';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { areas } from './areas';
import { copy } from './shell/copy';
import { ErrorPage } from './shell/error-page';
import { loadChunk } from './shell/load-chunk';
import { RootLayout } from './shell/root-layout';

/** Older addresses that were written under the base path. */
const moved = (path: string, to: string): RouteObject => ({
  path,
  loader: ({ request }) => redirect(`${to}${new URL(request.url).search}`),
});

const fallback = async () => ({
  Component: (await loadChunk('fallback', () => import('./shell/fallback-page'))).FallbackPage,
});

const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'production' ? [] : [{ path: '/_gallery', lazy: () => import('./gallery/routes') }];

/** The router of all portals. Areas join the table when an address of theirs is first visited. */
export function createRouter() {
  return createBrowserRouter(
    [
      {
        id: 'root',
        element: <RootLayout />,
        errorElement: <ErrorPage />,
        HydrateFallback: () => null,
        children: [
          { index: true, lazy: fallback },
          moved('/adminlogin', '/admin/login'),
          moved('/borrowerlogin', '/borrower/login'),
          ...developmentRoutes,
          { path: '/error', element: <ErrorPage />, handle: { title: borrowerMessages.errorPageTitle.text } },
          { path: '*', lazy: fallback, handle: { title: copy.notFound } },
        ],
      },
    ],
    {
      basename: portalBase,
      async patchRoutesOnNavigation({ path, patch }) {
        const area = areaOf(path.startsWith(portalBase) ? path.slice(portalBase.length) : path);
        const load = area && areas[area];
        if (!load) return;
        const { routes } = await loadChunk(area, load);
        patch('root', routes);
      },
    },
  );
}
