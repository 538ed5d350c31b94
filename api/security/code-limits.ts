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
import type { Device } from './device';

const WINDOW_MS = 10 * 60_000;
const DAY_MS = 24 * 3600_000;
/**
 * Each pause in a row is longer: it takes a stranger seconds to begin one, and an owner on a new device waits for its end. After a
 * hundred failures it is a day (NIST SP 800-63B 5.2.2).
 */
const PAUSES = [
  { failures: 50, lastsMs: 15 * 60_000 },
  { failures: 25, lastsMs: 3600_000 },
  { failures: 25, lastsMs: DAY_MS },
] as const;

/** A row of pauses is over that long after its last. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS;

/** Who tries at a destination: from which network, and with which device. */
export type Trier = { destinationHash: string; addressHash: string | undefined; device?: Device | undefined };

/**
 * Limits on codes and passwords, kept in the database so that they hold across processes and restarts. Failures count per
 * destination; a device with which a right one was given before, and without a device a network from which it came, has
 * its own count, so that strangers who use up the destination's tries do not lock its owner out.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function createCodeLimits(options: { limits: RateLimitConfig; clock: Clock; newId: () => string }) {
  const { limits, clock, newId } = options;

  const knownKey = (destinationHash: string, who: string) => `known:${destinationHash}:${who}`;

  /** The device or else the network by which this trier is known as an owner of the destination. */
  async function knownAs(tx: Tx, { destinationHash, addressHash, device }: Trier): Promise<string | undefined> {
    for (const who of [device?.knownHash, addressHash]) {
      if (who !== undefined && (await tx.first(limitRow, { key: knownKey(destinationHash, who) }))) return who;
    }
    return undefined;
  }

  async function keyOf(tx: Tx, trier: Trier): Promise<string> {
    const who = await knownAs(tx, trier);
    return who === undefined ? `destination:${trier.destinationHash}` : knownKey(trier.destinationHash, who);
  }

  const fresh = () => ({ failures: 0, locked_until: null, pauses: 0, updated_at: clock.now() });
  const lift = (tx: Tx, key: string) => tx.run(keepLimit, { limit_key: key, ...fresh() });

  return {
    /**
     * Counts a send. Where a code of the destination was right before, only sends from there count: strangers who ask
     * for codes to somebody's address would else keep its owner out all day. A known device has a share of its own beside
     * its network's.
     * @param sendHash the destination and what the code is for: codes for one thing use up no others.
     * @returns whether a code of the destination was right from there before.
     * @throws AppError RATE_LIMITED when the destination or the sender has had its share, in the words of `tooMany`.
     */
    async countSend(
      tx: Tx,
      sendHash: string,
      trier: Trier & { addressHash: string; tooMany?: string },
    ): Promise<{ isOwner: boolean }> {
      const nowMs = clock.nowMs();
      const owner = await knownAs(tx, trier);
      const addressHash = owner ?? trier.addressHash;
      if (tx.dialect === 'postgres') {
        // Sends to one destination, and from one address, take turns; always in this order.
        await tx.run(lockRow, { key: `send-to:${sendHash}`, now: clock.now() });
        await tx.run(lockRow, { key: `send-from:${addressHash}`, now: clock.now() });
      }
      if (limits.enabled) {
        const { codeSendsPerDestination, codeSendsPerDay, codeSendsPerAddress } = limits;
        const recent = {
          destination: sendHash,
          since: instantAt(nowMs - DAY_MS),
          limit: Math.max(codeSendsPerDay, codeSendsPerDestination),
        };
        const to = owner
          ? await tx.all(sendsToFrom, { ...recent, address: addressHash })
          : await tx.all(sendsTo, recent);
        const from = await tx.all(sendsFrom, {
          address: addressHash,
          since: instantAt(nowMs - WINDOW_MS),
          limit: codeSendsPerAddress,
        });
        const waitMs = Math.max(
          waitFor(to, codeSendsPerDestination, { windowMs: WINDOW_MS, nowMs }),
          waitFor(to, codeSendsPerDay, { windowMs: DAY_MS, nowMs }),
          waitFor(from, codeSendsPerAddress, { windowMs: WINDOW_MS, nowMs }),
        );
        if (waitMs > 0) throw rateLimited(waitMs, trier.tooMany ?? TOO_MANY_CODES);
      }
      await tx.run(insertSend, {
        id: newId(),
        destination_hash: sendHash,
        address_hash: addressHash,
        sent_at: clock.now(),
      });
      return { isOwner: owner !== undefined };
    },

    /** Whether a right code or password of the destination came from there before. */
    isKnown: async (tx: Tx, trier: Trier): Promise<boolean> => (await knownAs(tx, trier)) !== undefined,

    /** Milliseconds until the trier may try again; 0 when not locked. */
    async lockedForMs(tx: Tx, trier: Trier): Promise<number> {
      const row = await tx.first(limitRow, { key: await keyOf(tx, trier) });
      return row?.locked_until ? Math.max(0, millisecondsOf(row.locked_until) - clock.nowMs()) : 0;
    },

    /** Whether strangers' log-ins of the destination are paused. */
    async isPaused(tx: Tx, destinationHash: string): Promise<boolean> {
      const row = await tx.first(limitRow, { key: `destination:${destinationHash}` });
      return row !== undefined && (row.locked_until ?? '') > clock.now();
    },

    /** Counts a wrong code; how long the pause lasts that it began, 0 where it began none. */
    async countFailure(tx: Tx, trier: Trier): Promise<number> {
      const key = await keyOf(tx, trier);
      if ((await tx.run(addFailure, { key, now: clock.now() })) !== 1) return 0;
      const row = await tx.first(limitRow, { key });
      if (!row) return 0;
      const isLongAgo = clock.nowMs() - millisecondsOf(row.locked_until ?? clock.now()) > FORGOTTEN_AFTER_MS;
      const pauses = isLongAgo ? 0 : row.pauses;
      const pause = PAUSES[Math.min(pauses, PAUSES.length - 1)];
      if (!pause || row.failures < pause.failures) return 0;
      await tx.run(keepLimit, {
        limit_key: key,
        failures: 0,
        locked_until: instantAt(clock.nowMs() + pause.lastsMs),
        pauses: pauses + 1,
        updated_at: clock.now(),
      });
      return pause.lastsMs;
    },

    /**
     * Ends the row of failures, also the pause that strangers began: the owner is there. Remembers device and network as the owner's.
     */
    async countSuccess(tx: Tx, trier: Trier): Promise<void> {
      await lift(tx, `destination:${trier.destinationHash}`);
      for (const who of [trier.device?.remember(), trier.addressHash]) {
        if (who !== undefined) await lift(tx, knownKey(trier.destinationHash, who));
      }
    },

    /** Remembers the device as one of the destination's owner, who has proven the mailbox. */
    async trust(tx: Tx, { destinationHash, device }: Trier): Promise<void> {
      if (device) await lift(tx, knownKey(destinationHash, device.remember()));
    },

    /** Ends the row of failures that everybody's tries make up: somebody responsible vouched for the owner. */
    async unlock(tx: Tx, destinationHash: string): Promise<void> {
      await lift(tx, `destination:${destinationHash}`);
    },
  };
}

/** Newest first: how long until fewer than `most` of the sends lie inside the window. */
function waitFor(
  sends: readonly { sent_at: string }[],
  most: number,
  { windowMs, nowMs }: { windowMs: number; nowMs: number },
): number {
  const decisive = sends[most - 1];
  return decisive ? Math.max(0, millisecondsOf(decisive.sent_at) + windowMs - nowMs) : 0;
}

const TOO_MANY_CODES =
  'You requested too many codes. Wait a while, then try again. If you have an email from us with a code, its link works for 24 hours.';

export function rateLimited(waitMs: number, userMessage?: string): AppError {
  return new AppError('RATE_LIMITED', {
    ...(userMessage === undefined ? {} : { userMessage }),
    extra: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  });
}
