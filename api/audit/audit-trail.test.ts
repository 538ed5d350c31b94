import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSql } from '../test/database';
import { createTestDeps, type TestDeps } from '../test/deps';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
});
afterEach(() => deps.discard());

const append = (shard: string, count: number) =>
  deps.database.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await deps.audit.append(tx, {
        shard,
        actorKind: 'staff',
        actorId: 'staff-1',
        action: 'transaction.refund',
        objectType: 'transaction',
        objectId: `transaction-${index}`,
        requestId: null,
        detail: { amountCents: index },
      });
    }
  });
const check = (shard: string) => deps.audit.verifyChain(deps.database.read, shard);
/** What an intruder with rights on the schema could do; the database itself refuses changes otherwise. */
const unlock = async () => {
  const drops =
    deps.database.dialect === 'postgres'
      ? ['drop trigger audit_immutable on audit']
      : ['drop trigger audit_no_update', 'drop trigger audit_no_delete'];
  for (const drop of drops) await runSql(deps.database, drop);
};

describe('the audit trail', () => {
  test('chains each shard alone and verifies', async () => {
    await append('practice-1', 30);
    await append('practice-2', 3);
    expect(await deps.audit.shards(deps.database.read)).toEqual(['practice-1', 'practice-2']);
    expect(await check('practice-1')).toMatchObject({ ok: true, rows: 30 });
    expect(await check('practice-2')).toMatchObject({ ok: true, rows: 3 });
    expect(await check('nobody')).toMatchObject({ ok: true, rows: 0 });
  });

  test('stays whole under parallel writers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => append('practice-1', 5)));
    expect(await check('practice-1')).toMatchObject({ ok: true, rows: 100 });
  });

  test('forgets what was rolled back', async () => {
    await append('practice-1', 2);
    const failing = deps.database.transaction(async (tx) => {
      const input = { shard: 'practice-1', actorKind: 'staff', actorId: null, action: 'a', objectType: 'o' };
      await deps.audit.append(tx, { ...input, objectId: 'x', requestId: null, detail: {} });
      throw new Error('later step fails');
    });
    await expect(failing).rejects.toThrow();
    await append('practice-1', 1);
    expect(await check('practice-1')).toMatchObject({ ok: true, rows: 3 });
  });

  test.each(['update audit set action = action', 'delete from audit'])('refuses: %s', async (statement) => {
    await append('practice-1', 1);
    await expect(runSql(deps.database, statement)).rejects.toThrow('immutable');
  });
});

describe('an intruder who lifts the lock is found', () => {
  const where = (seq: number) => `where shard = 'practice-1' and seq = ${seq}`;
  test.each([
    ['changed an actor', [`update audit set actor_id = 'somebody' ${where(7)}`], { brokenAt: 7, fault: 'changed' }],
    [
      'changed a detail',
      [`update audit set detail = '{"amountCents":1}' ${where(7)}`],
      { brokenAt: 7, fault: 'changed' },
    ],
    [
      'changed a time',
      [`update audit set at = '2020-01-01T00:00:00.000Z' ${where(7)}`],
      { brokenAt: 7, fault: 'changed' },
    ],
    ['changed a hash', [`update audit set hash = 'f00' ${where(7)}`], { brokenAt: 7, fault: 'changed' }],
    ['removed a row', [`delete from audit ${where(7)}`], { brokenAt: 7, fault: 'missing' }],
    ['removed the first row', [`delete from audit ${where(1)}`], { brokenAt: 1, fault: 'missing' }],
    [
      'removed a row and closed the gap',
      [`delete from audit ${where(7)}`, `update audit set seq = seq - 1 where shard = 'practice-1' and seq = 8`],
      { brokenAt: 7, fault: 'reordered' },
    ],
    [
      'swapped two rows',
      [
        `update audit set seq = 1000 ${where(7)}`,
        `update audit set seq = 7 ${where(8)}`,
        `update audit set seq = 8 ${where(1000)}`,
      ],
      { brokenAt: 7, fault: 'reordered' },
    ],
    [
      'cut the end',
      ["delete from audit where shard = 'practice-1' and seq > 15"],
      { brokenAt: 16, fault: 'truncated' },
    ],
    ['removed everything', ["delete from audit where shard = 'practice-1'"], { brokenAt: 1, fault: 'truncated' }],
    [
      'wound the head back',
      [
        "update audit_head set seq = 15, hash = (select hash from audit where shard = 'practice-1' and seq = 15) where shard = 'practice-1'",
      ],
      { brokenAt: 16, fault: 'truncated' },
    ],
  ])('having %s', async (_, statements, expected) => {
    await append('practice-1', 20);
    await append('practice-2', 20);
    await unlock();
    for (const statement of statements) await runSql(deps.database, statement);
    expect(await check('practice-1')).toMatchObject({ ok: false, ...expected });
    expect(await check('practice-2')).toMatchObject({ ok: true, rows: 20 });
  });
});

test('a chain longer than one block verifies', async () => {
  await append('practice-1', 4500);
  expect(await check('practice-1')).toMatchObject({ ok: true, rows: 4500 });
});
