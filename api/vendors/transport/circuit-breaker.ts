export type BreakerOptions = {
  /** Failures in a row that open the breaker. */
  readonly failuresMax: number;
  /** How long the breaker refuses calls before it lets one through as a trial. */
  readonly openMs: number;
};

export const defaultBreaker: BreakerOptions = { failuresMax: 5, openMs: 15_000 };

/** `retryAfterMs` is how long the breaker stays shut for callers; at least 1. */
export type BreakerEntry = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number };

export type CircuitBreaker = {
  readonly enter: () => BreakerEntry;
  readonly succeeded: () => void;
  readonly failed: () => void;
};

/** How long to tell callers to stay away while a probe is under way. */
const PROBE_RETRY_MS = 1_000;

/**
 * Keeps a vendor that is down from holding our requests: after `failuresMax` failures in a row calls are refused at
 * once for `openMs`; then one probe goes through, and its result closes the breaker or opens it again.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createCircuitBreaker(options: BreakerOptions, now: () => number): CircuitBreaker {
  let failures = 0;
  let openedAt: number | null = null;
  let isProbing = false;

  return {
    enter() {
      if (openedAt === null) return { allowed: true };
      const remainingMs = openedAt + options.openMs - now();
      if (remainingMs > 0) return { allowed: false, retryAfterMs: Math.max(remainingMs, 1) };
      if (isProbing) return { allowed: false, retryAfterMs: PROBE_RETRY_MS };
      isProbing = true;
      return { allowed: true };
    },
    succeeded() {
      failures = 0;
      openedAt = null;
      isProbing = false;
    },
    failed() {
      failures += 1;
      if (failures >= options.failuresMax) openedAt = now();
      isProbing = false;
    },
  };
}
