import { loadChunk } from '@portals/shell/load-chunk';
import { HANDED_OVER, tryStorage } from '@portals/state/browser-storage';

/** Takes over the flow of a frame where this tab was opened for it. @returns its application, else null. */
export async function handedOver(): Promise<string | null> {
  const ticket = tryStorage(() => sessionStorage.getItem(HANDED_OVER));
  if (!ticket) return null;
  const { takeOver } = await loadChunk('tab', () => import('./tab.actions'));
  return takeOver(ticket);
}
