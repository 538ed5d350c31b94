import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAny } from '../test/any-message';
import { createTestDeps, platformOf, type TestDeps } from '../test/deps';
import type { IdempotentRequest } from './idempotency';

let deps: TestDeps;
let effects: number;
beforeEach(async () => {
  deps = await createTestDeps();
  effects = 0;
});
afterEach(() => deps.discard());

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const keyed = { principal: 'borrower:b1', key: 'key-1', route: 'approve', bodyHash: 'body-1' };
const { key: _, ...keyless } = keyed;

/** A command whose effect can be counted in the database. */
const run = (request: IdempotentRequest, platform: Pick<TestDeps, 'idempotency' | 'outbox'> = deps) =>
  deps.database.transaction((tx) =>
    platform.idempotency.run(tx, request, async () => {
      effects += 1;
      await addAny(platform.outbox, tx, { kind: 'effect', payload: {} });
      return { status: 201, body: { number: effects } };
    }),
  );
const storedEffects = async () =>
  (await deps.database.read.query(deps.database.read.builder.selectFrom('outbox').select('id'))).length;

describe('a repeated request', () => {
  test('with the same key gets the first answer and has no second effect', async () => {
    expect(await run(keyed)).toEqual({ status: 201, body: { number: 1 }, json: '{"number":1}', replayed: false });
    deps.clock.advance(6 * DAY);
    expect(await run(keyed)).toEqual({ status: 201, body: { number: 1 }, json: '{"number":1}', replayed: true });
    expect(await storedEffects()).toBe(1);
  });

  test('is recognised after a restart and by another process', async () => {
    await run(keyed);
    expect(await run(keyed, platformOf(deps))).toEqual({
      status: 201,
      body: { number: 1 },
      json: '{"number":1}',
      replayed: true,
    });
  });

  test('of eight at once has one effect and eight equal answers', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => run(keyed)));
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await storedEffects()).toBe(1);
  });

  test.each([
    ['another body', { bodyHash: 'body-2' }],
    ['another call', { route: 'reject' }],
  ])('with the same key and %s is refused', async (__, change) => {
    await run(keyed);
    await expect(run({ ...keyed, ...change })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await storedEffects()).toBe(1);
  });

  test('of another person is another request', async () => {
    await run(keyed);
    expect(await run({ ...keyed, principal: 'borrower:b2' })).toMatchObject({ replayed: false });
    expect(await storedEffects()).toBe(2);
  });

  test('has its effect again after a week', async () => {
    await run(keyed);
    deps.clock.advance(7 * DAY);
    expect(await run({ ...keyed, bodyHash: 'body-2' })).toMatchObject({ replayed: false });
    expect(await storedEffects()).toBe(2);
  });

  test('without a key is one click for ten seconds and a new wish afterwards', async () => {
    await run(keyless);
    deps.clock.advance(9 * SECOND);
    expect(await run(keyless)).toMatchObject({ replayed: true });
    deps.clock.advance(SECOND);
    expect(await run(keyless)).toMatchObject({ replayed: false });
    expect(await storedEffects()).toBe(2);
  });

  test.each([
    ['without a key', { bodyHash: 'body-2' }],
    ['with a key', { key: 'key-1' }],
  ])('without a key is a new wish once the person did something else %s in between', async (__, other) => {
    await run(keyless);
    await run({ ...keyless, ...other });
    expect(await run({ ...keyless, principal: 'borrower:b2' })).toMatchObject({ replayed: false });
    expect(await run(keyless)).toMatchObject({ replayed: false });
    expect(await storedEffects()).toBe(4);
  });

  test('after a refused command is tried again', async () => {
    const refused = deps.database.transaction((tx) =>
      deps.idempotency.run(tx, keyed, async () => {
        await addAny(deps.outbox, tx, { kind: 'effect', payload: {} });
        throw new Error('refused');
      }),
    );
    await expect(refused).rejects.toThrow('refused');
    expect(await storedEffects()).toBe(0);
    expect(await run(keyed)).toMatchObject({ replayed: false });
  });
});

describe('a command in two transactions', () => {
  const begin = () => deps.database.transaction((tx) => deps.idempotency.begin(tx, keyed));
  const claim = async () => {
    const begun = await begin();
    if (!('claim' in begun)) throw new Error('expected a claim');
    return begun.claim;
  };

  test('refuses a repeat while it is in flight and answers it afterwards', async () => {
    const mine = await claim();
    await expect(begin()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_FLIGHT', extra: { retryAfterSeconds: 2 } });
    await deps.database.transaction((tx) => deps.idempotency.finish(tx, mine, { status: 200, body: { id: 'x' } }));
    expect(await begin()).toEqual({ replay: { status: 200, body: { id: 'x' }, json: '{"id":"x"}' } });
  });

  test('that was given up can be repeated at once', async () => {
    const mine = await claim();
    await deps.database.transaction((tx) => deps.idempotency.abandon(tx, mine));
    expect(await begin()).toHaveProperty('claim');
  });

  test('that died can be repeated after a minute', async () => {
    await claim();
    deps.clock.advance(59 * SECOND);
    await expect(begin()).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_FLIGHT' });
    deps.clock.advance(SECOND);
    expect(await begin()).toHaveProperty('claim');
  });

  test('whose time ran out does not overwrite the answer of the one that took over', async () => {
    const late = await claim();
    deps.clock.advance(60 * SECOND);
    const second = await claim();
    await deps.database.transaction((tx) => deps.idempotency.finish(tx, second, { status: 200, body: 'second' }));
    const finish = deps.database.transaction((tx) => deps.idempotency.finish(tx, late, { status: 200, body: 'late' }));
    await expect(finish).rejects.toMatchObject({ code: 'STALE' });
    expect(await begin()).toEqual({ replay: { status: 200, body: 'second', json: '"second"' } });
  });
});

test('stored answers are not readable', async () => {
  await deps.database.transaction((tx) =>
    deps.idempotency.run(tx, keyed, async () => ({ status: 200, body: { email: 'jane@doe.test' } })),
  );
  const rows = await deps.database.read.query(deps.database.read.builder.selectFrom('idempotency').selectAll());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('jane');
});
