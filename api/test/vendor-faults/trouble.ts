import { type FaultVendor, faultModes, faultVendors } from '../../../sandbox/faults/faults';
import type { SandboxHarness } from '../../vendors/sandbox-harness';

/** How long a vendor may take here; one that hangs costs this much of the test. */
export const VENDOR_LIMIT_MS = 300;
const STRIKES_OF_TEN = 6;
const TIMES_MAX = 4;

/** Pseudo-random numbers from 0 (included) to 1 (excluded); the same seed gives the same numbers (mulberry32). */
export function drawsOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Trouble = {
  /** Perhaps gives one of the vendors a fault for its next requests. */
  strike(): Promise<void>;
  /** All vendors are well. */
  calm(): Promise<void>;
  /** A number from 0 up to and without `below`. */
  draw(below: number): number;
  /** What was struck, for the message of a failing run. */
  struck: string[];
};

/** Faults of vendors, drawn from a seed. */
export function troubleOf(
  sandbox: SandboxHarness,
  seed: number,
  vendors: readonly FaultVendor[] = faultVendors,
): Trouble {
  const next = drawsOf(seed);
  const draw = (below: number) => Math.floor(next() * below);
  const struck: string[] = [];
  return {
    struck,
    draw,
    async strike() {
      if (draw(10) >= STRIKES_OF_TEN) return;
      const vendor = vendors[draw(vendors.length)] ?? 'bureau';
      const mode = faultModes[draw(faultModes.length)] ?? 'down';
      const times = 1 + draw(TIMES_MAX);
      struck.push(`${vendor} ${mode} ${times}`);
      await sandbox.fault({ vendor, mode, times, delayMs: draw(2) * 2 * VENDOR_LIMIT_MS });
    },
    async calm() {
      await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    },
  };
}

/** Vendors that are always well. */
export const noTrouble: Trouble = {
  strike: async () => undefined,
  calm: async () => undefined,
  draw: () => 0,
  struck: [],
};
