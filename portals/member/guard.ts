import { paths } from '@contract/paths';
import { afterLogin, requireSession, toLogin } from '@portals/shell/guard';
import { session } from '@portals/state/session.store';
import { redirect } from 'react-router';
import { ensureMemberships } from './stores/member.actions';

type LoaderArguments = { request: Request };

/**
 * Lets in a logged-in member, whose memberships are read after a reload, and sends everyone else to the log-in with path and query
 * (membership §2 Guarded screens, decision 31).
 */
export async function requireMember({ request }: LoaderArguments): Promise<null> {
  requireSession('member')({ request });
  try {
    await ensureMemberships();
  } catch (cause) {
    // A 401 has ended the session by now.
    if (session.token === null) throw toLogin(request, paths.member.login);
    throw cause;
  }
  return null;
}

/** A member who is logged in does not see the log-in again. */
export function skipWhenLoggedIn({ request }: LoaderArguments): null {
  if (session.token === null || session.kind !== 'member') return null;
  throw redirect(afterLogin(new URL(request.url).search, paths.member.welcome.href()));
}
