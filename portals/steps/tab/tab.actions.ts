import { createTabTicket, openTab } from '@contract/application/tab-calls';
import { call } from '@portals/client/call';
import { HANDED_OVER } from '@portals/state/browser-storage';
import { startSession } from '@portals/state/session.store';

/**
 * Goes on with this frame's flow in a tab of its own. The tab is opened at once, while the press allows it, and goes to the
 * flow when its ticket is there; without one it asks for a code as every visit does.
 * @returns false when the browser opens no tab.
 */
export function continueInTab(address: string): boolean {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  void call(createTabTicket)
    .then(({ ticket }) => tab.sessionStorage.setItem(HANDED_OVER, ticket))
    .catch(() => undefined)
    .then(() => {
      tab.opener = null;
      tab.location.replace(address);
    });
  return true;
}

/** Uses a ticket up. @returns its application; null when it opens nothing. */
export async function takeOver(ticket: string): Promise<string | null> {
  window.sessionStorage.removeItem(HANDED_OVER);
  try {
    const { token, applicationId } = await call(openTab, { body: { ticket } }, { withoutSession: true });
    startSession(token, 'applicant', { keepsBeside: true });
    return applicationId;
  } catch {
    return null;
  }
}
