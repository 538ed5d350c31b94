import type { Clock } from '../clock';
import type { RateLimitConfig } from '../config/config';
import type { Tx } from '../db/database';
import type { Log } from '../log/log';
import { rateLimited } from './code-limits';
import { aDay, type RateLimit, takeShared } from './rate-limit';

const TOO_MANY_TEXTS =
  'You requested too many texts and calls, so we paused them for a while. Request the code by email, or try again later.';
/** So often a ceiling is written down while it holds. */
const TELL_EVERY_MS = 10 * 60_000;

export type PaidSends = {
  /**
   * Counts a text or a call that somebody asked for, which costs us money and the called their peace, by practice and for the
   * platform by minute and by day: limits of each sender and destination hold no crowd of addresses that ask for codes to unseen
   * numbers. Within the caller's transaction, so that what was refused is not counted.
   * @param practiceId null where no practice is known.
   * @throws AppError RATE_LIMITED; the log then says which ceiling was reached, which an operator must look at.
   */
  take(tx: Tx, practiceId: string | null): Promise<void>;
};

export function createPaidSends(options: { limits: RateLimitConfig; clock: Clock; log: Log }): PaidSends {
  const { limits, clock, log } = options;
  const toldAtMs = new Map<string, number>();

  function tell(kind: string, practiceId: string | null): void {
    const nowMs = clock.nowMs();
    const key = `${kind} ${practiceId}`;
    if (nowMs - (toldAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < TELL_EVERY_MS) return;
    toldAtMs.set(key, nowMs);
    log.error('paid_sends_ceiling', { kind, ...(practiceId !== null && { practiceId }) });
  }

  return {
    async take(tx, practiceId) {
      if (!limits.enabled) return;
      const { paidSendsPerPractice, paidSendsPerMinute, paidSendsPerDay } = limits;
      const takes: [kind: string, of: string | null, limit: RateLimit][] = [
        ...(practiceId === null
          ? []
          : [['practice', practiceId, aDay(paidSendsPerPractice)] satisfies [string, string, RateLimit]]),
        ['minute', null, { capacity: paidSendsPerMinute, perSeconds: 60 }],
        ['day', null, aDay(paidSendsPerDay)],
      ];
      for (const [kind, of, limit] of takes) {
        const taken = await takeShared(tx, `paid-sends:${kind}:${of ?? ''}`, { limit, nowMs: clock.nowMs() });
        if (taken.ok) continue;
        tell(kind, of);
        throw rateLimited(taken.retryAfterSeconds * 1000, TOO_MANY_TEXTS);
      }
    },
  };
}
