import type { VendorRuntime } from '../vendors/transport/runtime';

/** Time of the vendors' limits and breakers: pauses pass at once, and moves as far as it is told. */
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
