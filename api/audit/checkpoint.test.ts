import { createPublicKey, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AuditTable } from '../db/tables/platform';
import { platformSchedules } from '../jobs/platform-schedules';
import { runSql } from '../test/database';
import { createTestDeps, type TestDeps } from '../test/deps';
import { auditHash, GENESIS_HASH } from './audit-row';
import { checkpointKey, publicKeyFromText, publicKeyText, type SignedCheckpoint, signCheckpoint } from './checkpoint';
import { CHECKPOINT_FILE } from './checkpoint-file';
import { verifyAudit } from './verify-checkpoints';

const HOUR = 3600_000;
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
        objectId: `${shard}-${index}`,
        requestId: null,
        detail: { amountCents: index },
      });
    }
  });

/** An hour passes and the schedule signs. */
async function sign(): Promise<void> {
  deps.clock.advance(HOUR);
  await platformSchedules({ deps })
    .find(({ name }) => name === 'audit-checkpoint')
    ?.run();
}

const file = () => join(deps.config.dataDir, CHECKPOINT_FILE);
const lines = () => readFileSync(file(), 'utf8').trimEnd().split('\n');
const keep = (changed: readonly string[]) => writeFileSync(file(), `${changed.join('\n')}\n`);
const check = (expected?: number) => {
  // As an auditor has it: text that was written down.
  const publicKey = publicKeyFromText(publicKeyText(createPublicKey(checkpointKey(deps.config.sessionKey))));
  return verifyAudit({ db: deps.database.read, audit: deps.audit, file: file(), publicKey }, expected);
};

const rowsOf = (shard: string): Promise<AuditTable[]> => {
  const { read } = deps.database;
  return read.query(read.builder.selectFrom('audit').selectAll().where('shard', '=', shard).orderBy('seq'));
};

/** What an intruder with every right on the database does: writes a chain anew, with hashes and head that fit. */
async function rewrite(shard: string, rows: readonly AuditTable[]): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await tx.execute(tx.builder.deleteFrom('audit').where('shard', '=', shard));
    let previous = GENESIS_HASH;
    for (const [index, row] of rows.entries()) {
      const forged = { ...row, shard, seq: index + 1, prev_hash: previous };
      previous = auditHash(forged);
      await tx.execute(tx.builder.insertInto('audit').values({ ...forged, hash: previous }));
    }
    const head = { seq: rows.length, hash: previous };
    await tx.execute(tx.builder.updateTable('audit_head').set(head).where('shard', '=', shard));
  });
  expect(await deps.audit.verifyChain(deps.database.read, shard)).toMatchObject({ ok: true });
}

const unlock = async () => {
  const drops =
    deps.database.dialect === 'postgres'
      ? ['drop trigger audit_immutable on audit']
      : ['drop trigger audit_no_update', 'drop trigger audit_no_delete'];
  for (const drop of drops) await runSql(deps.database, drop);
};

describe('a signed checkpoint', () => {
  test('is added for the chains that moved, and none when nothing did', async () => {
    await append('practice-1', 20);
    await append('practice-2', 20);
    await sign();
    await sign();
    await append('practice-2', 1);
    await sign();
    const heads = lines().map((line) =>
      (JSON.parse(line) as SignedCheckpoint).heads.map(({ shard, seq }) => [shard, seq]),
    );
    expect(heads).toEqual([
      [
        ['practice-1', 20],
        ['practice-2', 20],
      ],
      [['practice-2', 21]],
    ]);
    expect(await check()).toEqual({ checkpoints: 2, chains: 2, rows: 41, faults: [] });
  });

  test('leaves rows free that were added after it', async () => {
    await append('practice-1', 5);
    await sign();
    await append('practice-1', 5);
    expect((await check()).faults).toEqual([]);
  });
});

describe('a chain that was written anew without a gap is found when', () => {
  const attacks: [string, (rows: AuditTable[]) => AuditTable[], string][] = [
    ['a row is deleted', (rows) => rows.filter(({ seq }) => seq !== 7), 'row 20 of chain practice-1 is gone'],
    [
      'a deleted row is made up for by another',
      (rows) => [...rows.filter(({ seq }) => seq !== 7), ...rows.slice(-1)],
      'row 20 of chain practice-1 is another one',
    ],
    [
      'a row is changed',
      (rows) => rows.map((row) => (row.seq === 7 ? { ...row, actor_id: 'somebody-else' } : row)),
      'row 20 of chain practice-1 is another one',
    ],
    ['the order is changed', (rows) => rows.toReversed(), 'row 20 of chain practice-1 is another one'],
    ['the end is cut', (rows) => rows.slice(0, 15), 'row 20 of chain practice-1 is gone'],
    ['everything is removed', () => [], 'row 20 of chain practice-1 is gone'],
  ];
  test.each(attacks)('%s', async (_, attack, fault) => {
    await append('practice-1', 20);
    await append('practice-2', 20);
    await sign();
    await unlock();
    await rewrite('practice-1', attack(await rowsOf('practice-1')));
    const { faults } = await check();
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });

  test('two chains are exchanged', async () => {
    await append('practice-1', 20);
    await append('practice-2', 20);
    await sign();
    await unlock();
    const [one, two] = [await rowsOf('practice-1'), await rowsOf('practice-2')];
    await rewrite('practice-1', two);
    await rewrite('practice-2', one);
    const { faults } = await check();
    expect(faults).toHaveLength(2);
    expect(faults[0]).toContain('practice-1 is another one');
  });

  test('a chain disappears with its head', async () => {
    await append('practice-1', 20);
    await sign();
    await unlock();
    await runSql(deps.database, 'delete from audit');
    await runSql(deps.database, 'delete from audit_head');
    expect((await check()).faults).toEqual([expect.stringContaining('is gone')]);
  });
});

describe('a file that was tampered with is found when', () => {
  beforeEach(async () => {
    for (let hour = 0; hour < 3; hour += 1) {
      await append('practice-1', 2);
      await sign();
    }
    expect((await check(3)).faults).toEqual([]);
  });

  test('it is gone', async () => {
    rmSync(file());
    expect((await check()).faults).toEqual([
      'There is no signed checkpoint, so that the rows can be held against nothing. Find the file, or its copy.',
    ]);
  });

  test('a line is changed', async () => {
    keep(lines().map((line, index) => (index === 1 ? line.replace('"seq":4', '"seq":3') : line)));
    expect((await check()).faults[0]).toBe('Checkpoint 2 has no valid signature.');
  });

  test('a line is removed from the middle', async () => {
    keep(lines().filter((_, index) => index !== 1));
    expect((await check()).faults).toEqual(['Checkpoint 2 does not follow the one before it.']);
  });

  test('two lines are exchanged', async () => {
    const [first = '', second = '', third = ''] = lines();
    keep([second, first, third]);
    expect((await check()).faults.length).toBeGreaterThan(1);
  });

  test('the last line is cut off, by whoever counted them', async () => {
    keep(lines().slice(0, 2));
    expect((await check(3)).faults).toEqual(['3 checkpoints were expected, the file has 2.']);
  });

  test('half a line is left', async () => {
    writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, -40));
    expect((await check()).faults).toEqual(['Checkpoint 3 cannot be read.']);
  });

  test('it is signed with another key', async () => {
    const { signature: _, ...checkpoint } = JSON.parse(lines()[0] ?? '') as SignedCheckpoint;
    const forged = JSON.stringify(signCheckpoint(checkpoint, checkpointKey(randomBytes(32))));
    keep([forged, ...lines().slice(1)]);
    expect((await check()).faults[0]).toBe('Checkpoint 1 has no valid signature.');
  });
});
