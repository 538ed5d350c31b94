import { adminLogin } from '@contract/calls/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { createTestDeps } from '../../test/deps';

const PASSWORD = 'right-horse-battery';
const KNOWN = 'manager@bright-smile.test';

let world: TestApp;
beforeAll(async () => {
  const maker = await createTestDeps();
  const passwordHash = await maker.passwords.hash(PASSWORD);
  await maker.discard();
  const environment = { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000', PF_TRUSTED_PROXY_HOPS: '1' };
  world = await startTestApp({ environment, passwordHash });
});
afterAll(() => world.discard());

const logIn = (email: string, password: string, from: string) =>
  world.call(adminLogin, { body: { email, password } }, { headers: { 'x-forwarded-for': from } });

/** Wrong passwords for one address from a hundred networks, as a botnet sends them. */
async function failHundredTimes(email: string): Promise<void> {
  for (let batch = 0; batch < 10; batch += 1) {
    const froms = Array.from({ length: 10 }, (_, index) => `198.51.${batch}.${index}`);
    const answers = await Promise.all(froms.map((from) => logIn(email, 'wrong', from)));
    expect(answers.map(({ status }) => status)).toEqual(froms.map(() => 422));
  }
}

describe('a hundred wrong passwords in a row', () => {
  test('lock the address for strangers for a day, and not for the network of its owner', async () => {
    expect((await logIn(KNOWN, PASSWORD, '203.0.113.5')).status).toBe(200);
    await failHundredTimes(KNOWN);
    expect((await logIn(KNOWN, PASSWORD, '198.51.100.77')).body).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 24 * 3600,
    });
    expect((await logIn(KNOWN, PASSWORD, '203.0.113.5')).status).toBe(200);
    world.deps.clock.advance(24 * 3600_000);
    expect((await logIn(KNOWN, PASSWORD, '198.51.100.77')).status).toBe(200);
  });

  test('do the same to an address without an account, so that the lock tells nothing', async () => {
    await failHundredTimes('nobody@bright-smile.test');
    expect((await logIn('nobody@bright-smile.test', PASSWORD, '198.51.100.77')).body).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 24 * 3600,
    });
  });
});
