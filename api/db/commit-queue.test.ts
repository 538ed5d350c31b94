import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, runSql, type TestDatabase } from '../test/database';
import type { Tx } from './database';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.discard());

const note = (tx: Tx, name: string) => tx.execute(tx.builder.insertInto('meta').values({ name, value: '' }));
const names = async (like: string) =>
  (
    await database.read.query(
      database.read.builder.selectFrom('meta').select('name').where('name', 'like', like).orderBy('name'),
    )
  ).map(({ name }) => name);

/** A journal entry of one posting, which cannot balance. */
async function unbalanced(tx: Tx): Promise<void> {
  await note(tx, 'unbalanced-first');
  const account = { id: 'asset:x', type: 'ASSET', unit: 'USD', normal: 'DEBIT', allow_negative: 1, balance: 5 };
  await tx.execute(tx.builder.insertInto('ledger_account').values(account as never));
  const entry = { id: 'entry', kind: 'X', effective_on: '2026-01-01', booked_at: '2026-01-01T00:00:00.000Z' };
  const reference = { natural_key: 'x', ref_type: 'x', ref_id: 'x', reversal_of: null, actor: 'x', memo: null };
  await tx.execute(tx.builder.insertInto('journal_entry').values({ ...entry, ...reference }));
  await tx.execute(
    tx.builder
      .insertInto('posting')
      .values({ entry_id: 'entry', seq: 1, account_id: 'asset:x', amount: 5, unit: 'USD' }),
  );
}

describe('transactions that come at the same time', () => {
  test('keep their own effects when one of them throws', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        database.transaction(async (tx) => {
          await note(tx, `throws-${String(index).padStart(2, '0')}`);
          if (index % 3 === 0) throw new Error('refused');
          return index;
        }),
      ),
    );
    const kept = Array.from({ length: 40 }, (_, index) => index).filter((index) => index % 3 !== 0);
    expect(outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))).toEqual(kept);
    expect(await names('throws-%')).toEqual(kept.map((index) => `throws-${String(index).padStart(2, '0')}`));
  });

  test('see what those before them wrote', async () => {
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        database.transaction(async (tx) => {
          await note(tx, `seen-${index}`);
          return (await tx.query(tx.builder.selectFrom('meta').select('name').where('name', 'like', 'seen-%'))).length;
        }),
      ),
    );
    // On Postgres they run side by side; nobody sees less than its own.
    expect(counts.every((count, index) => count >= 1 && (database.dialect === 'postgres' || count === index + 1))).toBe(
      true,
    );
    expect(await names('seen-%')).toHaveLength(10);
  });

  test('do not suffer from one that the database refuses at commit', async () => {
    const outcomes = await Promise.allSettled([
      database.transaction((tx) => note(tx, 'unbalanced-before')),
      database.transaction(unbalanced),
      database.transaction((tx) => note(tx, 'unbalanced-later')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : '')).join('')).toMatch(
      /FOREIGN KEY constraint|does not balance/,
    );
    expect(await names('unbalanced-%')).toEqual(['unbalanced-before', 'unbalanced-later']);
    expect(await runSql(database, "delete from meta where name = 'unbalanced-before'")).toBe(1);
  });
});
