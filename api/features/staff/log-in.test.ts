import { adminLogin, getAuthUser } from '@contract/staff/calls';
import { listLockedStaff, trustStaffDevice, unlockStaff } from '@contract/staff/lock-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
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

describe('the owner of a locked log-in', () => {
  const STAFF = 'staff@bright-smile.test';
  const cookieOf = (answer: { headers: Headers }, name: string) =>
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';

  test('gets in from the device on which the password was right before, from anywhere', async () => {
    const before = await logIn(STAFF, PASSWORD, '203.0.113.9');
    const cookie = cookieOf(before, 'device');
    expect(cookie).not.toBe('');
    await failHundredTimes(STAFF);
    expect((await logIn(STAFF, PASSWORD, '192.0.2.55')).status).toBe(429);
    const body = { email: STAFF, password: PASSWORD };
    const again = await world.call(adminLogin, { body }, { headers: { 'x-forwarded-for': '192.0.2.55', cookie } });
    expect(again.status).toBe(200);
  });

  test('gets in by the link of the mail, which lets one device in', async () => {
    const mails = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('outbox').selectAll().where('kind', '=', 'staff-locked'),
    );
    const urls = mails.map(
      ({ id, payload }) =>
        JSON.parse(world.deps.vault.openText(payload, payloadContext(id))) as { to: string; url: string },
    );
    const link = urls.findLast(({ to }) => to === STAFF)?.url.split('#device=')[1] ?? '';
    expect((await world.call(trustStaffDevice, { body: { link: `${link}x` } })).body.code).toBe('CODE_EXPIRED');
    const trusted = await world.call(trustStaffDevice, { body: { link } });
    expect(trusted.status).toBe(200);
    const headers = { 'x-forwarded-for': '192.0.2.56', cookie: cookieOf(trusted, 'device') };
    const body = { email: STAFF, password: PASSWORD };
    expect((await world.call(adminLogin, { body }, { headers: { 'x-forwarded-for': '192.0.2.56' } })).status).toBe(429);
    expect((await world.call(adminLogin, { body }, { headers })).status).toBe(200);
  });

  test('is let in by the administrator of the practice, and by nobody of another', async () => {
    const staffId = 'staff-staff-bright-smile-test';
    const [manager, other] = [
      await world.staffSession('manager@bright-smile.test'),
      await world.staffSession('manager@harbor-medspa.test'),
    ];
    expect((await world.call(listLockedStaff, {}, { token: other })).body.data).toEqual([]);
    const { data } = (await world.call(listLockedStaff, {}, { token: manager })).body;
    expect(data.map((person) => person.staffId)).toEqual([staffId]);
    expect((await world.call(unlockStaff, { params: { staffId } }, { token: manager })).status).toBe(200);
    expect((await logIn(STAFF, PASSWORD, '192.0.2.57')).status).toBe(200);
    expect((await world.call(listLockedStaff, {}, { token: manager })).body.data).toEqual([]);
  });
});

test('a new log-in ends the session that the browser had, and no other', async () => {
  const body = { email: 'doctor@bright-smile.test', password: PASSWORD };
  const tokenOf = ({ headers }: { headers: Headers }) => /session=([\w-]{43})/.exec(headers.getSetCookie().join())?.[1];
  const enter = async (token?: string) => tokenOf(await world.call(adminLogin, { body }, token ? { token } : {})) ?? '';
  const isIn = async (token: string) => (await world.call(getAuthUser, {}, { token })).status === 200;
  const [first, elsewhere] = [await enter(), await enter()];
  expect([await isIn(first), await isIn(elsewhere)]).toEqual([true, true]);
  const second = await enter(first);
  expect([await isIn(first), await isIn(second), await isIn(elsewhere)]).toEqual([false, true, true]);
});

test('who works for practices that offer memberships alone begins at their members', async () => {
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.updateTable('practice').set({ enrollments: '["MEMBERSHIPS"]' }).where('id', '=', 'prac-clearview-eye'),
    ),
  );
  const body = { email: 'manager@clearview-eye.test', password: PASSWORD };
  expect((await world.call(adminLogin, { body })).body.redirectPath).toBe('/v2/privi/admin/dashboard');
});

test('a log-in that another website sends is refused', async () => {
  const body = { email: KNOWN, password: PASSWORD };
  const answer = await world.call(adminLogin, { body }, { headers: { origin: 'https://evil.example' } });
  expect([answer.status, answer.body.code, answer.headers.get('set-cookie')]).toEqual([403, 'CROSS_SITE', null]);
});

test.each([
  ['finance@demo.test', undefined, '/v2/admin/practice/applications'],
  ['privi-admin@demo.test', 'membership', '/v2/privi/admin/dashboard'],
] as const)('a log-in of %s (%s) leads to %s', async (email, brand, redirectPath) => {
  const input = { body: { email, password: PASSWORD }, ...(brand && { query: { brand } }) };
  expect((await world.call(adminLogin, input)).body).toMatchObject({ redirectPath });
});
