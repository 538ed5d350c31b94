import { PortalTheme } from '@portals/theme/portal-theme';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Draws something as the staff portal does, until the test has ended. */
export function draw(what: ReactNode): void {
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
        {what}
      </PortalTheme>,
    ),
  );
}
