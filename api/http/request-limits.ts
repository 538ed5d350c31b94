import type { Endpoint } from '@contract/endpoint';
import type { Config } from '../config/config';
import type { RateLimiter } from '../security/rate-limit';
import type { Actor } from './actor';

/** Where a request comes from: the network, and the device where it is known. */
export type Sender = { readonly deviceHash: string | undefined; readonly addressHash: string };

/** Decides whether a request may go on: 0, or the seconds to wait. */
export type RequestLimits = {
  take: (endpoint: Endpoint, actor: Actor, sender: Sender) => number | Promise<number>;
};

const STRICT_WINDOW_SECONDS = 15 * 60;
/**
 * Known devices of one network have so many times what a stranger has, all together: enough for an office, and whoever collects
 * devices, each of which has tries of its own, gains no more by it.
 */
const DEVICES_OF_NETWORK = 10;

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
  const devices = { ...strict, capacity: DEVICES_OF_NETWORK * config.strictPerAddress };
  return {
    take(endpoint, actor, sender) {
      if (endpoint.rateLimit === 'none') return 0;
      if (endpoint.rateLimit === 'strict') return takeStrict(endpoint, sender);
      // Hashes of senders and of tokens differ in shape, so neither needs a prefix.
      const result =
        actor.kind === 'public'
          ? memory.take(sender.deviceHash ?? sender.addressHash, perAddress)
          : memory.take(actor.tokenHash, perSession);
      return result instanceof Promise ? result.then(seconds) : seconds(result);
    },
  };

  /** A call each, so that passwords of staff and codes of patients behind one network use up no shared bucket. */
  async function takeStrict({ id }: Endpoint, { deviceHash, addressHash }: Sender): Promise<number> {
    if (deviceHash === undefined) return seconds(await shared.take(`strict:${id}:${addressHash}`, strict));
    const ofDevice = seconds(await shared.take(`strict:${id}:${deviceHash}`, strict));
    if (ofDevice > 0) return ofDevice;
    return seconds(await shared.take(`devices:${id}:${addressHash}`, devices));
  }
}

function seconds(result: Awaited<ReturnType<RateLimiter['take']>>): number {
  return result.ok ? 0 : Math.max(1, result.retryAfterSeconds);
}
