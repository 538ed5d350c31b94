import type { Deps } from '../../deps';

/** Ends the session of a token, whatever its kind; nothing to do without one. */
export async function logOut(token: string | undefined, deps: Deps): Promise<void> {
  if (token !== undefined) await deps.database.transaction((tx) => deps.sessions.revoke(tx, token));
}
