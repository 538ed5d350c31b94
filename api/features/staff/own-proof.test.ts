import { getAuthUser } from '@contract/staff/calls';
import {
  addColleague,
  editColleague,
  resetSecondFactor,
  setColleaguePermissions,
} from '@contract/staff/colleague-calls';
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@contract/staff/own-account-calls';
import { proveOneself } from '@contract/staff/own-proof-calls';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from '@contract/staff/passkey-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
import { codeOfStep, stepAt } from '../../security/totp';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aProof } from '../../test/builders';
import { softwarePasskey } from '../../test/software-passkey';

const PASSWORD = 'right-horse-battery';
const MINUTE_MS = 60_000;

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

async function somebody(given = {}) {
  const password_hash = await world.deps.passwords.hash(PASSWORD);
  const person = await aColleague(world.deps, 'prac-bright-smile', { password_hash, ...given });
  return { ...person, token: await world.sessionOf('staff', person.id) };
}
type Person = Awaited<ReturnType<typeof somebody>>;

const prove = async ({ token }: Person, more = {}) =>
  world.call(proveOneself, { body: { password: PASSWORD, ...more } }, { token });
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function codeNow(secret: string): string {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOfStep(bytes, stepAt(world.deps.clock.nowMs()));
}
const mailsTo = async (email: string) => {
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('outbox').select(['id', 'kind', 'payload']));
  return rows
    .filter(({ id, payload }) => world.deps.vault.openText(payload, payloadContext(id)).includes(email))
    .map(({ kind }) => kind);
};
const start = ({ token }: Person, proof?: string) =>
  world.call(startSecondFactor, { body: { ...(proof && { proof }) } }, { token });
const key = () => softwarePasskey(new URL(world.deps.config.publicUrl).origin);

test('a session alone turns on no app, makes and removes no passkey, and changes no email address', async () => {
  const person = await somebody({ role: 'Admin' });
  const { token, id, version } = person;
  expect((await start(person)).body.code).toBe('PROOF_NEEDED');
  expect((await world.call(startPasskey, { body: {} }, { token })).body.code).toBe('PROOF_NEEDED');
  const mine = { query: { adminUserId: id }, body: { email: 'taken-over@example.test', version } };
  expect((await world.call(editColleague, mine, { token })).body.code).toBe('PROOF_NEEDED');
  const other = await aColleague(world.deps, 'prac-bright-smile');
  const theirs = { query: { adminUserId: other.id }, body: { email: 'taken-over@example.test' } };
  expect((await world.call(editColleague, theirs, { token })).body.code).toBe('PROOF_NEEDED');
  // What lets nobody in is changed without.
  const phone = { query: { adminUserId: other.id }, body: { phone: '5125550188' } };
  expect((await world.call(editColleague, phone, { token })).status).toBe(200);

  const { challenge } = (await world.call(startPasskey, { body: await aProof(world.deps, token) }, { token })).body;
  const made = key();
  await world.call(addPasskey, { body: { name: 'Laptop', passkey: made.make(challenge) } }, { token });
  const params = { passkeyId: made.id };
  expect((await world.call(removePasskey, { params, body: {} }, { token })).body.code).toBe('PROOF_NEEDED');
  expect((await world.call(listPasskeys, {}, { token })).body.data).toHaveLength(1);
});

describe('a session alone lets nobody else administer', () => {
  const practices = ['prac-bright-smile'];
  const addAs = ({ token }: Person, given: object) => {
    const person = { name: 'Ada Marsh', email: `ada-${world.deps.newId()}@example.test`.toLowerCase() };
    return world.call(addColleague, { body: { ...person, role: 'PracticeStaff', practices, ...given } }, { token });
  };

  test('as a new administrator of the platform or of a practice; whoever administers nothing is added without a proof', async () => {
    const person = await somebody({ role: 'Admin' });
    for (const given of [{ role: 'Admin', practices: [] }, { role: 'PracticeAdmin' }]) {
      expect((await addAs(person, given)).body.code).toBe('PROOF_NEEDED');
      const proof = await aProof(world.deps, person.token);
      expect((await addAs(person, { ...given, ...proof })).status).toBe(200);
      expect((await addAs(person, { ...given, ...proof })).body.code).toBe('PROOF_NEEDED');
    }
    expect((await addAs(person, {})).status).toBe(200);
  });

  test('by another role or another list of permissions; less is given without a proof', async () => {
    const { token } = await somebody({ role: 'Admin' });
    const { id } = await aColleague(world.deps, 'prac-bright-smile');
    const raise = { query: { adminUserId: id }, body: { role: 'PracticeAdmin' as const } };
    expect((await world.call(editColleague, raise, { token })).body.code).toBe('PROOF_NEEDED');
    const allow = async (permissions: ('staff.edit' | 'staff.view')[], proof = {}) =>
      world.call(
        setColleaguePermissions,
        { params: { id }, body: { adminUser: { permissions }, ...proof } },
        { token },
      );
    expect((await allow(['staff.view', 'staff.edit'])).body.code).toBe('PROOF_NEEDED');
    expect((await allow(['staff.view', 'staff.edit'], await aProof(world.deps, token))).status).toBe(200);
    expect((await allow(['staff.view'])).status).toBe(200);
    const both = { ...raise.body, email: `${id}@example.test`.toLowerCase(), ...(await aProof(world.deps, token)) };
    // One proof is enough for what one form changes.
    expect((await world.call(editColleague, { ...raise, body: both }, { token })).status).toBe(200);
  });
});

