import type { AuditTrail } from './audit/audit-trail';
import type { AheadClock, Clock } from './clock';
import type { ClockWatch } from './clock-watch';
import type { Config } from './config/config';
import type { Database } from './db/database';
import type { EmbedBuild } from './embed-build';
import type { Outbox } from './jobs/outbox';
import type { Log } from './log/log';
import { pooledRandomBytes } from './pooled-random-bytes';
import type { Idempotency } from './security/idempotency';
import type { OneTimeCodes } from './security/one-time-code';
import type { PaidSends } from './security/paid-sends';
import type { Passwords } from './security/password';
import type { Sessions } from './security/session';
import type { Vault } from './security/vault';
import type { Vendors } from './vendors/vendors';

/** Everything that a command may use. Built once in main.ts and in the tests; never imported as a value. */
export type Deps = {
  config: Config;
  database: Database;
  /** The time of the business: due dates, offers, interest. */
  clock: Clock;
  /** The time of the machine: sessions, leases and repeats. The same as `clock` unless a demo moved that one ahead. */
  wallClock: Clock;
  /** Whether `wallClock` is right, by the database's. */
  clockWatch: ClockWatch;
  /** The same clock as `clock` where it may be moved ahead; undefined in production. */
  aheadClock: AheadClock | undefined;
  /** A new 26-character id: sorts by time, 80 random bits. */
  newId: () => string;
  /** Uniform in [0, 1): jitter only, never secrets. */
  random: () => number;
  vault: Vault;
  sessions: Sessions;
  passwords: Passwords;
  codes: OneTimeCodes;
  /** What texts and calls may cost that somebody asks for. */
  paidSends: PaidSends;
  idempotency: Idempotency;
  audit: AuditTrail;
  outbox: Outbox;
  vendors: Vendors;
  /** Undefined where the embed is not built. */
  embedBuild: EmbedBuild | undefined;
  log: Log;
};

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes ULIDs: ten characters of time, sixteen of randomness. */
export function createIdMaker(clock: Clock, random: (bytes: number) => Uint8Array = pooledRandomBytes()): () => string {
  let headMs = Number.NaN;
  let head = '';
  return () => {
    const nowMs = clock.nowMs();
    if (nowMs !== headMs) {
      headMs = nowMs;
      head = timeHead(nowMs);
    }
    let id = head;
    for (const byte of random(16)) id += ALPHABET[byte % 32];
    return id;
  };
}

function timeHead(nowMs: number): string {
  let time = nowMs;
  let head = '';
  for (let place = 0; place < 10; place += 1) {
    head = ALPHABET.charAt(time % 32) + head;
    time = Math.floor(time / 32);
  }
  return head;
}
