import { memberPaths } from '@contract/membership/paths';
import { paths } from '@contract/paths';
import { requireSession, toLogin } from '@portals/shell/guard';
import { session } from '@portals/state/session.store';
import { redirect } from 'react-router';
import { ensureMemberships } from './stores/member.actions';
import { member } from './stores/member.store';

/** Of a closed account, its papers can be read and what is owed be paid (decision 75). */
const isOpenAfterClosing = ({ url }: Request): boolean =>
  [memberPaths.documents, memberPaths.payments].some((page) => new URL(url).pathname.endsWith(page.href()));

/**
 * Lets in a logged-in member, whose memberships are read after a reload, and sends everyone else to the log-in with path and query
 * (membership §2 Guarded screens, decision 31).
 */
export async function requireMember({ request }: { request: Request }): Promise<null> {
  requireSession('member')({ request });
  try {
    await ensureMemberships();
    if (member.isClosed && !isOpenAfterClosing(request)) throw redirect(memberPaths.documents.href());
  } catch (cause) {
    // A 401 has ended the session by now.
    if (session.token === null) throw toLogin(request, paths.member.login);
    throw cause;
  }
  return null;
}
