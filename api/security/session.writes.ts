import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { SessionTable } from '../db/tables/platform';

export type SessionKind = 'applicant' | 'borrower' | 'member' | 'staff';

const SESSION_COLUMNS = [
  'token_hash',
  'kind',
  'subject_id',
  'application_id',
  'created_at',
  'last_seen_at',
  'idle_seconds',
  'expires_at',
  'revoked_at',
  'device',
] as const;
export const insertSession = statement<SessionTable>()((q, p) =>
  q.insertInto('session').values(columns(p, SESSION_COLUMNS)),
);
/** A session with the standing of its borrower: null when the subject is none. */
export const sessionByHash = statement<{ tokenHash: string }>()((q, p) =>
  q
    .selectFrom('session')
    .leftJoin('borrower', 'borrower.id', 'session.subject_id')
    .selectAll('session')
    .select(['borrower.is_deleted', 'borrower.v2_allowed'])
    .where('session.token_hash', '=', p.tokenHash),
);
export const touchSession = statement<{ tokenHash: string; now: string }>()((q, p) =>
  q
    .updateTable('session')
    .set({ last_seen_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('last_seen_at', '<', p.now),
);
export const revokeSession = statement<{ tokenHash: string; now: string }>()((q, p) =>
  q
    .updateTable('session')
    .set({ revoked_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('revoked_at', 'is', null),
);
/** Ends a session soon: what is under way with it is still answered. */
export const endSoon = statement<{ tokenHash: string; endsAt: string }>()((q, p) =>
  q
    .updateTable('session')
    .set({ expires_at: p.endsAt })
    .where('token_hash', '=', p.tokenHash)
    .where('expires_at', '>', p.endsAt),
);
export const revokeOfKind = statement<{ tokenHash: string; kind: SessionKind; now: string }>()((q, p) =>
  q
    .updateTable('session')
    .set({ revoked_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('kind', '=', p.kind)
    .where('revoked_at', 'is', null),
);
export const revokeOfSubject = statement<{
  kind: SessionKind;
  subjectId: string;
  keptTokenHash: string;
  now: string;
}>()((q, p) =>
  q
    .updateTable('session')
    .set({ revoked_at: p.now })
    .where('kind', '=', p.kind)
    .where('subject_id', '=', p.subjectId)
    .where('token_hash', '<>', p.keptTokenHash)
    .where('revoked_at', 'is', null),
);
