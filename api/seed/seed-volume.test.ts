import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '../db/tables/index';
import { countLedgerFaults } from '../features/ledger/ledger.reads';
import { createTestDeps, type TestDeps } from '../test/deps';
import { seedFoundation } from './seed-foundation';
import { seedVolume } from './seed-volume';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
  await deps.database.transaction((tx) => seedFoundation(tx, deps, 'none'));
});
afterEach(() => deps.discard());

async function rowsOf<T extends keyof Tables>(table: T, of: TestDeps = deps): Promise<Tables[T][]> {
  const { read } = of.database;
  const rows = await read.query(
    read.builder
      .selectFrom(table as 'funding')
      .selectAll()
      .orderBy('id'),
  );
  return rows as unknown as Tables[T][];
}

test('a volume has as many transactions as asked for, on lines that hold what was accepted, with sound books', async () => {
  expect(await seedVolume(deps, 2400)).toBe(2400);
  const transactions = await rowsOf('credit_transaction');
  expect(transactions).toHaveLength(2400);
  expect(await rowsOf('borrower')).toHaveLength(600);
  for (const line of await rowsOf('credit_profile')) {
    const accepted = transactions.filter((row) => row.credit_profile_id === line.id && row.status === 'ACCEPTED');
    expect(Number(line.balance_cents)).toBe(accepted.reduce((sum, row) => sum + Number(row.amount_cents), 0));
    expect(Number(line.balance_cents)).toBeLessThanOrEqual(Number(line.approved_line_cents));
  }
  expect(await rowsOf('journal_entry')).toHaveLength(transactions.filter((row) => row.status === 'ACCEPTED').length);
  expect(await countLedgerFaults(deps.database.read)).toBe(0);
});

test('a volume is added once', async () => {
  await seedVolume(deps, 40);
  expect(await seedVolume(deps, 40)).toBe(0);
  expect(await rowsOf('credit_transaction')).toHaveLength(40);
});

test('the same count at the same moment gives the same rows', async () => {
  const again = await createTestDeps();
  await again.database.transaction((tx) => seedFoundation(tx, again, 'none'));
  await seedVolume(deps, 440);
  await seedVolume(again, 440);
  for (const table of [
    'borrower',
    'application',
    'credit_profile',
    'credit_transaction',
    'funding',
    'membership_payment',
    'membership_funding',
  ] as const)
    expect(await rowsOf(table, again)).toEqual(await rowsOf(table));
  await again.discard();
});

test('each borrower is a member, whose payments, months and invoice stand in the lists', async () => {
  await seedVolume(deps, 40);
  const counts = await Promise.all(
    (['listed_member', 'listed_member_payment', 'listed_member_funding', 'listed_invoice'] as const).map(
      async (table) => (await rowsOf(table)).length,
    ),
  );
  expect(counts).toEqual([10, 40, 40, 10]);
});
