import { paths } from '@contract/paths';
import { afterLogin } from '@portals/shell/guard';
import { session } from '@portals/state/session.store';
import { redirect } from 'react-router';

/** A member who is logged in does not see the log-in again. */
export function skipWhenLoggedIn({ request }: { request: Request }): null {
  if (session.token === null || session.kind !== 'member') return null;
  throw redirect(afterLogin(new URL(request.url).search, paths.member.welcome.href()));
}
