import { createHash } from 'node:crypto';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import type { Tx } from '../db/database';
import type { Deps } from '../deps';
import { AppError } from '../http/app-error';
import { lockRow } from './code-limits.writes';
import { insertTry, triesSince } from './ssn-tries.writes';

const DAY_MS = 24 * 3600_000;

/** What is known of the sender without a cookie: the keyed hash of the network, and the browser. */
type Device = { addressHash: string; userAgent: string };

const deviceHashOf = ({ addressHash, userAgent }: Device): string =>
  createHash('sha256').update(`${addressHash} ${userAgent}`).digest('base64url');

/**
 * Counts a social security number that a device enters, over all applications: whoever begins a new application for each
 * number is guessing. The same number again counts once in a day. Only keyed hashes are kept.
 * @throws AppError RATE_LIMITED above the configured number in 24 hours.
 * Source: reliability S3.
 */
export async function countSsnTry(
  tx: Tx,
  digits: string,
  device: Device,
  deps: Pick<Deps, 'config' | 'clock' | 'newId' | 'vault'>,
): Promise<void> {
  const { rateLimits } = deps.config;
  if (!rateLimits.enabled) return;
  const { clock } = deps;
  const deviceHash = deviceHashOf(device);
  // Tries of one device take turns.
  if (tx.dialect === 'postgres') await tx.run(lockRow, { key: `ssn-from:${deviceHash}`, now: clock.now() });
  const tries = await tx.all(triesSince, { device: deviceHash, since: instantAt(clock.nowMs() - DAY_MS) });
  // Hashed with the device, so that the same digits of two devices cannot be told to be the same.
  const ssnHash = deps.vault.blindIndex('ssn-try', `${deviceHash}:${digits}`);
  if (tries.some((known) => known.ssn_hash === ssnHash)) return;
  const oldest = tries.at(-rateLimits.ssnsPerDevice);
  if (oldest) {
    const waitMs = millisecondsOf(oldest.tried_at) + DAY_MS - clock.nowMs();
    throw new AppError('RATE_LIMITED', {
      userMessage: 'Too many Social Security numbers were entered from here today. Contact us to go on.',
      extra: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
    });
  }
  await tx.run(insertTry, { id: deps.newId(), device_hash: deviceHash, ssn_hash: ssnHash, tried_at: clock.now() });
}
