import { adminLogin, getAuthUser } from '@contract/staff/calls';
import { addColleague, editColleague, endColleagueSessions } from '@contract/staff/colleague-calls';
import {
  changePassword,
  createPassword,
  exchangePasswordLink,
  findStaffUser,
  resetPassword,
  sendPasswordEmail,
} from '@contract/staff/password-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
import { platformSchedules } from '../../jobs/platform-schedules';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aProof } from '../../test/builders';

const PRACTICE = 'prac-bright-smile';
const FIRST = 'right-horse-battery';
const SECOND = 'wrong-staple-lantern';
const HOUR_MS = 3600_000;

let world: TestApp;
beforeAll(async () => {
  const environment = { PF_RATE_LIMITS: 'on', PF_RATE_STRICT_PER_ADDRESS: '1000', PF_TRUSTED_PROXY_HOPS: '1' };
  world = await startTestApp({ environment });
});
afterAll(() => world.discard());

let networks = 0;
/** A network of its own, so that one test uses up no other's share. */
const from = () => {
  networks += 1;
  return { headers: { 'x-forwarded-for': `203.0.${networks}.7` } };
};
const logIn = async (email: string, password: string) =>
  (await world.call(adminLogin, { body: { email, password } }, from())).status;
const ask = (email: string, enrollment?: 'MEMBERSHIPS') =>
  world.call(sendPasswordEmail, { body: { email, ...(enrollment && { enrollment }) } }, from());

/** Mails of a kind to an address, oldest first. */
async function mailsTo(email: string, kind: string) {
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id'));
  return rows
    .map(
      ({ id, payload }) => JSON.parse(world.deps.vault.openText(payload, payloadContext(id))) as Record<string, string>,
    )
    .filter(({ to }) => to === email);
}
const tokenOf = (mail: Record<string, string> | undefined) => mail?.url?.split('#')[1] ?? '';
const exchange = (token: string) => world.call(exchangePasswordLink, { body: { token } }, from());
type SetCall = typeof createPassword | typeof resetPassword;
const setWith = (call: SetCall, token: string, password: string, again = password) =>
  world.call(
    call as typeof createPassword,
    { params: { token }, body: { password, passwordConfirmation: again } },
    from(),
  );
/** As the page does: what was mailed is exchanged first. */
const set = async (call: SetCall, mailed: string, password: string, again = password) => {
  const exchanged = await exchange(mailed);
  return exchanged.status === 200 ? setWith(call, exchanged.body.token, password, again) : (exchanged as never);
};

test('a new colleague makes a password by the link of the mail, once, and logs in', async () => {
  const email = 'nova@bright-smile.test';
  const body = { name: 'Nova Lane', email, role: 'PracticeStaff' as const, practices: [PRACTICE] };
  await world.call(addColleague, { body }, { token: await world.staffSession('manager@bright-smile.test') });
  expect(await logIn(email, '')).toBe(422);
  const [mail] = await mailsTo(email, 'staff-invited');
  expect(mail?.url).toContain('/v2/admin/create-password#');
  const token = tokenOf(mail);
  const forgotPasswordExpiryValidation = (await exchange(token)).body.token;
  const found = await world.call(findStaffUser, { query: { forgotPasswordExpiryValidation } }, from());
  expect(found.body.data).toMatchObject({ email, name: 'Nova Lane', role: 'PracticeStaff' });
  expect((await set(resetPassword, token, FIRST)).body.code).toBe('CODE_EXPIRED');
  expect((await set(createPassword, token, FIRST)).status).toBe(200);
  expect((await set(createPassword, token, SECOND)).body.code).toBe('CODE_EXPIRED');
  expect(await logIn(email, FIRST)).toBe(200);
});

test('a forgotten password is set anew by a link of an hour; every session ends, and the owner hears of it', async () => {
  const { id, email } = await aColleague(world.deps, PRACTICE, {
    password_hash: await world.deps.passwords.hash(FIRST),
  });
  const session = await world.sessionOf('staff', id);
  expect((await ask(email, 'MEMBERSHIPS')).status).toBe(200);
  await ask(email);
  const mails = await mailsTo(email, 'staff-password-link');
  // Mails of one moment have no order.
  const first = mails.find(({ url }) => url?.includes('/v2/privi/admin/reset-password#'));
  const second = mails.find(({ url }) => url?.includes('/v2/admin/reset-password#'));
  expect((await set(resetPassword, tokenOf(second), SECOND)).status).toBe(200);
  expect((await world.call(getAuthUser, {}, { token: session })).status).toBe(401);
  expect([await logIn(email, FIRST), await logIn(email, SECOND)]).toEqual([422, 200]);
  // The other link was for the password of before.
  expect((await set(resetPassword, tokenOf(first), FIRST)).body.code).toBe('CODE_EXPIRED');
  expect(await mailsTo(email, 'staff-password-changed')).toHaveLength(1);
});

