import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Clock } from '../clock';
import type { RateLimitConfig } from '../config/config';
import type { Tx } from '../db/database';
import { AppError } from '../http/app-error';
import {
  addFailure,
  insertSend,
  keepLimit,
  limitRow,
  lockRow,
  sendsFrom,
  sendsTo,
  sendsToFrom,
} from './code-limits.writes';

const WINDOW_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;
/** NIST SP 800-63B 5.2.2: at most 100 failures in a row on one account. */
const FAILURES_MAX = 100;
const LOCK_MS = DAY_MS;

/** Who tries: the destination alone, or the destination from an address where a code of it was right before. */
type Trier = { destinationHash: string; addressHash: string | undefined };

/**
 * Limits on codes, kept in the database so that they hold across processes and restarts. Failures count per destination;
 * an address from which a code of this destination was right before has its own count, so that strangers who use up the
 * destination's tries do not lock its owner out.
 */
export function createCodeLimits(options: { limits: RateLimitConfig; clock: Clock; newId: () => string }) {
  const { limits, clock, newId } = options;

  const knownKey = (trier: Trier) => `known:${trier.destinationHash}:${trier.addressHash}`;

  async function isKnown(tx: Tx, trier: Trier): Promise<boolean> {
    return trier.addressHash !== undefined && (await tx.first(limitRow, { key: knownKey(trier) })) !== undefined;
  }

  async function keyOf(tx: Tx, trier: Trier): Promise<string> {
    return (await isKnown(tx, trier)) ? knownKey(trier) : `destination:${trier.destinationHash}`;
  }

  return {
    /**
     * Counts a send. Where a code of the destination was right before, only sends from there count: strangers who ask
     * for codes to somebody's address would else keep its owner out all day.
     * @throws AppError RATE_LIMITED when the destination or the address has had its share.
     */
    async countSend(tx: Tx, destinationHash: string, addressHash: string): Promise<void> {
      const nowMs = clock.nowMs();
      if (tx.dialect === 'postgres') {
        // Sends to one destination, and from one address, take turns; always in this order.
        await tx.run(lockRow, { key: `send-to:${destinationHash}`, now: clock.now() });
        await tx.run(lockRow, { key: `send-from:${addressHash}`, now: clock.now() });
      }
      if (limits.enabled) {
        const { codeSendsPerDestination, codeSendsPerDay, codeSendsPerAddress } = limits;
        const recent = {
          destination: destinationHash,
          since: instantAt(nowMs - DAY_MS),
          limit: Math.max(codeSendsPerDay, codeSendsPerDestination),
        };
        const isOwner = await isKnown(tx, { destinationHash, addressHash });
        const to = isOwner
          ? await tx.all(sendsToFrom, { ...recent, address: addressHash })
          : await tx.all(sendsTo, recent);
        const from = await tx.all(sendsFrom, {
          address: addressHash,
          since: instantAt(nowMs - WINDOW_MS),
          limit: codeSendsPerAddress,
        });
        const waitMs = Math.max(
          waitFor(to, codeSendsPerDestination, WINDOW_MS, nowMs),
          waitFor(to, codeSendsPerDay, DAY_MS, nowMs),
          waitFor(from, codeSendsPerAddress, WINDOW_MS, nowMs),
        );
        if (waitMs > 0) throw rateLimited(waitMs);
      }
      await tx.run(insertSend, {
        id: newId(),
        destination_hash: destinationHash,
        address_hash: addressHash,
        sent_at: clock.now(),
      });
    },

    /** Milliseconds until the trier may try again; 0 when not locked. */
    async lockedForMs(tx: Tx, trier: Trier): Promise<number> {
      const row = await tx.first(limitRow, { key: await keyOf(tx, trier) });
      return row?.locked_until ? Math.max(0, millisecondsOf(row.locked_until) - clock.nowMs()) : 0;
    },

    /** Counts a wrong code; true when it was the one that locks. */
    async countFailure(tx: Tx, trier: Trier): Promise<boolean> {
      const key = await keyOf(tx, trier);
      await tx.run(addFailure, { key, now: clock.now() });
      const row = await tx.first(limitRow, { key });
      if (!row || row.failures < FAILURES_MAX) return false;
      const lockedUntil = instantAt(clock.nowMs() + LOCK_MS);
      await tx.run(keepLimit, { limit_key: key, failures: 0, locked_until: lockedUntil, updated_at: clock.now() });
      return true;
    },

    /** Ends the row of failures and remembers the address as one of the destination's owner. */
    async countSuccess(tx: Tx, trier: Trier): Promise<void> {
      const fresh = { failures: 0, locked_until: null, updated_at: clock.now() };
      const key = await keyOf(tx, trier);
      await tx.run(keepLimit, { limit_key: key, ...fresh });
      if (trier.addressHash === undefined) return;
      await tx.run(keepLimit, { limit_key: `known:${trier.destinationHash}:${trier.addressHash}`, ...fresh });
    },
  };
}

/** Newest first: how long until fewer than `most` of the sends lie inside the window. */
function waitFor(sends: readonly { sent_at: string }[], most: number, windowMs: number, nowMs: number): number {
  const decisive = sends[most - 1];
  return decisive ? Math.max(0, millisecondsOf(decisive.sent_at) + windowMs - nowMs) : 0;
}

export function rateLimited(waitMs: number): AppError {
  return new AppError('RATE_LIMITED', { extra: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) } });
}
