import { openCodeLink } from '@contract/code-link/calls';
import { call } from '@portals/client/call';
import { HANDED_OVER } from '@portals/state/browser-storage';
import { startSession } from '@portals/state/session.store';

/** Goes on by the link of an e-mail, where its code would have led. Throws ApiError, CODE_EXPIRED for one that is over. */
export async function openLink(link: string): Promise<void> {
  const opened = await call(openCodeLink, { body: { link } }, { withoutSession: true });
  if (opened.kind === 'session') startSession(opened.token, opened.who);
  if (opened.kind === 'flow') window.sessionStorage.setItem(HANDED_OVER, opened.ticket);
  window.location.assign(opened.address);
}
