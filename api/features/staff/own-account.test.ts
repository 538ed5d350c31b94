import { getMessages } from '@contract/message-center/calls';
import { adminLogin, getAuthUser } from '@contract/staff/calls';
import { listSystemAdmins } from '@contract/staff/colleague-calls';
import {
  confirmSecondFactor,
  endOtherSessions,
  endOwnSession,
  endSecondFactor,
  getSecondFactor,
  listOwnSessions,
  renewRecoveryCodes,
  startSecondFactor,
} from '@contract/staff/own-account-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOfStep, stepAt } from '../../security/totp';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aProof } from '../../test/builders';

const PASSWORD = 'right-horse-battery';
const STEP_MS = 30_000;

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

/** Somebody with a password, logged in. */
async function somebody(given = {}) {
  const person = await aColleague(world.deps, 'prac-bright-smile', {
    password_hash: await world.deps.passwords.hash(PASSWORD),
    ...given,
  });
  return { ...person, token: await world.sessionOf('staff', person.id) };
}
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (text: string) =>
  Buffer.from(
    (
      [...text]
        .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((byte) => Number.parseInt(byte, 2)),
  );
const codeNow = (secret: string, drift = 0) => codeOfStep(bytesOf(secret), stepAt(world.deps.clock.nowMs()) + drift);

async function turnOn(token: string) {
  const { secret, uri } = (await world.call(startSecondFactor, { body: await aProof(world.deps, token) }, { token }))
    .body;
  expect(uri).toContain(`secret=${secret}`);
  const { body } = await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, { token });
  return { secret, recoveryCodes: body.recoveryCodes };
}
const logIn = async (email: string, code?: string) => {
  const { status, body } = await world.call(adminLogin, { body: { email, password: PASSWORD, ...(code && { code }) } });
  return status === 200 ? 'in' : body.code;
};

describe('own sessions', () => {
  test('are listed with their browser, this one first, and ended one by one or all but this', async () => {
    const { email, token } = await somebody();
    const headers = { 'user-agent': 'Firefox of the desk' };
    for (let index = 0; index < 3; index += 1)
      await world.call(adminLogin, { body: { email, password: PASSWORD } }, { headers });
    const list = async () => (await world.call(listOwnSessions, {}, { token })).body.data;
    const [here, first, ...others] = await list();
    expect([here?.isThis, first?.isThis, others.length]).toEqual([true, false, 2]);
    expect(first?.device).toBe('Firefox of the desk');
    const end = (sessionId: string) => world.call(endOwnSession, { params: { sessionId } }, { token });
    expect((await end(first?._id ?? '')).status).toBe(200);
    expect((await end(first?._id ?? '')).status).toBe(404);
    expect(await list()).toHaveLength(3);
    await world.call(endOtherSessions, {}, { token });
    expect((await list()).map(({ isThis }) => isThis)).toEqual([true]);
  });

  test('are one where the token of one was renewed', async () => {
    const { token } = await somebody();
    const { secret } = (await world.call(startSecondFactor, { body: await aProof(world.deps, token) }, { token })).body;
    const origin = world.deps.config.publicUrl;
    const byCookie = { headers: { cookie: `session=${token}`, origin } };
    const { headers } = await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, byCookie);
    const renewed = /session=([\w-]{43})/.exec(headers.getSetCookie().join())?.[1] ?? '';
    const { body } = await world.call(listOwnSessions, {}, { token: renewed });
    expect(body.data.map(({ isThis }) => isThis)).toEqual([true]);
  });

  test("of somebody else are nobody's to see or end", async () => {
    const [one, other] = [await somebody(), await somebody()];
    const [theirs] = (await world.call(listOwnSessions, {}, other)).body.data;
    const { status } = await world.call(endOwnSession, { params: { sessionId: theirs?._id ?? '' } }, one);
    expect(status).toBe(404);
    expect((await world.call(getAuthUser, {}, other)).status).toBe(200);
  });
});

