import { closeHelp, help } from '@portals/state/help.store';
import { closeToast, toasts } from '@portals/state/toast.store';
import { veil } from '@portals/state/veil.store';
import { GlobalStyle } from '@portals/theme/global-style';
import { ToastHost } from '@portals/ui/toast-host';
import { Veil } from '@portals/ui/veil';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useSnapshot } from 'valtio';
import { showInTab } from './brand-of-page';
import { HelpPanel } from './help-panel';
import { NavigationBar } from './navigation-bar';

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
  const { shown } = useSnapshot(toasts);
  const { words } = useSnapshot(veil);
  const { isOpen } = useSnapshot(help);
  useEffect(() => showInTab(pathname, title), [pathname, title]);
  return (
    <>
      <GlobalStyle />
      <NavigationBar isBusy={navigation.state !== 'idle'} />
      <Outlet />
      {/* A fresh key for each visit: every navigation starts at the top (membership §2). */}
      <ScrollRestoration getKey={(location) => location.key} />
      <ToastHost toasts={shown} onClose={closeToast} />
      {words && <Veil words={words} />}
      <HelpPanel open={isOpen} pathname={pathname} onClose={closeHelp} />
    </>
  );
}
