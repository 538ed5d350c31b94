import { VendorError, type VendorName } from '../vendor-error';
import { type BreakerOptions, createCircuitBreaker, defaultBreaker } from './circuit-breaker';
import { systemRuntime, type VendorRuntime } from './runtime';

export type AttemptOptions = {
  readonly connectTimeoutMs?: number | undefined;
  /** Limit of one call with all its repeats. */
  readonly timeoutMs?: number | undefined;
  readonly attemptsMax?: number | undefined;
  readonly breaker?: BreakerOptions | undefined;
  readonly runtime?: VendorRuntime | undefined;
};

export const DEFAULT_CONNECT_TIMEOUT_MS = 2_000;
export const DEFAULT_TIMEOUT_MS = 8_000;
const DEFAULT_ATTEMPTS_MAX = 3;
const BACKOFF_BASE_MS = 200;
const BACKOFF_MAX_MS = 2_000;

/** `safe`: the vendor may see the request twice. `unprocessed`: only when it certainly did not act on the first. */
export type Repeat = 'safe' | 'unprocessed';

export type AttemptRunner = <Result>(
  repeat: Repeat,
  attempt: (limits: { readonly connectTimeoutMs: number; readonly timeoutMs: number }) => Promise<Result>,
) => Promise<Result>;

/**
 * One per vendor: the breaker and the time limit around every call to it. Repeats after a quick failure with full
 * jitter, waits what `Retry-After` asks when that fits, and never goes past the limit. A call that took all its time
 * is not repeated: a vendor that hangs would hang again.
 */
export function createAttemptRunner(vendor: VendorName, options: AttemptOptions = {}): AttemptRunner {
  const runtime = options.runtime ?? systemRuntime;
  const totalMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const connectMs = options.connectTimeoutMs ?? DEFAULT_CONNECT_TIMEOUT_MS;
  const attemptsMax = options.attemptsMax ?? DEFAULT_ATTEMPTS_MAX;
  const breaker = createCircuitBreaker(options.breaker ?? defaultBreaker, runtime.now);

  return async (repeat, attempt) => {
    const deadline = runtime.now() + totalMs;
    for (let count = 1; ; count += 1) {
      const entry = breaker.enter();
      if (!entry.allowed) throw breakerOpen(vendor, entry.retryAfterMs);
      const timeoutMs = Math.max(deadline - runtime.now(), 1);
      try {
        const result = await attempt({ connectTimeoutMs: Math.min(connectMs, timeoutMs), timeoutMs });
        breaker.succeeded();
        return result;
      } catch (error) {
        const failure = error instanceof VendorError ? error : badResponse(vendor);
        if (failure.kind === 'rejected') breaker.succeeded();
        else breaker.failed();
        const delayMs = backoffMs(failure, count, runtime.random());
        const mayRepeat = canRepeat(failure, repeat) && count < attemptsMax && runtime.now() + delayMs < deadline;
        if (!mayRepeat) throw failure;
        await runtime.sleep(delayMs);
      }
    }
  };
}

function canRepeat(failure: VendorError, repeat: Repeat): boolean {
  if (failure.kind === 'rejected' || failure.kind === 'bad_response') return false;
  return failure.notProcessed || repeat === 'safe';
}

/** Full jitter; a vendor that names a wait gets it in full. */
function backoffMs(failure: VendorError, count: number, random: number): number {
  if (failure.status === 429 || failure.status === 503) return failure.retryAfterSeconds * 1000;
  return random * Math.min(BACKOFF_BASE_MS * 2 ** (count - 1), BACKOFF_MAX_MS);
}

function breakerOpen(vendor: VendorName, retryAfterMs: number): VendorError {
  return new VendorError({
    vendor,
    kind: 'unavailable',
    retryAfterSeconds: retryAfterMs / 1000,
    notProcessed: true,
  });
}

/** Anything an adapter did not foresee while reading an answer. */
function badResponse(vendor: VendorName): VendorError {
  return new VendorError({ vendor, kind: 'bad_response', retryAfterSeconds: 60 });
}
