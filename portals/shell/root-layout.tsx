import { unreached } from '@portals/state/unreached.store';
import { GlobalStyle } from '@portals/theme/global-style';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useSnapshot } from 'valtio';
import { showInTab } from './brand-of-page';
import { showsPage } from './load-chunk';
import { NavigationBar } from './navigation-bar';
import { Overlays } from './overlays';

// Fetched once the page is shown, while there still is a connection, and no part of the first load.
const loadLater = () => import('./later-parts');
const UnreachedBanner = lazy(async () => ({ default: (await loadLater()).UnreachedBanner }));

type Handle = { title?: string };

/** Title of the innermost route that has one: `handle: { title: 'Payments' }`. */
function useRouteTitle(): string | undefined {
  const handles = useMatches().map((match) => match.handle as Handle | undefined);
  return handles.findLast((handle) => handle?.title !== undefined)?.title;
}

/** What stands around every page: styles, tab title and icon, scroll to top, toasts, the veil and the help panel. */
export function RootLayout() {
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const navigation = useNavigation();
  useEffect(() => showInTab(pathname, title), [pathname, title]);
  const { waiting } = useSnapshot(unreached);
  useEffect(() => {
    // Without it the page stays where it is and goes on by itself once there is a connection.
    loadLater().then(showsPage, () => undefined);
  }, []);
  return (
    <>
      <GlobalStyle />
      <NavigationBar isBusy={navigation.state !== 'idle'} />
      <Suspense>{waiting > 0 && <UnreachedBanner />}</Suspense>
      <Outlet />
      {/* A fresh key for each visit: every navigation starts at the top (membership §2). */}
      <ScrollRestoration getKey={(location) => location.key} />
      <Overlays pathname={pathname} />
    </>
  );
}
