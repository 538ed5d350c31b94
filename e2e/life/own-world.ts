import { advanceBusinessClock, getBusinessClock } from '@contract/business-day/calls';
import { createMailbox } from '../fixtures/mailbox';
import { staffOf } from '../fixtures/staff';
import { startWorld } from '../fixtures/start-world';
import { test as base, expect } from '../fixtures/world';

/**
 * The stories of one file, in a world of their own: a worker goes on with the next file, and would bring days and treatments of the last.
 *
 * @param story names the world; each file has another name.
 * @param settings without any nobody lives there, whose days would have to be worked off too.
 */
export const inOwnWorld = (story: string, settings: Readonly<Record<string, string>> = { PF_SEED_PEOPLE: 'false' }) =>
  base.extend<object, { worldOf: string; own: Awaited<ReturnType<typeof startWorld>> }>({
    worldOf: [story, { scope: 'worker', option: true }],
    own: [
      async ({ worldOf: _ }, use) => {
        const world = await startWorld(settings);
        await use(world);
        await world.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    addresses: async ({ own }, use) => use(own.addresses),
    mailbox: async ({ own }, use) => use(createMailbox(own.addresses.sandbox)),
    baseURL: async ({ own }, use) => use(own.addresses.app),
  });

/** The work of a day, on a machine that does other things too. */
const DAY_MS = 3000;
/** The first day also does what a fresh world has left undone. */
const FIRST_DAY_MS = 30_000;

/** Lets days pass, each with its work. */
export async function passDays(app: string, days: number): Promise<void> {
  const admin = await staffOf(app, 'admin@demo.test');
  await admin('POST', advanceBusinessClock.path, { days });
  const isThere = async () => ((await admin('GET', getBusinessClock.path)) as { movingTo: string | null }).movingTo;
  await expect.poll(isThere, { timeout: FIRST_DAY_MS + days * DAY_MS, intervals: [100, 250, 1000] }).toBeNull();
}
