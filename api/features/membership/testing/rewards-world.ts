import type { Tables } from '../../../db/tables/index';
import { startTestApp, type TestApp } from '../../../test/app';
import { createTestClock } from '../../../test/clock';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { rowsOf } from '../../servicing/testing/loan-world';

export type RewardsWorld = TestApp & {
  sandbox: SandboxHarness;
  /** What the rewards program used, by the references under which it did. */
  used(): Promise<{ reference: string; certificateIds: string[]; isRedeemed: boolean; asked: number }[]>;
  rows<T extends keyof Tables>(table: T): Promise<Tables[T][]>;
};

/** The platform and a rewards program whose clock is the platform's. */
export async function startRewardsWorld(): Promise<RewardsWorld> {
  const clock = createTestClock();
  const sandbox = await startSandboxHarness({ now: clock.nowMs });
  const world = await startTestApp({ clock, sandbox });
  return {
    ...world,
    sandbox,
    used: async () => (await fetch(`${sandbox.url}/sandbox/rewards`)).json(),
    rows: (table) => rowsOf(world.deps.database.read, table),
    async discard() {
      await world.discard();
      await sandbox.stop();
    },
  };
}
