import { adminLogin, getAuthUser } from '@contract/staff/calls';
import { resetSecondFactor } from '@contract/staff/colleague-calls';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@contract/staff/own-account-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
import { codeOfStep, stepAt } from '../../security/totp';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aProof } from '../../test/builders';

const PASSWORD = 'right-horse-battery';
const REASON = 'Called back at the number of their file.';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

function codeNow(secret: string): string {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOfStep(bytes, stepAt(world.deps.clock.nowMs()));
}

/** Somebody with an authenticator app, logged in. */
async function withFactor(given = {}) {
  const password_hash = await world.deps.passwords.hash(PASSWORD);
  const person = await aColleague(world.deps, 'prac-bright-smile', { password_hash, ...given });
  const token = await world.sessionOf('staff', person.id);
  const { secret } = (await world.call(startSecondFactor, { body: await aProof(world.deps, token) }, { token })).body;
  const { body } = await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, { token });
  world.deps.clock.advance(31_000);
  return { ...person, token, secret, recoveryCodes: body.recoveryCodes };
}
const reset = async (id: string, by: string, body: { reason: string; code?: string } = { reason: REASON }) =>
  world.call(
    resetSecondFactor,
    { params: { id }, body: { ...(await aProof(world.deps, by)), ...body } },
    { token: by },
  );
const logIn = async (email: string) => {
  const { status, body } = await world.call(adminLogin, { body: { email, password: PASSWORD } });
  return status === 200 ? 'in' : body.code;
};
const auditsOf = async (id: string, action: string) => {
  const { read } = world.deps.database;
  const rows = read.builder.selectFrom('audit').selectAll().where('object_id', '=', id).where('action', '=', action);
  return read.query(rows);
};
const mailsTo = async (email: string) => {
  const { read } = world.deps.database;
  const kind = 'staff-second-factor-reset';
  const rows = await read.query(read.builder.selectFrom('outbox').selectAll().where('kind', '=', kind));
  return rows.filter(({ id, payload }) => world.deps.vault.openText(payload, payloadContext(id)).includes(email));
};

describe("somebody's second factor", () => {
  test('is taken off by an Admin with a reason: they are logged out, told, and let in by their password', async () => {
    const { id, email, token } = await withFactor();
    const admin = await world.staffSession('admin@demo.test');
    expect(await logIn(email)).toBe('SECOND_FACTOR');
    const { status, body } = await reset(id, admin);
    expect([status, body.data.hasSecondFactor]).toEqual([200, false]);
    expect((await world.call(getAuthUser, {}, { token })).status).toBe(401);
    expect(await logIn(email)).toBe('in');
    const [row] = await auditsOf(id, 'staff.second_factor_reset');
    expect([row?.shard, row?.actor_id, JSON.parse(row?.detail ?? '{}')]).toEqual([
      'prac-bright-smile',
      'staff-admin-demo-test',
      { reason: REASON },
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await reset(id, admin)).body.code).toBe('STEP_ORDER');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('of oneself is not taken off so, and an Admin with an app gives a code of it first', async () => {
    const admin = await withFactor({ role: 'Admin' });
    const other = await withFactor();
    const own = await reset(admin.id, admin.token, { reason: REASON, code: codeNow(admin.secret) });
    expect(own.body.code).toBe('RULES_FORBID');
    expect((await reset(other.id, admin.token)).body.code).toBe('SECOND_FACTOR');
    expect((await reset(other.id, admin.token, { reason: REASON, code: '000000' })).body.code).toBe('WRONG_CODE');
    expect(await auditsOf(admin.id, 'staff.second_factor_refused')).toHaveLength(1);
    expect(await logIn(other.email)).toBe('SECOND_FACTOR');
    const right = await reset(other.id, admin.token, { reason: REASON, code: codeNow(admin.secret) });
    expect(right.status).toBe(200);
  });
});

test('wrong codes count for the account, from wherever they come, and the right one waits with them', async () => {
  const { token, secret, id } = await withFactor();
  const from = (index: number) => ({ token, headers: { 'x-forwarded-for': `203.0.113.${index}` } });
  for (let index = 0; index < 50; index += 1) {
    const call = index % 2 === 0 ? renewRecoveryCodes : endSecondFactor;
    expect((await world.call(call, { body: { code: '000000' } }, from(index))).body.code).toBe('WRONG_CODE');
  }
  const right = { body: { code: codeNow(secret) } };
  expect((await world.call(endSecondFactor, right, from(200))).body.code).toBe('RATE_LIMITED');
  expect(await auditsOf(id, 'staff.second_factor_refused')).toHaveLength(50);
  world.deps.clock.advance(25 * 3600_000);
  const later = await world.sessionOf('staff', id);
  const code = codeNow(secret);
  expect((await world.call(endSecondFactor, { body: { code } }, { token: later })).status).toBe(200);
});
