import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { ChallengeTable } from '../db/tables/platform';

const CANDIDATES_MAX = 20;
export const TRIES_MAX = 5;

const CHALLENGE_COLUMNS = [
  'id',
  'purpose',
  'channel',
  'destination_hash',
  'subject_id',
  'application_id',
  'practice_id',
  'brand',
  'address_hash',
  'destination',
  'decoy',
  'attempts',
  'expires_at',
  'used_at',
  'created_at',
  'undeliverable_at',
] as const;
export const insertChallenge = statement<ChallengeTable>()((q, p) =>
  q.insertInto('challenge').values(columns(p, CHALLENGE_COLUMNS)),
);
export const challengeById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('challenge').selectAll().where('id', '=', p.id),
);
export const newestTo = statement<{ destination: string; purpose: string }>()((q, p) =>
  q
    .selectFrom('challenge')
    .selectAll()
    .where('destination_hash', '=', p.destination)
    .where('purpose', '=', p.purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CANDIDATES_MAX),
);
export const newestOfApplication = statement<{ applicationId: string; purpose: string }>()((q, p) =>
  q
    .selectFrom('challenge')
    .selectAll()
    .where('application_id', '=', p.applicationId)
    .where('purpose', '=', p.purpose)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CANDIDATES_MAX),
);
/** Counts the try and, for a right code, uses the challenge up: one statement, so that of many right codes one wins. */
export const tryCode = statement<{ id: string; now: string; usedAt: string | null }>()((q, p) =>
  q
    .updateTable('challenge')
    .set((row) => ({ attempts: row('attempts', '+', 1), used_at: p.usedAt }))
    .where('id', '=', p.id)
    .where('attempts', '<', TRIES_MAX)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now),
);
/** Uses a challenge up by its link, whatever was tried with its code: whoever has the link has the mailbox. */
export const useLink = statement<{ id: string; now: string; since: string }>()((q, p) =>
  q
    .updateTable('challenge')
    .set({ used_at: p.now })
    .where('id', '=', p.id)
    .where('decoy', '=', 0)
    .where('used_at', 'is', null)
    .where('created_at', '>', p.since),
);
/** Ends the codes and links that went to a destination. */
export const endTo = statement<{ destination: string; now: string }>()((q, p) =>
  q
    .updateTable('challenge')
    .set({ used_at: p.now })
    .where('destination_hash', '=', p.destination)
    .where('used_at', 'is', null),
);
export const markUndeliverable = statement<{ id: string; now: string }>()((q, p) =>
  q.updateTable('challenge').set({ undeliverable_at: p.now }).where('id', '=', p.id),
);
