import { loadChunk } from '@portals/shell/load-chunk';
import { tryStorage } from '@portals/state/browser-storage';

/**
 * Where a frame leaves its ticket in the tab that it opens. Only documents of our origin can write there; in an address it
 * could be anybody's, and a patient would fill in a stranger's application.
 */
export const HANDED_OVER = 'handed-over';

const ticketHere = () => tryStorage(() => window.sessionStorage.getItem(HANDED_OVER)) ?? null;

/** Takes over the flow of a frame where this tab was opened for it. @returns its application, else null. */
export async function handedOver(): Promise<string | null> {
  const ticket = ticketHere();
  if (ticket === null) return null;
  const { takeOver } = await loadChunk('tab', () => import('./tab.actions'));
  return takeOver(ticket);
}
