import { hash, randomBytes } from 'node:crypto';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { RowOf } from '../db/statement';
import { DatabaseUnavailable } from '../db/unavailable';
import type { SessionKind } from './session.writes';
import {
  endSoon,
  insertSession,
  revokeOfKind,
  revokeOfSubject,
  revokeSession,
  sessionByHash,
  touchSession,
} from './session.writes';

export type Session = {
  tokenHash: string;
  kind: SessionKind;
  /** Borrower or staff id; for an applicant without an account, the application id. */
  subjectId: string;
  applicationId: string | null;
  createdAt: string;
  /** The subject is a borrower who is not archived and, but for an applicant, may use this portal (borrower §5, v2Allowed). */
  isOfOpenAccount: boolean;
  /** The subject is an archived borrower, whose papers stay theirs. */
  isOfClosedAccount: boolean;
};

type NewSession = {
  kind: SessionKind;
  subjectId: string;
  applicationId?: string | null;
  device?: string;
  earlierToken?: string | undefined;
};

export type Sessions = {
  /**
   * Opens a session and returns its token, the only time it is readable.
   * @param input.earlierToken what the browser sent with the log-in: it keeps one token of a kind, so a session of that kind ends,
   * which would else go on for hours without its browser.
   */
  issue(tx: Tx, input: NewSession): Promise<string>;
  /** The open session of a token, or undefined when it is unknown, revoked or past a limit. Call it outside transactions. */
  find(token: string): Promise<Session | undefined>;
  /** Whether a session is open still; asking is no sign of life of it. */
  isOpen(tokenHash: string): Promise<boolean>;
  /** Another token for a session, whose earlier one ends within seconds; its time begins anew. */
  renew(tx: Tx, tokenHash: string, input: Omit<NewSession, 'earlierToken'>): Promise<string>;
  /** By what a session is known to the database. */
  hashOf(token: string): string;
  revoke(tx: Tx, token: string): Promise<void>;
  revokeByHash(tx: Tx, tokenHash: string): Promise<void>;
  /** @param keptTokenHash of a session that goes on. */
  revokeAllOf(tx: Tx, kind: SessionKind, of: { subjectId: string; keptTokenHash?: string }): Promise<void>;
};

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Seconds without a request, and seconds in all, after which a session is over. */
const LIMITS: Record<SessionKind, { idleSeconds: number; wholeSeconds: number }> = {
  applicant: { idleSeconds: 60 * MINUTE_SECONDS, wholeSeconds: 24 * HOUR_SECONDS },
  borrower: { idleSeconds: 30 * MINUTE_SECONDS, wholeSeconds: 24 * HOUR_SECONDS },
  member: { idleSeconds: 30 * MINUTE_SECONDS, wholeSeconds: 24 * HOUR_SECONDS },
  staff: { idleSeconds: 30 * MINUTE_SECONDS, wholeSeconds: 12 * HOUR_SECONDS },
};

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;
/** How long another process may not notice a revocation. */
const CACHE_MS = 1000;
const CACHED_MAX = 10_000;
const DEVICE_MAX = 300;
const TOUCH_EVERY_MS = 60_000;
/** So long a renewed token is still taken from requests that were sent before the answer came. */
export const RENEWED_MS = 10_000;

type CachedSession = { session: Session; readAtMs: number; lastSeenMs: number; idleMs: number; expiresAtMs: number };

function cachedOf(row: RowOf<typeof sessionByHash>, tokenHash: string, nowMs: number): CachedSession {
  const session = {
    tokenHash,
    kind: row.kind,
    subjectId: row.subject_id,
    applicationId: row.application_id,
    createdAt: row.created_at,
    // No row of a borrower gives null.
    isOfOpenAccount: row.is_deleted === 0 && (row.kind === 'applicant' || row.v2_allowed === 1),
    isOfClosedAccount: row.is_deleted === 1 && row.kind !== 'applicant' && row.v2_allowed === 1,
  };
  return {
    session,
    readAtMs: nowMs,
    lastSeenMs: millisecondsOf(row.last_seen_at),
    idleMs: row.idle_seconds * 1000,
    expiresAtMs: millisecondsOf(row.expires_at),
  };
}

