import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payloadContext } from '../jobs/outbox';
import { createTestDeps, platformOf, type TestDeps } from '../test/deps';
import { codeOf, linkSecretOf } from './code-value';
import { deviceOf } from './device';
import type { SendCodeInput, VerifyCodeInput } from './one-time-code';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const MINUTE = 60_000;
const OWNER = 'owner-address';
const STRANGER = 'stranger-address';
const PURPOSE = 'borrower-login';
const TO = 'jane@doe.test';

const send = (input: Partial<SendCodeInput> = {}, from: Pick<TestDeps, 'codes'> = deps) =>
  deps.database.transaction((tx) =>
    from.codes.send(tx, {
      purpose: PURPOSE,
      channel: 'email',
      destination: TO,
      subjectId: 'borrower-1',
      applicationId: null,
      practiceId: 'practice-1',
      brand: 'financing',
      addressHash: OWNER,
      deliver: true,
      ...input,
    }),
  );
const verify = (input: Partial<VerifyCodeInput> & { code: string }) =>
  deps.database.transaction((tx) =>
    deps.codes.verify(tx, { purpose: PURPOSE, destination: TO, addressHash: OWNER, ...input }),
  );
const rightCode = (challengeId: string) => codeOf(deps.config.codeKey, challengeId);
const wrongCode = (challengeId: string) => String((Number(rightCode(challengeId)) + 1) % 1_000_000).padStart(6, '0');
const outbox = () => deps.database.read.query(deps.database.read.builder.selectFrom('outbox').selectAll());
const refusalOf = async (result: ReturnType<typeof verify>) => {
  const outcome = await result;
  return outcome.ok ? 'accepted' : { code: outcome.error.code, ...outcome.error.extra };
};

describe('the limits', () => {
  const refusedSend = (input: Partial<SendCodeInput> = {}, from?: Pick<TestDeps, 'codes'>) =>
    send(input, from).then(
      () => 'sent',
      (error: { code: string; extra: { retryAfterSeconds: number } }) => [error.code, error.extra.retryAfterSeconds],
    );

  test('allow five sends to a destination in ten minutes', async () => {
    for (let index = 0; index < 5; index += 1) {
      await send({ addressHash: `address-${index}` });
      deps.clock.advance(MINUTE);
    }
    expect(await refusedSend()).toEqual(['RATE_LIMITED', 5 * 60]);
    deps.clock.advance(5 * MINUTE);
    expect(await refusedSend()).toBe('sent');
  });

  test('allow twenty sends to a destination in a day', async () => {
    for (let index = 0; index < 20; index += 1) {
      await send();
      deps.clock.advance(11 * MINUTE);
    }
    expect(await refusedSend()).toEqual(['RATE_LIMITED', 24 * 3600 - 20 * 11 * 60]);
  });

  test('are not used up for the owner by strangers who ask for codes to the same destination', async () => {
    const { challengeId } = await send();
    await verify({ code: rightCode(challengeId) });
    for (let index = 0; index < 20; index += 1) {
      deps.clock.advance(11 * MINUTE);
      await send({ addressHash: `stranger-${index}` }).catch(() => undefined);
    }
    expect(await refusedSend({ addressHash: 'one more stranger' })).not.toBe('sent');
    for (let index = 0; index < 5; index += 1) expect(await refusedSend()).toBe('sent');
    expect(await refusedSend()).toEqual(['RATE_LIMITED', 600]);
  });

  test('are one for all spellings of a mailbox, and one for each thing that a code is for', async () => {
    for (let index = 0; index < 5; index += 1) await send({ destination: `jane+${index}@doe.test` });
    expect(await refusedSend({ destination: 'jane+more@doe.test' })).toEqual(['RATE_LIMITED', 600]);
    expect(await refusedSend()).toEqual(['RATE_LIMITED', 600]);
    expect(await refusedSend({ purpose: 'apply-start' })).toBe('sent');
  });

  test('of a device that was right before are its own, wherever it is and whoever shares its network', async () => {
    const options = { key: 'key', publicUrl: 'https://pay.test' };
    const first = deviceOf(undefined, options);
    const { challengeId } = await send({ device: first });
    expect(await verify({ challengeId, code: rightCode(challengeId), device: first })).toMatchObject({ ok: true });
    const cookie = /=([^;]+)/.exec(first.cookie ?? '')?.[1];
    const device = deviceOf(cookie, options);
    expect(device.knownHash).toBe(first.remember());
    expect(deviceOf(`${cookie}x`, options).knownHash).toBeUndefined();

    for (let index = 0; index < 20; index += 1) {
      deps.clock.advance(11 * MINUTE);
      await send().catch(() => undefined);
    }
    expect(await refusedSend({ addressHash: 'a café' })).not.toBe('sent');
    expect(await refusedSend({ addressHash: 'a café', device })).toBe('sent');
  });

  test('allow thirty sends from an address in ten minutes', async () => {
    for (let index = 0; index < 30; index += 1) await send({ destination: `person-${index}@doe.test` });
    expect(await refusedSend({ destination: 'another@doe.test' })).toEqual(['RATE_LIMITED', 600]);
    expect(await refusedSend({ destination: 'another@doe.test', addressHash: 'elsewhere' })).toBe('sent');
  });

  test('hold in another process and after a restart', async () => {
    for (let index = 0; index < 5; index += 1) await send();
    const again = deps.database.openAgain();
    const other = platformOf({ ...deps, database: { ...deps.database, ...again } });
    const refused = again.transaction((tx) =>
      other.codes.send(tx, {
        purpose: PURPOSE,
        channel: 'email',
        destination: TO,
        subjectId: null,
        applicationId: null,
        practiceId: null,
        brand: 'financing',
        addressHash: OWNER,
        deliver: true,
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await again.close();
  });

  test('hold under parallel sends', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => refusedSend()));
    expect(results.filter((result) => result === 'sent')).toHaveLength(5);
  });
});

