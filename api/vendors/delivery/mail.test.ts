import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { recordedRuntime, type SandboxHarness, startSandboxHarness } from '../sandbox-harness';
import { VendorError } from '../vendor-error';

let sandbox: SandboxHarness;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
});
afterEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const aMail = (changes: Partial<{ to: string; html: string; operationId: string }> = {}) => ({
  to: 'robin@example.test',
  subject: 'Your code – Ça va?',
  text: 'Your verification code is 482913.\nIt works for 10 minutes.',
  operationId: 'mail-1',
  ...changes,
});

describe('a real SMTP round trip', () => {
  test('puts the message into the mailbox with its code', async () => {
    const sent = await sandbox.vendors().mail.send(aMail({ html: '<p>Your code is <b>482913</b></p>' }));
    expect(sent.status).toBe('accepted');
    const [message, ...others] = await sandbox.mailbox('ROBIN@example.test');
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      channel: 'email',
      to: 'robin@example.test',
      subject: 'Your code – Ça va?',
      text: 'Your verification code is 482913.\nIt works for 10 minutes.',
      code: '482913',
    });
    expect(message?.html).toContain('<b>482913</b>');
    expect(message?.sentAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('shows the newest first and other people’s mail not at all', async () => {
    const { mail } = sandbox.vendors();
    await mail.send(aMail({ operationId: 'a' }));
    await mail.send(aMail({ operationId: 'b', to: 'other@example.test' }));
    await mail.send({ ...aMail({ operationId: 'c' }), subject: 'Second' });
    expect((await sandbox.mailbox('robin@example.test')).map(({ subject }) => subject)).toEqual([
      'Second',
      'Your code – Ça va?',
    ]);
    expect(await sandbox.mailbox()).toHaveLength(3);
  });

  test('carries its files, which the mailbox lists and serves as they were', async () => {
    const content = Buffer.from('%PDF-1.7 a file');
    const attachments = [{ filename: 'notice.pdf', contentType: 'application/pdf', content }];
    await sandbox.vendors().mail.send({ ...aMail(), attachments });
    const [message] = await sandbox.mailbox('robin@example.test');
    const [file, ...others] = message?.attachments ?? [];
    expect(others).toEqual([]);
    expect(file).toMatchObject({ filename: 'notice.pdf', contentType: 'application/pdf', size: content.length });
    const served = await fetch(file?.url ?? '');
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(content);
    expect(await (await fetch(`${sandbox.url}/mailbox`)).text()).toContain(`/mailbox/${message?.id}/attachments/0`);
  });

  test('the same operation sent twice arrives once', async () => {
    const { mail } = sandbox.vendors();
    expect(await mail.send(aMail())).toEqual(await mail.send(aMail()));
    expect(await sandbox.mailbox()).toHaveLength(1);
  });

  test('a line break in the subject makes no header', async () => {
    await sandbox.vendors().mail.send({ ...aMail(), subject: 'Hello\r\nBcc: evil@example.test' });
    expect(await sandbox.mailbox('evil@example.test')).toEqual([]);
    expect(await sandbox.mailbox('robin@example.test')).toHaveLength(1);
  });
});

describe('an address that cannot get mail is a result, not a failure', () => {
  const invalid = { status: 'undeliverable', reason: 'invalid_recipient' };

  test('refused by the server', async () => {
    expect(await sandbox.vendors().mail.send(aMail({ to: 'bounce@example.test' }))).toEqual(invalid);
    expect(await sandbox.mailbox()).toEqual([]);
  });

  test.each(['no address', 'a@b.test, c@d.test', 'Eve <eve@example.test>', 'a@b.test\r\nRCPT'])(
    'not one plain address, so no server is asked: %j',
    async (to) => {
      const { mail } = sandbox.vendors({}, { smtpUrl: 'smtp://127.0.0.1:9' });
      expect(await mail.send(aMail({ to }))).toEqual(invalid);
    },
  );
});

describe('failures of the server', () => {
  test.each(['down', 'rate-limit', 'error500', 'lost-response'])(
    '%s once: sent on the next try, once',
    async (mode) => {
      await sandbox.fault({ vendor: 'mail', mode });
      expect((await sandbox.vendors().mail.send(aMail())).status).toBe('accepted');
      expect(await sandbox.mailbox()).toHaveLength(1);
    },
  );

  test.each([
    ['down', 'unavailable', 0],
    ['error500', 'unavailable', 0],
    ['hang', 'timeout', 0],
    ['lost-response', 'unavailable', 1],
  ])('%s on every try: %s', async (mode, kind, arrived) => {
    await sandbox.fault({ vendor: 'mail', mode, times: 9 });
    const failure = await sandbox
      .vendors(mode === 'hang' ? { timeoutMs: 150 } : {})
      .mail.send(aMail())
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(VendorError);
    expect(failure).toMatchObject({ vendor: 'mail', kind });
    expect(String(failure)).not.toMatch(/robin|482913/);
    expect(await sandbox.mailbox()).toHaveLength(arrived);
  });

  test('nobody listens: unavailable, nothing processed, and the breaker spares the next callers', async () => {
    const { runtime } = recordedRuntime();
    const { mail } = sandbox.vendors(
      { runtime, breaker: { failuresMax: 3, openMs: 20_000 } },
      { smtpUrl: 'smtp://127.0.0.1:9' },
    );
    await expect(mail.send(aMail())).rejects.toMatchObject({ kind: 'unavailable', notProcessed: true });
    await expect(mail.send(aMail())).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 20 });
  });
});

test('a server elsewhere that speaks no TLS gets no mail', async () => {
  const url = new URL(sandbox.smtpUrl);
  const { mail } = sandbox.vendors({ attemptsMax: 1 }, { smtpUrl: `smtp://0.0.0.0:${url.port}` });
  await expect(mail.send(aMail())).rejects.toMatchObject({ vendor: 'mail', kind: 'rejected' });
  expect(await sandbox.mailbox()).toEqual([]);
});