const isPast = ({ expiresAtMs, lastSeenMs, idleMs }: CachedSession, nowMs: number): boolean =>
  nowMs >= expiresAtMs || nowMs - lastSeenMs >= idleMs;

/**
 * Sessions by opaque tokens of 256 random bits, of which the database holds only the SHA-256. Reads are kept for at most
 * one second, so a revocation holds in every process within a second and in this one at once, and an archived account is
 * known within a second.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function createSessions(options: { database: Database; clock: Clock }): Sessions {
  const { database, clock } = options;
  const cache = new Map<string, CachedSession>();

  async function read(tokenHash: string, nowMs: number): Promise<CachedSession | undefined> {
    const row = await database.read.first(sessionByHash, { tokenHash });
    if (!row || row.revoked_at !== null) return undefined;
    const found = cachedOf(row, tokenHash, nowMs);
    if (cache.size >= CACHED_MAX) cache.clear();
    cache.set(tokenHash, found);
    return found;
  }

  /** A session that is read goes on being read while the database cannot write: it ends a little earlier at worst. */
  async function touch(tokenHash: string): Promise<void> {
    try {
      await database.transaction((tx) => tx.run(touchSession, { tokenHash, now: clock.now() }));
    } catch (failure) {
      if (!(failure instanceof DatabaseUnavailable)) throw failure;
    }
  }

  async function revokeByHash(tx: Tx, tokenHash: string): Promise<void> {
    cache.delete(tokenHash);
    await tx.run(revokeSession, { tokenHash, now: clock.now() });
  }

  async function endEarlier(tx: Tx, token: string, kind: SessionKind): Promise<void> {
    const tokenHash = hashToken(token);
    cache.delete(tokenHash);
    await tx.run(revokeOfKind, { tokenHash, kind, now: clock.now() });
  }

  async function issue(tx: Tx, input: NewSession): Promise<string> {
    const { kind, subjectId, applicationId = null, device, earlierToken } = input;
    if (earlierToken !== undefined) await endEarlier(tx, earlierToken, kind);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const { idleSeconds, wholeSeconds } = LIMITS[kind];
    const now = clock.now();
    await tx.run(insertSession, {
      token_hash: hashToken(token),
      kind,
      subject_id: subjectId,
      application_id: applicationId,
      created_at: now,
      last_seen_at: now,
      idle_seconds: idleSeconds,
      expires_at: instantAt(clock.nowMs() + wholeSeconds * 1000),
      revoked_at: null,
      device: device?.slice(0, DEVICE_MAX) || null,
    });
    return token;
  }

  return {
    issue,
    async renew(tx, tokenHash, input) {
      cache.delete(tokenHash);
      await tx.run(endSoon, { tokenHash, endsAt: instantAt(clock.nowMs() + RENEWED_MS) });
      return issue(tx, input);
    },
    async find(token) {
      if (!TOKEN_SHAPE.test(token)) return undefined;
      const tokenHash = hashToken(token);
      const nowMs = clock.nowMs();
      const cached = cache.get(tokenHash);
      const isFresh = cached !== undefined && nowMs >= cached.readAtMs && nowMs - cached.readAtMs < CACHE_MS;
      const found = isFresh ? cached : await read(tokenHash, nowMs);
      if (!found || isPast(found, nowMs)) {
        cache.delete(tokenHash);
        return undefined;
      }
      if (nowMs - found.lastSeenMs >= TOUCH_EVERY_MS) {
        found.lastSeenMs = nowMs;
        await touch(tokenHash);
      }
      return found.session;
    },
    async isOpen(tokenHash) {
      const nowMs = clock.nowMs();
      const found = await read(tokenHash, nowMs);
      if (!found || isPast(found, nowMs)) return false;
      return found.session.kind === 'staff' || found.session.isOfOpenAccount;
    },
    hashOf: hashToken,
    revoke: (tx, token) => revokeByHash(tx, hashToken(token)),
    revokeByHash,
    async revokeAllOf(tx, kind, { subjectId, keptTokenHash = '' }) {
      for (const [tokenHash, { session }] of cache) {
        if (session.kind === kind && session.subjectId === subjectId) cache.delete(tokenHash);
      }
      await tx.run(revokeOfSubject, { kind, subjectId, keptTokenHash, now: clock.now() });
    },
  };
}

function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
