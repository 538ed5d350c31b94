import { endOtherSessions, endOwnSession } from '@contract/staff/own-account-calls';
import { millisecondsOf } from '@domain/calendar/instant';
import { command } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { RENEWED_MS } from '../../security/session';
import { openSessionsOf } from './own-sessions.reads';

/** The hash of a token names its session; a part of it is enough to tell a person's few apart. */
const nameOf = (tokenHash: string) => tokenHash.slice(0, 24);

/** Where one is logged in, this place first. */
export async function listOwnSessions({ staffId, tokenHash }: StaffActor, deps: Deps) {
  const nowMs = deps.clock.nowMs();
  const rows = await deps.database.read.all(openSessionsOf, { staffId, now: deps.clock.now() });
  const data = rows
    .filter((row) => nowMs - millisecondsOf(row.last_seen_at) < row.idle_seconds * 1000)
    // One whose token was renewed goes on under the new one, and is not a second session.
    .filter((row) => row.token_hash === tokenHash || millisecondsOf(row.expires_at) - nowMs > RENEWED_MS)
    .map((row) => ({
      _id: nameOf(row.token_hash),
      device: row.device,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      isThis: row.token_hash === tokenHash,
    }));
  return { data: [...data.filter(({ isThis }) => isThis), ...data.filter(({ isThis }) => !isThis)] };
}

/** @throws AppError NOT_FOUND for a session that is not one's own, or over. */
export const endSession = command(endOwnSession)(async ({ params }, { tx, deps, actor, now, record }) => {
  const rows = await tx.all(openSessionsOf, { staffId: actor.staffId, now });
  const row = rows.find(({ token_hash }) => nameOf(token_hash) === params.sessionId);
  if (!row) throw new AppError('NOT_FOUND');
  await deps.sessions.revokeByHash(tx, row.token_hash);
  await record('staff.session_ended', { practiceId: null, id: actor.staffId });
  return { success: true as const };
});

export const endOthers = command(endOtherSessions)(async (_, { tx, deps, actor, record }) => {
  await deps.sessions.revokeAllOf(tx, 'staff', { subjectId: actor.staffId, keptTokenHash: actor.tokenHash });
  await record('staff.other_sessions_ended', { practiceId: null, id: actor.staffId });
  return { success: true as const };
});
