import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Time and chance as the adapters use them; tests give their own so that nothing really waits. */
export type VendorRuntime = {
  /** Milliseconds of a clock that never goes back; only differences mean something. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** At least 0, below 1. */
  readonly random: () => number;
};

const RANDOM_STEPS = 2 ** 32;

/** The only place where the adapters meet the real clock and real chance. */
export const systemRuntime: VendorRuntime = {
  now: () => performance.now(),
  sleep: (milliseconds) => wait(milliseconds),
  random: () => randomInt(RANDOM_STEPS) / RANDOM_STEPS,
};
