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

/** Wrong passwords for one address from as many networks, as a botnet sends them. */
async function failTimes(email: string, times: number): Promise<void> {
  for (let at = 0; at < times; at += 5) {
    const froms = Array.from({ length: 5 }, (_, index) => `198.51.${at}.${index}`);
    const answers = await Promise.all(froms.map((from) => logIn(email, 'wrong', from)));
    expect(answers.map(({ status }) => status)).toEqual(froms.map(() => 422));
  }
}

async function lockMails() {
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('outbox').selectAll().where('kind', '=', 'staff-locked'));
  return rows.map(
    ({ id, payload }) =>
      JSON.parse(world.deps.vault.openText(payload, payloadContext(id))) as {
        to: string;
        url: string;
        lastsMs?: number;
      },
  );
}

const refusalOf = async (email: string) => {
  const { code, retryAfterSeconds, message } = (await logIn(email, PASSWORD, '198.51.100.77')).body as never as {
    code: string;
    retryAfterSeconds: number;
    message: string;
  };
  return { code, retryAfterSeconds, message };
};

describe('wrong passwords in a row', () => {
  test('pause the address for strangers for 15 minutes, an hour, a day, and not for the network of its owner', async () => {
    expect((await logIn(KNOWN, PASSWORD, '203.0.113.5')).status).toBe(200);
    for (const [times, seconds] of [
      [50, 15 * 60],
      [25, 60 * 60],
      [25, 24 * 3600],
    ] as const) {
      await failTimes(KNOWN, times);
      expect(await refusalOf(KNOWN)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: seconds });
      if (seconds < 24 * 3600) world.deps.clock.advance(seconds * 1000);
    }
    expect((await logIn(KNOWN, PASSWORD, '203.0.113.5')).status).toBe(200);
    // The owner was there, so that the pause is over.
    expect((await logIn(KNOWN, PASSWORD, '198.51.100.77')).status).toBe(200);
    const spans = (await lockMails()).filter(({ to }) => to === KNOWN).map(({ lastsMs }) => (lastsMs ?? 0) / 60_000);
    expect(spans.sort((a, b) => a - b)).toEqual([15, 60, 24 * 60]);
  });

  test('sent at once begin one pause', async () => {
    const froms = Array.from({ length: 110 }, (_, index) => `198.52.0.${index}`);
    await Promise.all(froms.map((from) => logIn('flood@bright-smile.test', 'wrong', from)));
    expect((await refusalOf('flood@bright-smile.test')).retryAfterSeconds).toBe(15 * 60);
  });

  test('do the same to an address without an account, in the same words, which name the ways in', async () => {
    await failTimes('nobody@bright-smile.test', 50);
    const refusal = await refusalOf('nobody@bright-smile.test');
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 15 * 60 });
    expect(refusal.message).toContain('open the link in the email');
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
    await failTimes(STAFF, 50);
    expect((await logIn(STAFF, PASSWORD, '192.0.2.55')).status).toBe(429);
    const body = { email: STAFF, password: PASSWORD };
    const again = await world.call(adminLogin, { body }, { headers: { 'x-forwarded-for': '192.0.2.55', cookie } });
    expect(again.status).toBe(200);
  });

  test('gets in by the link of the mail, which lets one device in', async () => {
    await failTimes(STAFF, 50);
    const link = (await lockMails()).findLast(({ to }) => to === STAFF)?.url.split('#device=')[1] ?? '';
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
    await failTimes(STAFF, 50);
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
