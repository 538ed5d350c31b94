import { closeHelp, help } from '@portals/state/help.store';
import { closeToast, toasts } from '@portals/state/toast.store';
import { veil } from '@portals/state/veil.store';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';

// Loaded when first needed, so that they weigh nothing in the first load of a page.
const HelpPanel = lazy(async () => ({ default: (await import('./help-panel')).HelpPanel }));
const ToastHost = lazy(async () => ({ default: (await import('@portals/ui/toast-host')).ToastHost }));
const Veil = lazy(async () => ({ default: (await import('@portals/ui/veil')).Veil }));

/** Toasts, the full-screen wait and the help panel, on top of every page. */
export function Overlays({ pathname }: { pathname: string }) {
  const { shown } = useSnapshot(toasts);
  const { words } = useSnapshot(veil);
  const { isOpen } = useSnapshot(help);
  return (
    <Suspense>
      {shown.length > 0 && <ToastHost toasts={shown} onClose={closeToast} />}
      {words && <Veil words={words} />}
      {isOpen && <HelpPanel open pathname={pathname} onClose={closeHelp} />}
    </Suspense>
  );
}
