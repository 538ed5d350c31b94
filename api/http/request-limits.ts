import type { Endpoint } from '@contract/endpoint';
import type { Config } from '../config/config';
import type { RateLimiter } from '../security/rate-limit';
import type { Actor } from './actor';

/** Decides whether a request may go on: 0, or the seconds to wait. `who` is the device where it is known, else the network. */
export type RequestLimits = {
  take: (endpoint: Endpoint, actor: Actor, who: string) => number | Promise<number>;
};

const STRICT_WINDOW_SECONDS = 15 * 60;

/**
 * Limits per sender and per session in memory, and for log-ins and codes per call and sender in the database, where they
 * survive a restart and hold across processes.
 */
export function createRequestLimits(
  config: Config['rateLimits'],
  memory: RateLimiter,
  shared: RateLimiter,
): RequestLimits {
  if (!config.enabled) return { take: () => 0 };
  const perAddress = { capacity: config.perAddressPerMinute, perSeconds: 60 };
  const perSession = { capacity: config.perSessionPerMinute, perSeconds: 60 };
  const strict = { capacity: config.strictPerAddress, perSeconds: STRICT_WINDOW_SECONDS };
  return {
    take(endpoint, actor, who) {
      if (endpoint.rateLimit === 'none') return 0;
      const result =
        endpoint.rateLimit === 'strict'
          ? // A call each, so that passwords of staff and codes of patients behind one network use up no shared bucket.
            shared.take(`strict:${endpoint.id}:${who}`, strict)
          : // Hashes of senders and of tokens differ in shape, so neither needs a prefix.
            actor.kind === 'public'
            ? memory.take(who, perAddress)
            : memory.take(actor.tokenHash, perSession);
      return result instanceof Promise ? result.then(seconds) : seconds(result);
    },
  };
}

function seconds(result: Awaited<ReturnType<RateLimiter['take']>>): number {
  return result.ok ? 0 : Math.max(1, result.retryAfterSeconds);
}
