import { paths } from '@contract/paths';
import { requireSession, toLogin } from '@portals/shell/guard';
import { session } from '@portals/state/session.store';
import { ensureMemberships } from './stores/member.actions';

/**
 * Lets in a logged-in member, whose memberships are read after a reload, and sends everyone else to the log-in with path and query
 * (membership §2 Guarded screens, decision 31).
 */
export async function requireMember({ request }: { request: Request }): Promise<null> {
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
