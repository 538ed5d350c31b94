import { portalBase } from '@contract/paths';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './router';
import { followOtherTabs } from './state/session.store';
import { fontFiles } from './theme/fonts';

const { pathname, search } = window.location;
const isOurs = pathname === portalBase || pathname.startsWith(`${portalBase}/`);
const place = document.getElementById('root');

if (!isOurs) {
  // The server leads nearly all of these on before there is a page.
  void import('./shell/legacy-redirect').then(({ legacyAddress }) =>
    window.location.replace(legacyAddress(pathname, search) ?? portalBase),
  );
} else if (place) {
  // The line is free from here on, and both fonts are there by the first paint. In the page they would delay the program.
  for (const file of Object.values(fontFiles)) {
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  const router = createRouter();
  // The loader of the page asks for a session again, and sends whoever was logged out in another tab to the log-in.
  followOtherTabs(() => void router.revalidate());
  createRoot(place).render(<RouterProvider router={router} />);
}
