import { isFramed } from '@portals/state/browser-storage';
import { openHelp } from '@portals/state/help.store';
import { HelpButton } from '@portals/ui/help-button';

/** The "Need help" button of a page; in an embedded frame there is none, the practice's page is around it. */
export function PageHelp({ floating = false, children }: { floating?: boolean; children?: string }) {
  if (isFramed()) return null;
  return (
    <HelpButton floating={floating} onClick={openHelp}>
      {children}
    </HelpButton>
  );
}
