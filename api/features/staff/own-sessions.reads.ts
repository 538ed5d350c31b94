import { statement } from '../../db/statement';

/** Sessions of a member of staff that are neither ended nor over, newest first. */
export const openSessionsOf = statement<{ staffId: string; now: string }>()((q, p) =>
  q
    .selectFrom('session')
    .select(['token_hash', 'device', 'created_at', 'last_seen_at', 'idle_seconds', 'expires_at'])
    .where('kind', '=', 'staff')
    .where('subject_id', '=', p.staffId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', p.now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('token_hash'),
);
