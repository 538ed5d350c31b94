import { paths, portalBase } from '@contract/paths';
import type { ReactNode } from 'react';

/** A legal text in a new tab, so that nothing typed here is lost. */
export function LegalLink({ to, children }: { to: keyof typeof paths.legal; children: ReactNode }) {
  return (
    <a href={`${portalBase}${paths.legal[to].href()}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
