import { getLoggedBorrower } from '@contract/borrower/calls';
import { getBorrower } from '@contract/borrower-file/calls';
import { changePatientInfo } from '@contract/borrower-file/info-calls';
import { confirmOwnContact, getOwnContactChanges, sendOwnContactCode } from '@contract/borrower-file/own-contact-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { aBorrower, aMembership } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
let staff: string;
beforeAll(async () => {
  world = await startApplyWorld();
  staff = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

let people = 0;
/** Somebody whose contacts are proven and are to become others. */
async function changing(body: { email?: string; phoneNumber?: string }, given: Parameters<typeof aBorrower>[1] = {}) {
  people += 1;
  const phone = `51255504${String(people).padStart(2, '0')}`;
  const row = await aBorrower(world.deps, { phone, phone_verified_at: world.deps.clock.now(), ...given });
  await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
  const asked = { params: { id: row.id }, body: { ...body, version: row.version } };
  expect((await world.call(changePatientInfo, asked, { token: staff })).status).toBe(200);
  return { ...row, phone, token: await world.sessionOf('borrower', row.id) };
}
type Who = { token: string };
const waits = async ({ token }: Who) => (await world.call(getOwnContactChanges, {}, { token })).body.data;
const send = ({ token }: Who, channel: 'email' | 'phone') =>
  world.call(sendOwnContactCode, { body: { channel } }, { token });
const confirm = ({ token }: Who, channel: 'email' | 'phone', otp: string) =>
  world.call(confirmOwnContact, { body: { channel, otp } }, { token });
const me = ({ token }: Who) => world.call(getLoggedBorrower, {}, { token });

test('whoever is logged in confirms their new email address by the code that comes to it, and stays logged in here alone', async () => {
  const email = 'own-new@example.test';
  const who = await changing({ email });
  const elsewhere = { token: await world.sessionOf('borrower', who.id) };
  const [mail] = await world.mailsTo(email);
  expect(mail?.text).toContain('/v2/borrower/help');
  expect(mail?.text).not.toContain(who.id);
  expect(await waits(who)).toEqual([{ channel: 'email', sentTo: 'o•••@e•••.test' }]);
  expect((await send(who, 'email')).body).toMatchObject({ sentTo: 'o•••@e•••.test' });
  expect((await confirm(who, 'email', await world.codeFor(email))).body).toEqual({ success: true });
  expect((await me(who)).body).toMatchObject({ email, isEmailVerified: true });
  expect((await me(elsewhere)).status).toBe(401);
  expect(await waits(who)).toEqual([]);
  const { user } = (await world.call(getBorrower, { query: { user_id: who.id } }, { token: staff })).body;
  expect(user).toMatchObject({ email, isEmailVerified: true, newEmail: null });
  expect(user.acts[0]).toMatchObject({ kind: 'EMAIL_VERIFIED', userName: 'Priya Raman' });
  const rows = await world.rows<{ action: string; object_id: string; actor_kind: string }>('audit');
  const proven = rows.filter(({ action, object_id }) => action === 'borrower.email_verified' && object_id === who.id);
  expect(proven).toMatchObject([{ actor_kind: 'borrower' }]);
  expect((await world.mailsTo(who.email))[0]?.text).toContain('We changed your email address');
});

test('a new number is confirmed alike', async () => {
  const who = await changing({ phoneNumber: '(512) 555-0498' });
  await send(who, 'phone');
  expect((await confirm(who, 'phone', await world.codeFor('+15125550498'))).status).toBe(200);
  expect((await me(who)).body).toMatchObject({ phoneNumber: '5125550498', isPhoneVerified: true });
});

test('a wrong code tells the tries that are left, an old one that it is over, and a used one serves no second time', async () => {
  const email = 'own-wrong@example.test';
  const who = await changing({ email });
  await send(who, 'email');
  const code = await world.codeFor(email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await confirm(who, 'email', wrong)).body).toMatchObject({ code: 'WRONG_CODE', triesLeft: 4 });
  world.deps.clock.advance(11 * 60_000);
  expect((await confirm(who, 'email', code)).body.code).toBe('CODE_EXPIRED');
  expect((await me(who)).body).toMatchObject({ email: who.email });
  await send(who, 'email');
  const next = await world.codeFor(email);
  expect((await confirm(who, 'email', next)).status).toBe(200);
  expect((await confirm(who, 'email', next)).body.code).toBe('NOT_FOUND');
});

test('where nothing waits, or it was taken back, no code is sent and none is taken', async () => {
  const email = 'own-back@example.test';
  const who = await changing({ email });
  await send(who, 'email');
  const code = await world.codeFor(email);
  const before = { params: { id: who.id }, body: { email: who.email } };
  expect((await world.call(changePatientInfo, before, { token: staff })).status).toBe(200);
  expect((await confirm(who, 'email', code)).body.code).toBe('NOT_FOUND');
  expect((await send(who, 'email')).body.code).toBe('NOT_FOUND');
  expect((await send(who, 'phone')).body.code).toBe('NOT_FOUND');
});

test('nobody confirms what another waits for', async () => {
  const email = 'own-other@example.test';
  const who = await changing({ email });
  const other = await changing({ email: 'own-third@example.test' });
  await send(who, 'email');
  expect((await confirm(other, 'email', await world.codeFor(email))).body.code).toBe('CODE_EXPIRED');
  expect((await me(other)).body).toMatchObject({ email: other.email });
});

test('a member confirms theirs in the portal of the memberships', async () => {
  const email = 'own-member@example.test';
  const who = await changing({ email });
  await aMembership(world.deps, { id: who.id, practice_id: 'prac-harbor-medspa' });
  const member = { token: await world.sessionOf('member', who.id) };
  expect(await waits(member)).toHaveLength(1);
  await send(member, 'email');
  expect((await confirm(member, 'email', await world.codeFor(email))).status).toBe(200);
  expect(await waits(member)).toEqual([]);
});