describe('a stranger', () => {
  const failFrom = async (addressHash: string, times: number) => {
    for (let index = 0; index < times; index += 1) {
      deps.clock.advance(11 * MINUTE);
      const { challengeId } = await send({ addressHash: `${addressHash}-${Math.floor(index / 4)}`, hasLink: true });
      for (let tries = 0; tries < 5; tries += 1) {
        await verify({ challengeId, code: wrongCode(challengeId), addressHash });
      }
      if (index % 15 === 14) deps.clock.advance(24 * 60 * MINUTE);
    }
  };

  test('who asks from another address cannot use up the tries of the owner', async () => {
    const mine = await send();
    const theirs = await send({ addressHash: STRANGER });
    expect(theirs.challengeId).not.toBe(mine.challengeId);
    for (let tries = 0; tries < 5; tries += 1)
      await verify({ code: wrongCode(theirs.challengeId), addressHash: STRANGER });
    expect(await verify({ code: rightCode(mine.challengeId) })).toMatchObject({ ok: true });
  });

  const pauseOf = async () => {
    const { challengeId } = await send({ addressHash: `network-${deps.clock.now()}`, hasLink: true });
    const refused = await refusalOf(verify({ code: wrongCode(challengeId), challengeId, addressHash: STRANGER }));
    return refused === 'accepted' ? 0 : ((refused as { retryAfterSeconds?: number }).retryAfterSeconds ?? 0);
  };
  const notices = async () =>
    (await outbox())
      .map((row) => deps.vault.openText(row.payload, payloadContext(row.id)))
      .filter((payload) => payload.includes('codes-locked'))
      .map((payload) => (JSON.parse(payload) as { lastsMs: number }).lastsMs / MINUTE);

  test('pauses codes for strangers for 15 minutes, then an hour, then a day, and the owner is told each time', async () => {
    await failFrom(STRANGER, 10);
    expect(await pauseOf()).toBe(15 * 60);
    deps.clock.advance(24 * 60 * MINUTE);
    await failFrom(STRANGER, 5);
    expect(await pauseOf()).toBe(60 * 60);
    deps.clock.advance(24 * 60 * MINUTE);
    await failFrom(STRANGER, 5);
    expect(await pauseOf()).toBe(24 * 60 * 60);
    expect(await notices()).toEqual([15, 60, 24 * 60]);
    deps.clock.advance(8 * 24 * 60 * MINUTE);
    await failFrom(STRANGER, 10);
    expect(await pauseOf()).toBe(15 * 60);
  });

  test('is let in with a right code when the pause is over', async () => {
    await failFrom(STRANGER, 10);
    deps.clock.advance(15 * MINUTE);
    const { challengeId } = await send({ addressHash: STRANGER });
    expect(await verify({ code: rightCode(challengeId), challengeId, addressHash: STRANGER })).toMatchObject({
      ok: true,
    });
  });

  test('keeps nobody out who opens the link of a mail, whose device is known, or who reads a code out to staff', async () => {
    const first = await send({ hasLink: true });
    expect(await verify({ code: rightCode(first.challengeId) })).toMatchObject({ ok: true });
    const paused = async () => {
      await failFrom(STRANGER, 10);
      expect(await pauseOf()).toBe(15 * 60);
    };
    await paused();
    const byText = send({ channel: 'sms', addressHash: 'a café' });
    await expect(byText).rejects.toMatchObject({ code: 'RATE_LIMITED', userMessage: expect.stringContaining('link') });
    const mail = await send({ addressHash: 'a café', hasLink: true });
    const code = rightCode(mail.challengeId);
    const { challengeId } = mail;
    const waits = await verify({ code, challengeId, addressHash: 'a café' });
    expect(waits).toMatchObject({ ok: false, error: { userMessage: expect.stringContaining('open the link') } });
    const link = linkSecretOf(deps.config.codeKey, challengeId);
    expect(await verify({ code: link, challengeId, addressHash: 'a café' })).toMatchObject({ ok: true });
    expect(await pauseOf()).toBe(0);

    deps.clock.advance(24 * 60 * MINUTE);
    await paused();
    const mine = await send();
    expect(await verify({ code: rightCode(mine.challengeId) })).toMatchObject({ ok: true });
    expect(await pauseOf()).toBe(0);

    deps.clock.advance(24 * 60 * MINUTE);
    await paused();
    const heard = await send({ addressHash: 'staff', isReadOut: true });
    const readOut = { code: rightCode(heard.challengeId), challengeId: heard.challengeId, addressHash: 'staff' };
    expect(await refusalOf(verify(readOut))).toMatchObject({ code: 'RATE_LIMITED' });
    expect(await verify({ ...readOut, isReadOut: true })).toMatchObject({ ok: true });
    expect(await pauseOf()).toBe(0);
  });
});
