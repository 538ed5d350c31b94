import type { Deps } from '../../deps';
import { sessionCookie } from '../../http/authenticate';
import { Reply, type RequestMeta } from '../../http/serve';

/**
 * Ends the session of the request, whatever its kind, and tells the browser to drop what it kept. Answers the same when
 * there is none.
 */
export async function logOut(meta: RequestMeta, deps: Deps) {
  const { token } = meta;
  if (token !== undefined) await deps.database.transaction((tx) => deps.sessions.revoke(tx, token));
  return new Reply(
    { success: true as const },
    { 'set-cookie': sessionCookie(deps.config.publicUrl, ''), 'clear-site-data': '"cache", "storage"' },
  );
}