describe('an authenticator app', () => {
  test('counts once a code of it was given; then log-ins ask for one, and take each once', async () => {
    const { email, token } = await somebody();
    const { secret } = (await world.call(startSecondFactor, { body: await aProof(world.deps, token) }, { token })).body;
    expect(await logIn(email)).toBe('in');
    const wrong = await world.call(confirmSecondFactor, { body: { code: '000000' } }, { token });
    expect(wrong.body.code).toBe('WRONG_CODE');
    await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, { token });
    expect(await logIn(email)).toBe('SECOND_FACTOR');
    // That code turned it on.
    expect(await logIn(email, codeNow(secret))).toBe('WRONG_CODE');
    expect(await logIn(email, codeNow(secret, 1))).toBe('in');
    expect(await logIn(email, codeNow(secret, 1))).toBe('WRONG_CODE');
    world.deps.clock.advance(3 * STEP_MS);
    expect(await logIn(email, codeNow(secret, -2))).toBe('WRONG_CODE');
    expect(await logIn(email, codeNow(secret, -1))).toBe('in');
  });

  test('tried fifty times at once with one code lets one in', async () => {
    const { email, token } = await somebody();
    const { secret } = await turnOn(token);
    world.deps.clock.advance(STEP_MS);
    const code = codeNow(secret);
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(email, code)));
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
  });

  test('that is lost is replaced by recovery codes, each once, and renewed ones end them', async () => {
    const { email, token } = await somebody();
    const { secret, recoveryCodes } = await turnOn(token);
    expect(new Set(recoveryCodes).size).toBe(10);
    // 112 random bits in base32.
    for (const code of recoveryCodes) expect(code.replaceAll('-', '')).toMatch(/^[A-Z2-7]{23}$/);
    const [first = '', second = ''] = recoveryCodes;
    expect(await logIn(email, first.toLowerCase().replaceAll('-', ' '))).toBe('in');
    expect(await logIn(email, first)).toBe('WRONG_CODE');
    expect((await world.call(getSecondFactor, {}, { token })).body).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    world.deps.clock.advance(STEP_MS);
    const renewed = await world.call(renewRecoveryCodes, { body: { code: codeNow(secret) } }, { token });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await logIn(email, second)).toBe('WRONG_CODE');
  });

  test('is turned off by a code of it, and a secret is stored sealed', async () => {
    const { id, email, token } = await somebody();
    const { secret } = await turnOn(token);
    const { read } = world.deps.database;
    const [row] = await read.query(read.builder.selectFrom('second_factor').selectAll().where('staff_id', '=', id));
    expect(row?.secret).not.toContain(bytesOf(secret).toString('hex'));
    expect((await world.call(startSecondFactor, { body: await aProof(world.deps, token) }, { token })).body.code).toBe(
      'STEP_ORDER',
    );
    expect((await world.call(endSecondFactor, { body: { code: '000000' } }, { token })).body.code).toBe('WRONG_CODE');
    world.deps.clock.advance(STEP_MS);
    expect((await world.call(endSecondFactor, { body: { code: codeNow(secret) } }, { token })).status).toBe(200);
    expect(await logIn(email)).toBe('in');
  });

  test('is asked of an administrator in production before anything else', async () => {
    const { token } = await somebody({ role: 'Admin' });
    const { deps } = world;
    const admins = async () => (await world.call(listSystemAdmins, {}, { token })).status;
    expect(await admins()).toBe(200);
    Object.assign(deps.config, { production: true });
    try {
      expect(await admins()).toBe(403);
      // Nor what takes no permission.
      expect((await world.call(getMessages, {}, { token })).status).toBe(403);
      expect((await world.call(getAuthUser, {}, { token })).body).toMatchObject({
        needsSecondFactor: true,
        permissions: [],
      });
      const { secret } = await turnOn(token);
      expect(await admins()).toBe(200);
      expect((await world.call(getMessages, {}, { token })).status).toBe(200);
      deps.clock.advance(STEP_MS);
      const off = await world.call(endSecondFactor, { body: { code: codeNow(secret) } }, { token });
      expect(off.body.code).toBe('STEP_ORDER');
    } finally {
      Object.assign(deps.config, { production: false });
    }
  });
});
