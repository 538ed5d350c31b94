import { getPersonalInfo, sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import {
  sendApplicationTextCode,
  sendApplicationVoiceCode,
  verifyApplicationCode,
  verifyApplicationWelcomeBack,
} from '@contract/application/code-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

async function begin(email: string) {
  const { body } = await world.call(startApplication, { body: { email, practice: 'bright-smile' } });
  return body.applicationId;
}

const enter = (body: Parameters<typeof world.call<typeof verifyApplicationCode>>[1]['body']) =>
  world.call(verifyApplicationCode, { body });

describe('a start', () => {
  test('answers the same for known and unknown addresses', async () => {
    await world.arrive('known@example.test');
    const [known, unknown] = await Promise.all(
      ['known@example.test', 'stranger@example.test'].map((email) =>
        world.call(startApplication, { body: { email, practice: 'bright-smile' } }),
      ),
    );
    expect(known?.status).toBe(200);
    expect({ ...known?.body, applicationId: '' }).toEqual({ ...unknown?.body, applicationId: '' });
  });

  test('keeps the welcome-back page when it was asked for, and no other', async () => {
    const open = (pagePath: string) =>
      world.call(startApplication, { body: { email: 'a@example.test', practice: 'bright-smile', pagePath } });
    expect((await open('welcome-back')).body.pagePath).toBe('welcome-back');
    expect((await open('personal-info')).body.pagePath).toBe('verification-code');
  });

  test('is refused for an unknown practice and for one that was closed', async () => {
    for (const practice of ['no-such-practice', 'coast-dental']) {
      const { status } = await world.call(startApplication, { body: { email: 'a@example.test', practice } });
      expect(status).toBe(404);
    }
  });

  test('sends its code only to the address that began it', async () => {
    const applicationId = await begin('mine@example.test');
    const { status, body } = await world.call(sendApplicationEmailCode, {
      body: { email: 'other@example.test', applicationId },
    });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject([{ field: 'email' }]);
  });

  test('is found by its address where a code is asked for without its id: the newest, and nothing tells whether there is one', async () => {
    const email = 'by-address@example.test';
    const earlier = await begin(email);
    world.deps.clock.advance(1000);
    const applicationId = await begin(email);
    const sent = await world.call(sendApplicationEmailCode, { body: { email } });
    const otp = await world.codeFor(email);
    expect((await enter({ otp, applicationId: earlier, email, channel: 'email' })).body.code).toBe('CODE_EXPIRED');
    expect((await enter({ otp, applicationId, email, channel: 'email' })).status).toBe(200);

    const nobody = await world.call(sendApplicationEmailCode, { body: { email: 'no-start@example.test' } });
    expect(Object.keys(nobody.body)).toEqual(Object.keys(sent.body));
    expect([sent.status, nobody.status]).toEqual([200, 200]);
    expect(await world.mailsTo('no-start@example.test')).toEqual([]);
  });

  test.each([
    [sendApplicationTextCode, 'sms', '5125550163'],
    [sendApplicationVoiceCode, 'landline', '5125550164'],
  ] as const)('is found by its address for a phone too (%#)', async (send, channel, phone) => {
    const email = `${channel}-by-address@example.test`;
    const applicationId = await begin(email);
    expect((await world.call(send, { body: { email, phone } })).status).toBe(200);
    const otp = await world.codeFor(`+1${phone}`);
    expect((await enter({ otp, applicationId, phone, email, channel })).status).toBe(200);
  });

  test('is forgotten after a day', async () => {
    const applicationId = await begin('late@example.test');
    world.deps.clock.advance(25 * 3600_000);
    const { status } = await world.call(sendApplicationEmailCode, {
      body: { email: 'late@example.test', applicationId },
    });
    expect(status).toBe(404);
  });
});

describe('a code', () => {
  test('opens a fresh application with a session, a number and a history', async () => {
    const { token, applicationId } = await world.arrive('fresh@example.test');
    const { status, body } = await world.call(getPersonalInfo, { query: { applicationId } }, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'INCOMPLETE',
      pagePath: 'personal-info',
      email: 'fresh@example.test',
      isEmailVerified: true,
      outcome: null,
    });
    expect(await world.rows('application_history', ['application_id', applicationId])).toMatchObject([
      { action: 'STARTED' },
    ]);
  });

  test('that is wrong costs a try and opens nothing', async () => {
    const email = 'wrong@example.test';
    const applicationId = await begin(email);
    await world.call(sendApplicationEmailCode, { body: { email, applicationId } });
    const right = await world.codeFor(email);
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await enter({ otp: wrong, applicationId, email, channel: 'email' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'WRONG_CODE', triesLeft: 4 });
    expect(await world.rows('borrower', ['email', email])).toEqual([]);
    expect((await enter({ otp: right, applicationId, email, channel: 'email' })).status).toBe(200);
  });

  test('works once and for ten minutes', async () => {
    const email = 'once@example.test';
    const applicationId = await begin(email);
    await world.call(sendApplicationEmailCode, { body: { email, applicationId } });
    const entry = { otp: await world.codeFor(email), applicationId, email, channel: 'email' as const };
    expect((await enter(entry)).status).toBe(200);
    expect((await enter(entry)).body.code).toBe('CODE_USED_UP');
    world.deps.clock.advance(1000);
    await world.call(sendApplicationEmailCode, { body: { email, applicationId } });
    const second = { ...entry, otp: await world.codeFor(email) };
    world.deps.clock.advance(11 * 60_000);
    expect((await enter(second)).body.code).toBe('CODE_EXPIRED');
  });

  test('of one application does not open another', async () => {
    const email = 'two@example.test';
    const [first, second] = [await begin(email), await begin(email)];
    await world.call(sendApplicationEmailCode, { body: { email, applicationId: first } });
    const otp = await world.codeFor(email);
    expect((await enter({ otp, applicationId: second, email, channel: 'email' })).body.code).toBe('CODE_EXPIRED');
  });

  test.each([
    [sendApplicationTextCode, 'sms', '5125550161'],
    [sendApplicationVoiceCode, 'landline', '5125550162'],
  ] as const)('by phone makes a person whose address is not proven', async (send, channel, phone) => {
    const email = `${channel}@example.test`;
    const applicationId = await begin(email);
    await world.call(send, { body: { email, phone, applicationId } });
    const otp = await world.codeFor(`+1${phone}`);
    const { body } = await enter({ otp, applicationId, phone, email, channel });
    expect(body.application).toMatchObject({ isEmailVerified: false, isPhoneVerified: true, phoneNumber: phone });
  });
});