test('what a mail holds works in no address; what it is exchanged for does once, within five minutes', async () => {
  const { email } = await aColleague(world.deps, PRACTICE, { password_hash: 'x' });
  await ask(email);
  const mailed = tokenOf((await mailsTo(email, 'staff-password-link'))[0]);
  const look = (token: string) =>
    world.call(findStaffUser, { query: { forgotPasswordExpiryValidation: token } }, from());
  expect((await look(mailed)).body.code).toBe('CODE_EXPIRED');
  expect((await setWith(resetPassword, mailed, FIRST)).body.code).toBe('CODE_EXPIRED');
  const late = (await exchange(mailed)).body.token;
  expect((await exchange(late)).body.code).toBe('CODE_EXPIRED');
  world.deps.clock.advance(5 * 60_000);
  expect((await setWith(resetPassword, late, FIRST)).body.code).toBe('CODE_EXPIRED');
  const [one, other] = [(await exchange(mailed)).body.token, (await exchange(mailed)).body.token];
  expect((await setWith(resetPassword, one, FIRST)).status).toBe(200);
  for (const token of [one, other])
    expect((await setWith(resetPassword, token, SECOND)).body.code).toBe('CODE_EXPIRED');
  expect((await exchange(mailed)).body.code).toBe('CODE_EXPIRED');
  expect(await logIn(email, FIRST)).toBe(200);
});

test('a link that is over works no more, neither to be looked at nor to be used', async () => {
  const { email } = await aColleague(world.deps, PRACTICE, { password_hash: 'x' });
  await ask(email);
  const token = tokenOf((await mailsTo(email, 'staff-password-link'))[0]);
  world.deps.clock.advance(HOUR_MS);
  expect((await set(resetPassword, token, FIRST)).body.code).toBe('CODE_EXPIRED');
  const asked = await world.call(findStaffUser, { query: { forgotPasswordExpiryValidation: token } }, from());
  expect(asked.body.code).toBe('CODE_EXPIRED');
});

test('an address that an administrator changed hears of it, and links that it got work no more', async () => {
  const { id, email } = await aColleague(world.deps, PRACTICE, { password_hash: 'x' });
  await ask(email);
  const token = tokenOf((await mailsTo(email, 'staff-password-link'))[0]);
  const manager = { token: await world.staffSession('manager@bright-smile.test') };
  const body = { email: `new-${email}`, ...(await aProof(world.deps, manager.token)) };
  expect((await world.call(editColleague, { query: { practiceUserId: id }, body }, manager)).status).toBe(200);
  expect((await set(resetPassword, token, FIRST)).body.code).toBe('CODE_EXPIRED');
  expect(await mailsTo(email, 'staff-email-changed')).toHaveLength(1);
});

test('a changed address ends the sessions and the password of before, and the new one gets a link to set another', async () => {
  const password_hash = await world.deps.passwords.hash(FIRST);
  const { id, email } = await aColleague(world.deps, PRACTICE, { password_hash });
  const session = await world.sessionOf('staff', id);
  const manager = { token: await world.staffSession('manager@bright-smile.test') };
  const edit = async (body: object) =>
    world.call(
      editColleague,
      { query: { practiceUserId: id }, body: { ...body, ...(await aProof(world.deps, manager.token)) } },
      manager,
    );
  expect((await edit({ phone: '5125550188' })).status).toBe(200);
  expect((await world.call(getAuthUser, {}, { token: session })).status).toBe(200);
  expect((await edit({ email: `next-${email}` })).status).toBe(200);
  expect((await world.call(getAuthUser, {}, { token: session })).status).toBe(401);
  expect(await logIn(`next-${email}`, FIRST)).toBe(422);
  const [mail] = await mailsTo(`next-${email}`, 'staff-invited');
  expect((await set(createPassword, tokenOf(mail), SECOND)).status).toBe(200);
  expect(await logIn(`next-${email}`, SECOND)).toBe(200);
});

test('an administrator logs a colleague out everywhere, and nobody of another practice does', async () => {
  const { id } = await aColleague(world.deps, PRACTICE);
  const sessions = [await world.sessionOf('staff', id), await world.sessionOf('staff', id)];
  const open = async () =>
    Promise.all(sessions.map(async (token) => (await world.call(getAuthUser, {}, { token })).status));
  const end = async (email: string) =>
    (await world.call(endColleagueSessions, { params: { id } }, { token: await world.staffSession(email) })).status;
  expect(await end('manager@harbor-medspa.test')).toBe(404);
  expect(await open()).toEqual([200, 200]);
  expect(await end('manager@bright-smile.test')).toBe(200);
  expect(await open()).toEqual([401, 401]);
});

