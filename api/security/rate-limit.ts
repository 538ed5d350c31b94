import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Database, Tx } from '../db/database';
import { AppError } from '../http/app-error';
import { bucketOf, startBucket, storeBucket } from './rate-limit.writes';

/** `capacity` calls at once, refilled evenly over `perSeconds`. */
export type RateLimit = { capacity: number; perSeconds: number };
export type RateResult = { ok: true } | { ok: false; retryAfterSeconds: number };

export type RateLimiter = { take(key: string, limit: RateLimit): RateResult | Promise<RateResult> };

const KEYS_MAX = 50_000;

type Bucket = { tokens: number; atMs: number };

const ALLOWED: RateResult = Object.freeze({ ok: true });

/** Takes one token at `nowMs`; the bucket refills evenly and never above its capacity. A clock that jumps back adds none. */
function takeFrom(bucket: Bucket, limit: RateLimit, nowMs: number): RateResult {
  const perMs = limit.capacity / (limit.perSeconds * 1000);
  const tokens = Math.min(limit.capacity, bucket.tokens + Math.max(0, nowMs - bucket.atMs) * perMs);
  bucket.atMs = nowMs;
  if (tokens >= 1) {
    bucket.tokens = tokens - 1;
    return ALLOWED;
  }
  bucket.tokens = tokens;
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((1 - tokens) / perMs / 1000)) };
}

/**
 * Limits of this process. Keeps at most 50,000 keys; one that was used long ago goes first, so that made-up addresses cannot
 * fill the memory. A key moves to the end only when half as many others have come since: moving it on every call took
 * longer than counting.
 */
export function createMemoryRateLimiter(clock: Clock): { take(key: string, limit: RateLimit): RateResult } {
  const buckets = new Map<string, Bucket & { place: number }>();
  let places = 0;

  function putLast(key: string, bucket: Bucket): void {
    buckets.delete(key);
    if (buckets.size >= KEYS_MAX) {
      const oldest = buckets.keys().next().value;
      if (oldest !== undefined) buckets.delete(oldest);
    }
    places += 1;
    buckets.set(key, { ...bucket, place: places });
  }

  return {
    take(key, limit) {
      const nowMs = clock.nowMs();
      const known = buckets.get(key);
      if (known && places - known.place < KEYS_MAX / 2) return takeFrom(known, limit, nowMs);
      const bucket = known ?? { tokens: limit.capacity, atMs: nowMs };
      const result = takeFrom(bucket, limit, nowMs);
      putLast(key, bucket);
      return result;
    },
  };
}

/**
 * Takes one token of a limit that all processes share, within the caller's transaction: rolled back with it, so that only
 * what was done counts.
 */
export async function takeShared(
  tx: Tx,
  key: string,
  { limit, nowMs }: { limit: RateLimit; nowMs: number },
): Promise<RateResult> {
  await tx.run(startBucket, { bucket_key: key, tokens: limit.capacity, updated_at_ms: nowMs });
  const row = await tx.first(bucketOf, { key });
  const bucket = { tokens: row?.tokens ?? limit.capacity, atMs: row?.updated_at_ms ?? nowMs };
  const result = takeFrom(bucket, limit, nowMs);
  await tx.run(storeBucket, { bucket_key: key, tokens: bucket.tokens, updated_at_ms: bucket.atMs });
  return result;
}

/**
 * Takes one token of each of some limits, in their order: what somebody sends counts by who sends it, to whom and so on.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function takeEach(
  tx: Tx,
  takes: readonly (readonly [key: string, limit: RateLimit])[],
  { config, clock }: { config: Pick<Config, 'rateLimits'>; clock: Clock },
): Promise<void> {
  if (!config.rateLimits.enabled) return;
  for (const [key, limit] of takes) {
    const taken = await takeShared(tx, key, { limit, nowMs: clock.nowMs() });
    if (!taken.ok) throw new AppError('RATE_LIMITED', { extra: { retryAfterSeconds: taken.retryAfterSeconds } });
  }
}

/** So many at once, and as many again over a day. */
export const aDay = (capacity: number): RateLimit => ({ capacity, perSeconds: 24 * 3600 });

/** Limits that all processes share and that outlive a restart: log-ins, codes. One short transaction per call. */
export function createDatabaseRateLimiter(options: { database: Database; clock: Clock }): RateLimiter {
  const { database, clock } = options;
  return {
    take: (key, limit) => database.transaction((tx) => takeShared(tx, key, { limit, nowMs: clock.nowMs() })),
  };
}