describe('a phone opens an account only together with its own address', () => {
  const phone = '5125550170';
  async function byPhone(email: string) {
    const applicationId = await begin(email);
    await world.call(sendApplicationTextCode, { body: { email, phone, applicationId } });
    return enter({ otp: await world.codeFor(`+1${phone}`), applicationId, phone, email, channel: 'sms' });
  }

  test('the same number and address come back to the same person', async () => {
    const first = await byPhone('household1@example.test');
    const again = await byPhone('household1@example.test');
    const other = await byPhone('household2@example.test');
    expect(again.body.user?.id).toBe(first.body.user?.id);
    expect(again.body.application?._id).toBe(first.body.application?._id);
    expect(other.body.user?.id).not.toBe(first.body.user?.id);
  });

  test('an address that somebody else has proven asks for its own code', async () => {
    await world.arrive('owner@example.test');
    const { status, body } = await byPhone('owner@example.test');
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: null, user: null, application: null, pagePath: 'verification-code' });
  });

  test('an account prepared under a foreign address is not handed to its owner', async () => {
    const squatter = await byPhone('victim@example.test');
    const { applicationId } = await world.arrive('victim@example.test');
    expect(applicationId).not.toBe(squatter.body.application?._id);
  });
});

describe('a returning person', () => {
  test('goes on with the application of the practice on another device', async () => {
    const first = await world.arrive('back@example.test');
    const again = await world.arrive('back@example.test');
    expect(again.applicationId).toBe(first.applicationId);
    expect((await world.arrive('back@example.test', 'harbor-medspa')).applicationId).not.toBe(first.applicationId);
  });

  test('of a further application is told that it is one', async () => {
    const first = await world.arrive('further@example.test');
    const again = async () => {
      const { body } = await world.call(verifyApplicationWelcomeBack, { body: { data: 'further@example.test' } });
      const otp = await world.codeFor('further@example.test');
      return (await enter({ otp, applicationId: body.applicationId, email: 'further@example.test', channel: 'email' }))
        .body;
    };
    expect((await again()).isReapply).toBe(false);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder.updateTable('application').set({ purpose: 'REAPPLY' }).where('id', '=', first.applicationId),
      ),
    );
    expect(await again()).toMatchObject({ isReapply: true, application: { _id: first.applicationId } });
  });

  test('is welcomed back by the proven address', async () => {
    const before = await world.arrive('welcome@example.test');
    const { body } = await world.call(verifyApplicationWelcomeBack, { body: { data: 'welcome@example.test' } });
    const otp = await world.codeFor('welcome@example.test');
    const entered = await enter({
      otp,
      applicationId: body.applicationId,
      email: 'welcome@example.test',
      channel: 'email',
    });
    expect(entered.body.application?._id).toBe(before.applicationId);
    expect(entered.body.practiceSlug).toBe('bright-smile');
  });

  test('is not told from a stranger, to whom nothing is sent', async () => {
    await world.arrive('insider@example.test');
    const ask = (data: string) => world.call(verifyApplicationWelcomeBack, { body: { data } });
    const [known, unknown] = [await ask('insider@example.test'), await ask('outsider@example.test')];
    expect(unknown.status).toBe(known.status);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect(unknown.body).toMatchObject({ channel: 'email', expiresAt: known.body.expiresAt });
    await expect(world.codeFor('outsider@example.test')).rejects.toThrow('No code reached');
  });
});
