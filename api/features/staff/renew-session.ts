import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import type { RequestMeta } from '../../http/serve';

/**
 * Gives a browser another session token after its person proved themselves or changed how they log in: one that was seen before ends.
 * Requests that are under way with the earlier one are still answered for some seconds.
 * @returns the actor with the session as it is now, and its token where it changed; one that came in a header stays, since no cookie
 * replaces it.
 */
export async function renewSession({ deps, meta, actor }: { deps: Deps; meta: RequestMeta; actor: StaffActor }) {
  if (meta.tokenFrom !== 'cookie') return { actor, token: undefined };
  const { staffId: subjectId, tokenHash } = actor;
  const token = await deps.database.transaction((tx) =>
    deps.sessions.renew(tx, tokenHash, { kind: 'staff', subjectId, device: meta.userAgent }),
  );
  return { actor: { ...actor, tokenHash: deps.sessions.hashOf(token) }, token };
}
