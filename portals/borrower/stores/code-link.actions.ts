import { openCodeLink } from '@contract/code-link/calls';
import { call } from '@portals/client/call';
import { HANDED_OVER } from '@portals/state/browser-storage';
import { startSession } from '@portals/state/session.store';

/** Opens the link of an email, which leads where its code would have led. Throws ApiError; CODE_EXPIRED for an old link. */
export async function openLink(link: string): Promise<void> {
  const opened = await call(openCodeLink, { body: { link } }, { withoutSession: true });
  if (opened.kind === 'session') startSession(opened.token, opened.who);
  if (opened.kind === 'flow') window.sessionStorage.setItem(HANDED_OVER, opened.ticket);
  window.location.assign(opened.address);
}