test('a proof is given for the password, and works once, in this session, for five minutes', async () => {
  const person = await somebody();
  expect((await prove(person, { password: 'wrong' })).body.code).toBe('WRONG_PASSWORD');
  const { proof } = (await prove(person)).body;
  const elsewhere = { ...person, token: await world.sessionOf('staff', person.id) };
  expect((await start(elsewhere, proof)).body.code).toBe('PROOF_NEEDED');
  expect((await start(await somebody(), proof)).body.code).toBe('PROOF_NEEDED');
  expect((await start(person, proof)).status).toBe(200);
  expect((await start(person, proof)).body.code).toBe('PROOF_NEEDED');
  const late = (await prove(person)).body.proof;
  world.deps.clock.advance(5 * MINUTE_MS);
  expect((await start(person, late)).body.code).toBe('PROOF_NEEDED');
});

test('whoever has an app or a passkey proves it too', async () => {
  const person = await somebody();
  const { secret } = (await start(person, (await prove(person)).body.proof)).body;
  await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, person);
  expect((await prove(person)).body.code).toBe('SECOND_FACTOR');
  expect((await prove(person, { code: '000000' })).body.code).toBe('WRONG_CODE');
  world.deps.clock.advance(MINUTE_MS);
  expect((await prove(person, { code: codeNow(secret) })).status).toBe(200);
});

test('wrong passwords count as those of a log-in do', async () => {
  const person = await somebody();
  const codes = new Set<string>();
  for (let time = 0; time <= 100; time += 1) codes.add((await prove(person, { password: `wrong-${time}` })).body.code);
  expect([...codes]).toContain('RATE_LIMITED');
});

test('an Admin without an app proves who they are before taking a factor off a colleague', async () => {
  const admin = await somebody({ role: 'Admin' });
  const other = await somebody();
  const { secret } = (await start(other, (await prove(other)).body.proof)).body;
  await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, other);
  const ask = { params: { id: other.id }, body: { reason: 'Called back.' } };
  expect((await world.call(resetSecondFactor, ask, admin)).body.code).toBe('PROOF_NEEDED');
  const proof = await aProof(world.deps, admin.token);
  expect((await world.call(resetSecondFactor, { ...ask, body: { ...ask.body, ...proof } }, admin)).status).toBe(200);
});

test('each change of a factor is told by mail', async () => {
  const person = await somebody();
  const { token, email } = person;
  const { secret } = (await start(person, (await prove(person)).body.proof)).body;
  await world.call(confirmSecondFactor, { body: { code: codeNow(secret) } }, { token });
  world.deps.clock.advance(MINUTE_MS);
  await world.call(renewRecoveryCodes, { body: { code: codeNow(secret) } }, { token });
  world.deps.clock.advance(MINUTE_MS);
  await world.call(endSecondFactor, { body: { code: codeNow(secret) } }, { token });
  const { challenge } = (await world.call(startPasskey, { body: await aProof(world.deps, token) }, { token })).body;
  const made = key();
  await world.call(addPasskey, { body: { name: 'Laptop', passkey: made.make(challenge) } }, { token });
  const removed = { params: { passkeyId: made.id }, body: await aProof(world.deps, token) };
  expect((await world.call(removePasskey, removed, { token })).status).toBe(200);
  expect((await mailsTo(email)).sort()).toEqual([
    'staff-passkey-added',
    'staff-passkey-removed',
    'staff-recovery-codes-renewed',
    'staff-second-factor-off',
    'staff-second-factor-on',
  ]);
});

test('a browser that proved itself gets another token, and the earlier one ends once what is under way is answered', async () => {
  const { id } = await aColleague(world.deps, 'prac-bright-smile', {
    password_hash: await world.deps.passwords.hash('right-horse-battery'),
  });
  const before = await world.sessionOf('staff', id);
  const cookie = (token: string) => ({ headers: { cookie: `session=${token}`, origin: world.deps.config.publicUrl } });
  const proven = await world.call(proveOneself, { body: { password: 'right-horse-battery' } }, cookie(before));
  const after = /session=([\w-]{43})/.exec(proven.headers.getSetCookie().join())?.[1] ?? '';
  expect(proven.status).toBe(200);
  expect(after).not.toBe('');
  expect(after).not.toBe(before);
  const isIn = async (token: string) => (await world.call(getAuthUser, {}, cookie(token))).status;
  expect([await isIn(before), await isIn(after)]).toEqual([200, 200]);
  const { proof } = proven.body;
  expect((await world.call(startSecondFactor, { body: { proof } }, cookie(before))).body.code).toBe('PROOF_NEEDED');
  expect((await world.call(startSecondFactor, { body: { proof } }, cookie(after))).status).toBe(200);
  world.deps.clock.advance(10_000);
  expect([await isIn(before), await isIn(after)]).toEqual([401, 200]);
});
