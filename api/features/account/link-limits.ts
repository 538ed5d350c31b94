import type { Context } from '../../command/command';
import { AppError } from '../../http/app-error';
import { type RateLimit, takeShared } from '../../security/rate-limit';

const DAY = 24 * 3600;
const TO_ONE_CONTACT: RateLimit = { capacity: 2, perSeconds: DAY / 2 };

/** So many a day from one sender. */
export const aDay = (count: number): RateLimit => ({ capacity: count, perSeconds: DAY / count });

type Sending = { from: string; limit: RateLimit; contact: string };

/**
 * Counts a link to the application that somebody sends, by sender and by contact: nobody is pestered through us, whoever asks.
 * @throws AppError RATE_LIMITED
 */
export async function refuseMany({ tx, deps }: Context, { from, limit: own, contact }: Sending): Promise<void> {
  if (!deps.config.rateLimits.enabled) return;
  const mailbox = deps.vault.blindIndex('shared-link', contact.replace(/\+[^@]*(?=@)/, ''));
  const takes: [string, RateLimit][] = [
    [`shared-link-from:${from}`, own],
    [`shared-link-to:${mailbox}`, TO_ONE_CONTACT],
  ];
  for (const [key, limit] of takes) {
    const taken = await takeShared(tx, key, { limit, nowMs: deps.clock.nowMs() });
    if (!taken.ok) throw new AppError('RATE_LIMITED', { extra: { retryAfterSeconds: taken.retryAfterSeconds } });
  }
}
