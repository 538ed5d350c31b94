import { PortalTheme } from '@portals/theme/portal-theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';

/**
 * Draws something as the staff portal does, until the test has ended: on the page `/there`, which was reached from `/before`.
 * Returns the router, to leave it.
 */
export function draw(what: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/there', element: what },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/before', '/there'] },
  );
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() =>
    root.render(
      <PortalTheme brand="provider" density="staff">
        <RouterProvider router={router} />
      </PortalTheme>,
    ),
  );
  return router;
}
