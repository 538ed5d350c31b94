import { getOnboarding } from '@contract/onboarding/calls';
import { changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { sendPracticeContactCode, verifyPracticeContactCode } from '@contract/practice-contact/calls';
import { changePracticeDetails, getPracticeDetails } from '@contract/practice-settings/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

const PRACTICE = 'prac-clearview-eye';
const EMAIL = 'desk@clearview-eye.test';
const PHONE = '3125550188';
type Channel = 'email' | 'phone';

let world: ApplyWorld;
let manager: string;
let platform: string;
beforeEach(async () => {
  world = await startApplyWorld();
  manager = await world.staffSession('manager@clearview-eye.test');
  platform = await world.staffSession('admin@demo.test');
  await change({ email: EMAIL, phoneNumber: PHONE });
});
afterEach(() => world.discard());

const change = (body: object) =>
  world.call(changePracticeDetails, { params: { id: PRACTICE }, body }, { token: platform });
const send = (channel: Channel, token = manager, id = PRACTICE) =>
  world.call(sendPracticeContactCode, { params: { id }, body: { channel } }, { token });
const verify = (channel: Channel, otp: string, token = manager) =>
  world.call(verifyPracticeContactCode, { body: { channel, otp } }, { token });
const details = async () =>
  (await world.call(getPracticeDetails, { query: { practiceId: PRACTICE } }, { token: manager })).body;
const verified = async () => {
  const { emailVerifiedAt, phoneVerifiedAt } = await details();
  return [emailVerifiedAt !== null, phoneVerifiedAt !== null];
};
const wrongOf = (otp: string) => (otp === '000000' ? '111111' : '000000');

describe('a practice', () => {
  test('verifies its own address by the code that comes to it, and each contact for itself', async () => {
    const sent = await send('email');
    expect([sent.status, sent.body.sentTo]).toEqual([200, expect.stringContaining('@')]);
    expect(sent.body.sentTo).not.toContain('desk');
    const otp = await world.codeFor(EMAIL);
    const wrong = await verify('email', wrongOf(otp));
    expect([wrong.status, wrong.body]).toMatchObject([422, { code: 'WRONG_CODE', triesLeft: 4 }]);
    // The code of the address says nothing of the phone.
    expect((await verify('phone', otp)).body.code).toBe('CODE_EXPIRED');
    const right = await verify('email', otp);
    expect([right.status, right.body]).toMatchObject([200, { practiceId: PRACTICE, channel: 'email' }]);
    expect(await verified()).toEqual([true, false]);
    expect((await send('email')).body.message).toBe('This is verified already.');
    await send('phone');
    await verify('phone', await world.codeFor(`+1${PHONE}`));
    expect(await verified()).toEqual([true, true]);
    const acts = (await world.rows<{ action: string }>('audit')).map(({ action }) => action);
    expect(acts.filter((act) => act.startsWith('practice.contact'))).toEqual([
      'practice.contact_code_sent',
      'practice.contact_verified',
      'practice.contact_code_sent',
      'practice.contact_verified',
    ]);
  });

  test('enters the code itself; the platform has it read out', async () => {
    await send('email');
    expect((await world.mailsTo(EMAIL))[0]?.text).toContain('Enter this code to continue.');
    await send('email', platform);
    expect((await world.mailsTo(EMAIL))[0]?.text).toContain("Read this code to the person you're speaking with.");
  });

  test('has another address verified anew: what was proven of the old one counts no longer', async () => {
    for (const channel of ['email', 'phone'] as const) {
      await send(channel);
      await verify(channel, await world.codeFor(channel === 'email' ? EMAIL : `+1${PHONE}`));
    }
    await change({ practiceURL: 'https://clearview.example' });
    expect(await verified()).toEqual([true, true]);
    expect((await change({ email: 'new@clearview-eye.test' })).body).toMatchObject({ emailVerifiedAt: null });
    expect(await verified()).toEqual([false, true]);
    // The way of onboarding.
    const body = { practiceId: PRACTICE, phoneNumber: '3125550189' };
    await world.call(changeProviderInformation, { body }, { token: platform });
    const { body: all } = await world.call(getOnboarding, { query: { practiceId: PRACTICE } }, { token: platform });
    expect(all.providerInformation).toMatchObject({ emailVerifiedAt: null, phoneVerifiedAt: null });
    await change({ email: EMAIL });
    expect(await verified()).toEqual([false, false]);
  });
});

describe('a code', () => {
  test('belongs to whoever asked for it', async () => {
    // Somebody else's, of another practice.
    await send('email', platform, 'prac-bright-smile');
    await send('email');
    const otp = await world.codeFor(EMAIL);
    expect((await verify('email', otp, platform)).body.code).toBe('WRONG_CODE');
    expect(await verified()).toEqual([false, false]);
    expect((await verify('email', otp)).status).toBe(200);
  });

  test('is of the address that it was sent to', async () => {
    await send('email');
    const otp = await world.codeFor(EMAIL);
    await change({ email: 'new@clearview-eye.test' });
    expect((await verify('email', otp)).body.code).toBe('CODE_EXPIRED');
    expect(await verified()).toEqual([false, false]);
  });

  test('ends after ten minutes, and after five tries', async () => {
    await send('email');
    const first = await world.codeFor(EMAIL);
    world.deps.clock.advance(10 * 60_000 + 1);
    expect((await verify('email', first)).body.code).toBe('CODE_EXPIRED');
    await send('email');
    const second = await world.codeFor(EMAIL);
    for (let tries = 0; tries < 5; tries += 1) await verify('email', wrongOf(second));
    expect((await verify('email', second)).body.code).toBe('CODE_USED_UP');
    expect(await verified()).toEqual([false, false]);
  });

  test('is sent five times in ten minutes', async () => {
    await world.discard();
    world = await startApplyWorld(undefined, { PF_RATE_LIMITS: 'on' });
    manager = await world.staffSession('manager@clearview-eye.test');
    for (let sends = 0; sends < 5; sends += 1) expect((await send('email')).status).toBe(200);
    const { status, body } = await send('email');
    expect([status, body.code, body.retryAfterSeconds]).toEqual([429, 'RATE_LIMITED', 600]);
  });

  test('of fifty who enter it at once, lets one through', async () => {
    await send('email');
    const otp = await world.codeFor(EMAIL);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify('email', otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verified()).toEqual([true, false]);
    const acts = await world.rows<{ action: string }>('audit');
    expect(acts.filter(({ action }) => action === 'practice.contact_verified')).toHaveLength(1);
  });

  test('is asked for by those who may change how the practice is reached, and sees no other practice', async () => {
    const staff = await world.staffSession('staff@clearview-eye.test');
    const other = await world.staffSession('manager@bright-smile.test');
    const privi = await world.staffSession('privi-admin@demo.test');
    expect([(await send('email', staff)).status, (await verify('email', '123456', staff)).status]).toEqual([403, 403]);
    expect([(await send('email', other)).status, (await send('email', privi)).status]).toEqual([404, 404]);
    expect((await verify('email', '123456', other)).body.code).toBe('CODE_EXPIRED');
  });

  test('is sent and entered by nobody who may only look at the practice', async () => {
    await send('email');
    const otp = await world.codeFor(EMAIL);
    const only = `permissions = '["practice.view"]'`;
    await world.deps.database.migrate([`update staff set ${only} where email = 'manager@clearview-eye.test'`]);
    expect([(await send('phone')).status, (await verify('email', otp)).status]).toEqual([403, 403]);
    expect((await details()).emailVerifiedAt).toBeNull();
  });

  test('says nothing to whoever lost the practice meanwhile', async () => {
    await send('email');
    const otp = await world.codeFor(EMAIL);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('staff_practice')
          .set({ practice_id: 'prac-bright-smile' })
          .where('practice_id', '=', PRACTICE),
      ),
    );
    expect((await verify('email', otp)).body.code).toBe('CODE_EXPIRED');
    expect(await verified().catch(() => 'hidden')).not.toEqual([true, false]);
  });
});
