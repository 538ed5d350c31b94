import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import { bucketOf, startBucket, storeBucket } from './rate-limit.writes';

/** `capacity` calls at once, refilled evenly over `perSeconds`. */
export type RateLimit = { capacity: number; perSeconds: number };
export type RateResult = { ok: true } | { ok: false; retryAfterSeconds: number };

export type RateLimiter = { take(key: string, limit: RateLimit): RateResult | Promise<RateResult> };

const KEYS_MAX = 50_000;

type Bucket = { tokens: number; atMs: number };

/** Takes one token at `nowMs`; the bucket refills evenly and never above its capacity. A clock that jumps back adds none. */
function takeFrom(bucket: Bucket | undefined, limit: RateLimit, nowMs: number): { bucket: Bucket; result: RateResult } {
  const perMs = limit.capacity / (limit.perSeconds * 1000);
  const elapsedMs = bucket ? Math.max(0, nowMs - bucket.atMs) : 0;
  const tokens = bucket ? Math.min(limit.capacity, bucket.tokens + elapsedMs * perMs) : limit.capacity;
  if (tokens >= 1) return { bucket: { tokens: tokens - 1, atMs: nowMs }, result: { ok: true } };
  const retryAfterSeconds = Math.max(1, Math.ceil((1 - tokens) / perMs / 1000));
  return { bucket: { tokens, atMs: nowMs }, result: { ok: false, retryAfterSeconds } };
}

/**
 * Limits of this process. Keeps at most 50,000 keys; the one that was used longest ago goes first, so that made-up
 * addresses cannot fill the memory.
 */
export function createMemoryRateLimiter(clock: Clock): { take(key: string, limit: RateLimit): RateResult } {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, limit) {
      const { bucket, result } = takeFrom(buckets.get(key), limit, clock.nowMs());
      buckets.delete(key);
      if (buckets.size >= KEYS_MAX) {
        const oldest = buckets.keys().next().value;
        if (oldest !== undefined) buckets.delete(oldest);
      }
      buckets.set(key, bucket);
      return result;
    },
  };
}

/**
 * Takes one token of a limit that all processes share, within the caller's transaction: rolled back with it, so that only
 * what was done counts.
 */
export async function takeShared(tx: Tx, key: string, limit: RateLimit, nowMs: number): Promise<RateResult> {
  await tx.run(startBucket, { bucket_key: key, tokens: limit.capacity, updated_at_ms: nowMs });
  const row = await tx.first(bucketOf, { key });
  const before = row ? { tokens: row.tokens, atMs: row.updated_at_ms } : undefined;
  const { bucket, result } = takeFrom(before, limit, nowMs);
  await tx.run(storeBucket, { bucket_key: key, tokens: bucket.tokens, updated_at_ms: bucket.atMs });
  return result;
}

/** Limits that all processes share and that outlive a restart: log-ins, codes. One short transaction per call. */
export function createDatabaseRateLimiter(options: { database: Database; clock: Clock }): RateLimiter {
  const { database, clock } = options;
  return {
    take: (key, limit) => database.transaction((tx) => takeShared(tx, key, limit, clock.nowMs())),
  };
}
