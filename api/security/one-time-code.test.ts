import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payloadContext } from '../jobs/outbox';
import { createTestDeps, type TestDeps } from '../test/deps';
import { codeOf, linkSecretOf } from './code-value';
import type { SendCodeInput, VerifyCodeInput } from './one-time-code';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const MINUTE = 60_000;
const OWNER = 'owner-address';
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

describe('a code', () => {
  test('opens exactly what its challenge says, and once', async () => {
    const { challengeId, expiresAt } = await send();
    expect(expiresAt).toBe('2026-03-16T15:10:00.000Z');
    const code = rightCode(challengeId);
    expect(await verify({ code })).toEqual({
      ok: true,
      challenge: {
        id: challengeId,
        purpose: PURPOSE,
        channel: 'email',
        destination: TO,
        subjectId: 'borrower-1',
        applicationId: null,
        practiceId: 'practice-1',
      },
    });
    expect(await refusalOf(verify({ code }))).toEqual({ code: 'CODE_USED_UP' });
  });

  test('of 50 right submissions at once opens exactly one session', async () => {
    const { challengeId } = await send();
    const code = rightCode(challengeId);
    const results = await Promise.all(
      Array.from({ length: 50 }, () =>
        deps.database.transaction(async (tx) => {
          const result = await deps.codes.verify(tx, { challengeId, purpose: PURPOSE, code });
          if (result.ok) await deps.sessions.issue(tx, { kind: 'borrower', subjectId: 'borrower-1' });
          return result.ok;
        }),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const sessions = await deps.database.read.query(deps.database.read.builder.selectFrom('session').select('kind'));
    expect(sessions).toHaveLength(1);
  });

  test('is refused after five wrong ones, each counted although it was refused', async () => {
    const { challengeId } = await send();
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      expect(await refusalOf(verify({ code: wrongCode(challengeId) }))).toEqual({ code: 'WRONG_CODE', triesLeft });
    }
    expect(await refusalOf(verify({ code: rightCode(challengeId) }))).toEqual({ code: 'CODE_USED_UP' });
  });

  test('of 50 wrong submissions at once counts five', async () => {
    const { challengeId } = await send();
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => refusalOf(verify({ code: wrongCode(challengeId) }))),
    );
    expect(codes.filter((refusal) => refusal !== 'accepted' && refusal.code === 'WRONG_CODE')).toHaveLength(5);
  });

  test('ends after ten minutes', async () => {
    const { challengeId } = await send();
    deps.clock.advance(10 * MINUTE - 1);
    expect(await refusalOf(verify({ code: wrongCode(challengeId) }))).toMatchObject({ code: 'WRONG_CODE' });
    deps.clock.advance(1);
    expect(await refusalOf(verify({ code: rightCode(challengeId) }))).toEqual({ code: 'CODE_EXPIRED' });
  });

  test.each([
    ['another purpose', { purpose: 'apply-start' }],
    ['another destination', { destination: 'john@doe.test' }],
    ['another application', { applicationId: 'application-2' }],
  ])('is useless for %s', async (_, change) => {
    const { challengeId } = await send();
    expect(await refusalOf(verify({ challengeId, code: rightCode(challengeId), ...change }))).toEqual({
      code: 'CODE_EXPIRED',
    });
  });

  test('is repeated while it is valid, and renewed in its last minute', async () => {
    const applicationId = 'start-1';
    const first = await send({ applicationId });
    deps.clock.advance(2 * MINUTE);
    expect((await send({ applicationId })).challengeId).toBe(first.challengeId);
    deps.clock.advance(7 * MINUTE + 1);
    expect((await send({ applicationId })).challengeId).not.toBe(first.challengeId);
  });

  test('of an account is a neighbour’s own, who so cannot use up its tries from the same network', async () => {
    const mine = await send();
    const theirs = await send();
    expect(theirs.challengeId).not.toBe(mine.challengeId);
    for (let tries = 0; tries < 5; tries += 1)
      await verify({ challengeId: theirs.challengeId, code: wrongCode(theirs.challengeId) });
    expect(await verify({ challengeId: mine.challengeId, code: rightCode(mine.challengeId) })).toMatchObject({
      ok: true,
    });
  });

  test('has a link in its e-mail that does the same for a day, once, whatever happened to the code', async () => {
    const { challengeId } = await send({ hasLink: true });
    for (let tries = 0; tries < 5; tries += 1) await verify({ challengeId, code: wrongCode(challengeId) });
    deps.clock.advance(23 * 60 * MINUTE);
    const code = linkSecretOf(deps.config.codeKey, challengeId);
    expect(await refusalOf(verify({ challengeId, code: `${code}x` }))).not.toBe('accepted');
    expect(await verify({ challengeId, code })).toMatchObject({ ok: true, challenge: { subjectId: 'borrower-1' } });
    expect(await refusalOf(verify({ challengeId, code }))).toEqual({ code: 'CODE_EXPIRED' });

    const later = await send();
    deps.clock.advance(24 * 60 * MINUTE);
    const old = linkSecretOf(deps.config.codeKey, later.challengeId);
    expect(await refusalOf(verify({ challengeId: later.challengeId, code: old }))).toEqual({ code: 'CODE_EXPIRED' });
  });

  test('to a person we do not know has no link that opens anything', async () => {
    const { challengeId } = await send({ deliver: false, subjectId: null });
    const code = linkSecretOf(deps.config.codeKey, challengeId);
    expect(await refusalOf(verify({ challengeId, code }))).toEqual({ code: 'CODE_EXPIRED' });
  });

  test('is not stored anywhere', async () => {
    const { challengeId } = await send();
    const [message] = await outbox();
    const payload = deps.vault.openText(message?.payload ?? '', payloadContext(message?.id ?? ''));
    const challenges = await deps.database.read.query(deps.database.read.builder.selectFrom('challenge').selectAll());
    expect(payload).toContain(challengeId);
    expect(payload + JSON.stringify(challenges)).not.toContain(rightCode(challengeId));
    expect(JSON.stringify(challenges)).not.toContain(TO);
  });

  test('is spread evenly over all six-digit numbers', () => {
    const counts = new Array<number>(100).fill(0);
    for (let index = 0; index < 100_000; index += 1) {
      const slot = Math.floor(Number(codeOf(deps.config.codeKey, `challenge-${index}`)) / 10_000);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
    const chiSquared = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 99 degrees of freedom: above 160 is less likely than one in ten thousand.
    expect(chiSquared).toBeLessThan(160);
  });
});

describe('an unknown person', () => {
  test('gets the same answer and the same rows, but no message and no way in', async () => {
    const known = await send({ destination: 'known@doe.test' });
    const unknown = await send({ destination: 'nobody@doe.test', subjectId: null, deliver: false });
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown.expiresAt).toBe(known.expiresAt);
    expect((await outbox()).map((row) => row.kind).sort()).toEqual(['deliver-mail', 'discard']);
    const code = rightCode(unknown.challengeId);
    expect(await refusalOf(verify({ destination: 'nobody@doe.test', code }))).toEqual({
      code: 'WRONG_CODE',
      triesLeft: 4,
    });
  });
});
