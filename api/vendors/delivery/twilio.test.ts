import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../sandbox-harness';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const MOBILE = '+15125550123';
const LANDLINE = '+15125550198';
const text = 'PatientFi: your code is 482913 & it works for <10 minutes.';

describe('a text message', () => {
  test('arrives with its code, found by any notation of the number', async () => {
    const sent = await sandbox.vendors().sms.send({ to: MOBILE, text });
    expect(sent).toMatchObject({ status: 'accepted', messageId: expect.stringMatching(/^SM/) });
    for (const to of [MOBILE, '(512) 555-0123', '15125550123']) {
      expect(await sandbox.mailbox(to)).toMatchObject([{ channel: 'sms', to: MOBILE, text, code: '482913' }]);
    }
  });

  test.each([
    [LANDLINE, 'not_a_mobile'],
    ['+15125550197', 'opted_out'],
    ['+15125550196', 'invalid_recipient'],
    ['512', 'invalid_recipient'],
  ])('to %s is undeliverable: %s', async (to, reason) => {
    expect(await sandbox.vendors().sms.send({ to, text })).toEqual({ status: 'undeliverable', reason });
    expect(await sandbox.mailbox()).toEqual([]);
  });
});

describe('a phone call', () => {
  test('says the code digit by digit, also to a landline', async () => {
    const sent = await sandbox.vendors().voice.send({ to: LANDLINE, text });
    expect(sent).toMatchObject({ status: 'accepted', messageId: expect.stringMatching(/^CA/) });
    expect(await sandbox.mailbox(LANDLINE)).toMatchObject([
      {
        channel: 'voice',
        text: 'PatientFi: your code is 4 8 2 9 1 3 & it works for <10 minutes.',
        code: '482913',
      },
    ]);
  });
});

describe('failures', () => {
  test('429 is repeated, because Twilio has not processed it', async () => {
    await sandbox.fault({ vendor: 'sms', mode: 'rate-limit' });
    expect((await sandbox.vendors().sms.send({ to: MOBILE, text })).status).toBe('accepted');
    expect(await sandbox.mailbox(MOBILE)).toHaveLength(1);
  });

  test.each([
    ['error500', 'unavailable', 0],
    ['lost-response', 'unavailable', 1],
    ['hang', 'timeout', 0],
  ])('%s is not repeated, so that nobody gets two: %s', async (mode, kind, arrived) => {
    await sandbox.fault({ vendor: 'sms', mode });
    const sending = sandbox.vendors(mode === 'hang' ? { timeoutMs: 80 } : {}).sms.send({ to: MOBILE, text });
    await expect(sending).rejects.toMatchObject({ vendor: 'sms', kind, notProcessed: false });
    expect(await sandbox.mailbox(MOBILE)).toHaveLength(arrived);
  });

  test('texts being down leaves calls alone', async () => {
    await sandbox.fault({ vendor: 'sms', mode: 'down', times: 9 });
    const { sms, voice } = sandbox.vendors();
    await expect(sms.send({ to: MOBILE, text })).rejects.toMatchObject({ vendor: 'sms', kind: 'unavailable' });
    expect((await voice.send({ to: MOBILE, text })).status).toBe('accepted');
  });

  test.each([
    [{ twilioAuthToken: 'live_token' }, 401],
    [{ twilioFrom: 'nobody' }, 400],
  ])('our own fault is rejected: %j', async (config, status) => {
    const sending = sandbox.vendors({}, config).voice.send({ to: MOBILE, text });
    await expect(sending).rejects.toMatchObject({ vendor: 'voice', kind: 'rejected', status });
  });
});
