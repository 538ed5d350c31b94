import type { Tables } from '../../../db/tables/index';
import { startTestApp, type TestApp } from '../../../test/app';
import { createTestClock, type TestClock } from '../../../test/clock';
import { quickRuntime } from '../../../test/quick-runtime';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { rowsOf } from '../../servicing/testing/loan-world';

export type RewardsWorld = TestApp & {
  clock: TestClock;
  /** The breaker of the program closes again. */
  restVendors(): void;
  sandbox: SandboxHarness;
  /** What the rewards program used, by the references under which it did. */
  used(): Promise<{ reference: string; certificateIds: string[]; isRedeemed: boolean; asked: number }[]>;
  rows<T extends keyof Tables>(table: T): Promise<Tables[T][]>;
};

/** The platform and a rewards program whose clock is the platform's. */
export async function startRewardsWorld(): Promise<RewardsWorld> {
  const clock = createTestClock();
  const sandbox = await startSandboxHarness({ now: clock.nowMs });
  const runtime = quickRuntime();
  const vendors = sandbox.vendors({ runtime, timeoutMs: 5000 });
  const world = await startTestApp({ clock, sandbox, overrides: { vendors } });
  return {
    ...world,
    sandbox,
    clock,
    restVendors: () => runtime.advance(60_000),
    used: async () => (await fetch(`${sandbox.url}/sandbox/rewards`)).json(),
    rows: (table) => rowsOf(world.deps.database.read, table),
    async discard() {
      await world.discard();
      await sandbox.stop();
    },
  };
}