test('fifty at once with one link: one of them sets the password', async () => {
  const { email } = await aColleague(world.deps, PRACTICE, { password_hash: 'x' });
  await ask(email);
  const token = tokenOf((await mailsTo(email, 'staff-password-link'))[0]);
  const words = Array.from({ length: 50 }, (_, index) => `${FIRST}-${index}`);
  const answers = await Promise.all(words.map((password) => set(resetPassword, token, password)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.map(({ status }) => status)).not.toContain(500);
});

test('an address without an account, or switched off, is not recognized, and asking has an end for both', async () => {
  const { status, body } = await ask('nobody@bright-smile.test');
  expect([status, body]).toMatchObject([404, { message: 'Email not recognized.' }]);
  const { email: gone } = await aColleague(world.deps, PRACTICE, { is_active: 0 });
  expect((await ask(gone)).status).toBe(404);
  const { email } = await aColleague(world.deps, PRACTICE, { password_hash: 'x' });
  for (const address of [email, 'stranger@bright-smile.test']) {
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await ask(address));
    const { status: last, body: told } = answers.at(-1) ?? {};
    expect(last, address).toBe(429);
    // Staff have no codes that a link stands for.
    expect(told?.message).toMatch(/^You requested too many links\. .* A link we've already emailed you works once/);
  }
});

test.each([
  ['passwordConfirmation', FIRST, SECOND],
  ['password', 'too-short', 'too-short'],
  ['password', 'Password1234!', 'Password1234!'],
  ['password', 'x'.repeat(129), 'x'.repeat(129)],
])('a new password is refused for its %s: %s', async (field, password, again) => {
  const { email } = await aColleague(world.deps, PRACTICE, { password_hash: 'x' });
  await ask(email);
  const token = tokenOf((await mailsTo(email, 'staff-password-link'))[0]);
  const { status, body } = await set(resetPassword, token, password, again);
  expect([status, body.fields?.map((one) => one.field)]).toEqual([422, [field]]);
  expect((await set(resetPassword, token, FIRST)).status).toBe(200);
});

test('one’s own password is changed: this session goes on, the others end, and the owner hears of it', async () => {
  const { id, email } = await aColleague(world.deps, PRACTICE, {
    password_hash: await world.deps.passwords.hash(FIRST),
  });
  const [here, elsewhere] = [await world.sessionOf('staff', id), await world.sessionOf('staff', id)];
  const change = (currentPassword: string, password: string) =>
    world.call(changePassword, { body: { currentPassword, password } }, { token: here, ...from() });
  expect((await change(SECOND, SECOND)).body).toMatchObject({
    code: 'WRONG_PASSWORD',
    fields: [{ field: 'currentPassword' }],
  });
  expect((await change(FIRST, FIRST)).body.fields?.[0]?.field).toBe('password');
  expect((await change(FIRST, SECOND)).status).toBe(200);
  expect((await world.call(getAuthUser, {}, { token: here })).status).toBe(200);
  expect((await world.call(getAuthUser, {}, { token: elsewhere })).status).toBe(401);
  expect(await logIn(email, SECOND)).toBe(200);
  expect(await mailsTo(email, 'staff-password-changed')).toHaveLength(1);
});

test('with a session, colleagues in scope are found, and nobody else', async () => {
  const token = await world.staffSession('manager@bright-smile.test');
  const find = async (email: string) => world.call(findStaffUser, { query: { email } }, { token, ...from() });
  expect((await find('staff@bright-smile.test')).body.data).toMatchObject({
    role: 'PracticeStaff',
    linkExpiresAt: null,
  });
  expect((await find('staff@harbor-medspa.test')).body).toMatchObject({
    code: 'NOT_FOUND',
    message: 'Email not recognized.',
  });
  // What somebody has read of the message center is theirs alone.
  const unread = ['discount', 'calculator'].map((key) => ({ key, seenAt: null }));
  expect((await find('manager@bright-smile.test')).body.data?.messages).toEqual(unread);
  expect((await find('staff@bright-smile.test')).body.data?.messages).toBeNull();
  const anybody = await world.call(findStaffUser, { query: { email: 'staff@bright-smile.test' } }, from());
  expect(anybody.status).toBe(404);
});

test('links and changes of passwords are on record, without a word of them', async () => {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('audit').selectAll().where('action', 'like', 'staff.password%'),
  );
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['staff.password_link_sent', 'staff.password_set', 'staff.password_changed']),
  );
  for (const { detail } of rows) expect(detail).not.toContain(FIRST);
});

test('a link that has been over for a week is removed, and one that works stays', async () => {
  const { deps } = world;
  const { email } = await aColleague(deps, PRACTICE);
  const links = async () =>
    (await deps.database.read.query(deps.database.read.builder.selectFrom('password_link').selectAll())).length;
  deps.clock.advance(30 * 24 * HOUR_MS);
  expect(await links()).toBeGreaterThan(0);
  await ask(email);
  await platformSchedules({ deps })
    .find(({ name }) => name === 'remove-expired')
    ?.run();
  expect(await links()).toBe(1);
});
