import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox';
import { codeOf } from '../security/code-value';
import type { CodeChannel } from '../security/one-time-code';
import { addAny } from '../test/any-message';
import { createTestDeps, type TestDeps } from '../test/deps';
import { createDeliveryHandlers } from './deliveries';
import { createOutboxDispatcher } from './outbox-dispatcher';

let sandbox: RunningSandbox;
let deps: TestDeps;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1' });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  deps = await createTestDeps({ sandbox });
});
afterEach(() => deps.discard());

type Received = { channel: string; to: string; subject: string; text: string; html?: string; code?: string };
const received = async (to: string): Promise<Received[]> => {
  const answer = await fetch(`${sandbox.url}/mailbox.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as Received[];
};
const dispatcher = () => createOutboxDispatcher({ deps, handlers: createDeliveryHandlers(deps) });
const sendCode = (channel: CodeChannel, destination: string, deliver = true) =>
  deps.database.transaction((tx) =>
    deps.codes.send(tx, {
      purpose: 'borrower-login',
      channel,
      destination,
      subjectId: null,
      applicationId: null,
      practiceId: null,
      brand: 'membership',
      addressHash: 'address',
      deliver,
    }),
  );

describe('a code', () => {
  test.each([
    ['email', 'email', 'code-by-mail@doe.test'],
    ['sms', 'sms', '+15125550141'],
    ['landline', 'voice', '+15125550142'],
  ] as const)('asked for by %s arrives as %s and logs in', async (channel, arrivesAs, to) => {
    const { challengeId } = await sendCode(channel, to);
    await dispatcher().runDue();
    const [message, ...more] = await received(to);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ channel: arrivesAs, code: codeOf(deps.config.codeKey, challengeId) });
    const code = message?.code ?? '';
    const result = await deps.database.transaction((tx) =>
      deps.codes.verify(tx, { challengeId, purpose: 'borrower-login', code }),
    );
    expect(result).toMatchObject({ ok: true, challenge: { destination: to } });
  });

  test('carries the brand it was asked for', async () => {
    await sendCode('email', 'brand@doe.test');
    await dispatcher().runDue();
    const [message] = await received('brand@doe.test');
    expect(message?.subject).toBe('Your PRIVI code');
    expect(message?.html).toContain('PRIVI');
    expect(message?.text).not.toContain('PatientFi');
  });

  test('of an unknown person goes nowhere', async () => {
    await sendCode('email', 'unknown@doe.test', false);
    expect(await dispatcher().runDue()).toBe(1);
    expect(await received('unknown@doe.test')).toEqual([]);
  });

  test('that could no longer be used is not sent', async () => {
    await sendCode('email', 'late@doe.test');
    deps.clock.advance(10 * 60_000);
    await dispatcher().runDue();
    expect(await received('late@doe.test')).toEqual([]);
    const [row] = await deps.database.read.query(deps.database.read.builder.selectFrom('outbox').selectAll());
    expect(row).toMatchObject({ last_error: 'expired' });
  });
});

test('a dispatcher killed after the mail server took the message repeats it under the same Message-ID', async () => {
  const ids: string[] = [];
  const mail = {
    send: async (message: Parameters<typeof deps.vendors.mail.send>[0]) => {
      const result = await deps.vendors.mail.send(message);
      if (result.status === 'accepted') ids.push(result.messageId);
      if (ids.length === 1) return new Promise<never>(() => undefined);
      return result;
    },
  };
  const handlers = createDeliveryHandlers({ ...deps, vendors: { ...deps.vendors, mail } });
  await sendCode('email', 'killed@doe.test');
  void createOutboxDispatcher({ deps, handlers }).runDue();
  await expect.poll(() => ids).toHaveLength(1);
  deps.clock.advance(60_000);
  await createOutboxDispatcher({ deps, handlers }).runDue();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await received('killed@doe.test')).toHaveLength(1);
});

test('an address that cannot exist ends the message with its reason instead of repeating it', async () => {
  const payload = {
    template: 'one-time-code',
    to: 'two@doe.test, three@doe.test',
    challengeId: 'c',
    brand: 'financing',
  };
  await deps.database.transaction((tx) => addAny(deps.outbox, tx, { kind: 'deliver-mail', payload }));
  await dispatcher().runDue();
  const [row] = await deps.database.read.query(deps.database.read.builder.selectFrom('outbox').selectAll());
  expect(row).toMatchObject({ last_error: 'invalid_recipient', attempts: 1 });
  expect(row?.done_at).not.toBeNull();
});
