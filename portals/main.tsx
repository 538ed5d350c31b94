import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './router';
import { legacyAddress } from './shell/legacy-redirect';
import { followOtherTabs } from './state/session.store';

const { pathname, search } = window.location;
const moved = legacyAddress(pathname, search);
const place = document.getElementById('root');

if (moved) window.location.replace(moved);
else if (place) {
  followOtherTabs();
  createRoot(place).render(<RouterProvider router={createRouter()} />);
}
