import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import { AppError } from '../http/app-error';
import { lockRow } from './code-limits.writes';
import { insertTry, triesSince } from './ssn-tries.writes';

const DAY_MS = 24 * 3600_000;

/** Who enters numbers: the network address, and the network around it, both as keyed hashes. The browser says nothing: it is a word of the sender. */
type Sender = { addressHash: string; networkHash: string };

/** Times as many different numbers from the whole network as from one address. */
const OF_NETWORK = 10;

/**
 * Counts a social security number that an address enters, over all applications, and those of the network around it:
 * whoever begins a new application for each number is guessing. The same number again counts once in a day. Only keyed hashes are kept.
 * @throws AppError RATE_LIMITED above the configured number in 24 hours.
 * Source: reliability S3.
 */
export async function countSsnTry(
  { tx, deps }: { tx: Tx; deps: Pick<Deps, 'config' | 'clock' | 'newId' | 'vault'> },
  digits: string,
  { addressHash, networkHash }: Sender,
): Promise<void> {
  const { rateLimits } = deps.config;
  if (!rateLimits.enabled) return;
  await countFrom({ tx, deps }, digits, { who: addressHash, most: rateLimits.ssnsPerDevice });
  await countFrom({ tx, deps }, digits, { who: networkHash, most: rateLimits.ssnsPerDevice * OF_NETWORK });
}

async function countFrom(
  { tx, deps }: { tx: Tx; deps: Pick<Deps, 'clock' | 'newId' | 'vault'> },
  digits: string,
  { who, most }: { who: string; most: number },
): Promise<void> {
  const { clock } = deps;
  // Tries of one sender take turns.
  if (tx.dialect === 'postgres') await tx.run(lockRow, { key: `ssn-from:${who}`, now: clock.now() });
  const tries = await tx.all(triesSince, { device: who, since: instantAt(clock.nowMs() - DAY_MS) });
  // Hashed with the sender, so that the same digits of two senders cannot be told to be the same.
  const ssnHash = deps.vault.blindIndex('ssn-try', `${who}:${digits}`);
  if (tries.some((known) => known.ssn_hash === ssnHash)) return;
  const oldest = tries.at(-most);
  if (oldest) {
    const waitMs = millisecondsOf(oldest.tried_at) + DAY_MS - clock.nowMs();
    throw new AppError('RATE_LIMITED', {
      userMessage: 'Too many Social Security numbers were entered from here today. Contact us to continue.',
      extra: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
    });
  }
  await tx.run(insertTry, { id: deps.newId(), device_hash: who, ssn_hash: ssnHash, tried_at: clock.now() });
}
