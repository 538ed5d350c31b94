import { GlobalStyle } from '@portals/theme/global-style';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { showInTab } from './brand-of-page';
import { showsPage } from './load-chunk';
import { NavigationBar } from './navigation-bar';
import { Overlays } from './overlays';
import { UnreachedBanner } from './unreached-banner';

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
  useEffect(showsPage, []);
  return (
    <>
      <GlobalStyle />
      <NavigationBar isBusy={navigation.state !== 'idle'} />
      <UnreachedBanner />
      <Outlet />
      {/* A fresh key for each visit: every navigation starts at the top (membership §2). */}
      <ScrollRestoration getKey={(location) => location.key} />
      <Overlays pathname={pathname} />
    </>
  );
}
