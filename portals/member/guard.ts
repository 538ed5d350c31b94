import { paths } from '@contract/paths';
import { afterLogin, requireSession } from '@portals/shell/guard';
import { session } from '@portals/state/session.store';
import { redirect } from 'react-router';

/** Lets in a logged-in member, and sends everyone else to the log-in with path and query (membership §2 Guarded screens, decision 31). */
export const requireMember = requireSession('member');

/** A member who is logged in does not see the log-in again. */
export function skipWhenLoggedIn({ request }: { request: Request }): null {
  if (session.token === null || session.kind !== 'member') return null;
  throw redirect(afterLogin(new URL(request.url).search, paths.member.welcome.href()));
}
