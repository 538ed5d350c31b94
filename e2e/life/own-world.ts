import { adminLogin } from '@contract/calls/admin-user';
import { advanceBusinessClock, getBusinessClock } from '@contract/calls/business-clock';
import { createMailbox } from '../fixtures/mailbox';
import { startWorld } from '../fixtures/start-world';
import { test as base, expect } from '../fixtures/world';

/** A world of its own, because time goes by in it. */
export const test = base.extend<object, { own: Awaited<ReturnType<typeof startWorld>> }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const world = await startWorld();
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

/** A member of staff, who has a cookie in place of a token. */
export async function staffOf(app: string, email: string) {
  const headers = { 'content-type': 'application/json', origin: app };
  const body = JSON.stringify({ email, password: 'Demo-Password-1' });
  const login = await fetch(app + adminLogin.path, { method: 'POST', headers, body });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (method: string, path: string, sent?: object) => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(app + path, {
      method,
      headers: { ...headers, ...key, cookie },
      ...(sent && { body: JSON.stringify(sent) }),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

/** Lets days pass, each with its work. */
export async function passDays(app: string, days: number): Promise<void> {
  const admin = await staffOf(app, 'admin@demo.test');
  await admin('POST', advanceBusinessClock.path, { days });
  const isThere = async () => ((await admin('GET', getBusinessClock.path)) as { movingTo: string | null }).movingTo;
  await expect.poll(isThere, { timeout: days * DAY_MS, intervals: [1000] }).toBeNull();
}
