import type { VendorRuntime } from '../vendors/transport/runtime';

/** A clock for tests of rate limits and circuit breakers: a pause ends at once, and `advance` moves the time forward. */
export function quickRuntime(): VendorRuntime & { advance: (milliseconds: number) => void } {
  const begun = performance.now();
  let ahead = 0;
  return {
    now: () => performance.now() - begun + ahead,
    sleep: async (milliseconds) => {
      ahead += milliseconds;
    },
    random: () => 0.5,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
