import { purchaseAccepted } from '@domain/ledger/loan-templates';
import { cents } from '@domain/money/cents';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSql } from '../../test/database';
import { createTestDeps, type TestDeps } from '../../test/deps';
import { countLedgerFaults, postEntry } from './index';

let deps: TestDeps;
beforeEach(async () => {
  deps = await createTestDeps();
  await deps.database.transaction((tx) =>
    postEntry(tx, {
      id: 'entry-1',
      draft: purchaseAccepted({
        transactionId: 't1',
        practiceId: 'p1',
        amount: cents(500_000),
        merchantDiscountFee: cents(34_500),
      }),
      naturalKey: 'accept:t1:1',
      refType: 'transaction',
      refId: 't1',
      actor: 'test',
      effectiveOn: '2026-03-16',
      bookedAt: deps.clock.now(),
    }),
  );
});
afterEach(() => deps.discard());

test('a sound ledger has no faults', async () => {
  expect(await countLedgerFaults(deps.database.read)).toBe(0);
});

test('a balance that was changed by hand is found', async () => {
  await runSql(deps.database, "update ledger_account set balance = balance + 1 where id = 'inc:mdf'");
  expect(await countLedgerFaults(deps.database.read)).toBe(1);
});

test('the database itself refuses an entry that does not balance', async () => {
  await expect(
    runSql(
      deps.database,
      "insert into posting (entry_id, seq, account_id, amount, unit) values ('entry-1', 9, 'inc:mdf', 1, 'USD')",
    ),
  ).rejects.toThrow();
  expect(await countLedgerFaults(deps.database.read)).toBe(0);
});

test.each([
  'update posting set amount = 1',
  'delete from posting',
  "update journal_entry set kind = 'X'",
  'delete from journal_entry',
])('the database itself refuses: %s', async (attack) => {
  await expect(runSql(deps.database, attack)).rejects.toThrow('immutable');
});

test('the same event is never booked twice', async () => {
  const draft = purchaseAccepted({
    transactionId: 't1',
    practiceId: 'p1',
    amount: cents(100),
    merchantDiscountFee: cents(1),
  });
  const again = deps.database.transaction((tx) =>
    postEntry(tx, {
      id: 'entry-2',
      draft,
      naturalKey: 'accept:t1:1',
      refType: 'transaction',
      refId: 't1',
      actor: 'test',
      effectiveOn: '2026-03-16',
      bookedAt: deps.clock.now(),
    }),
  );
  await expect(again).rejects.toThrow();
  expect(await countLedgerFaults(deps.database.read)).toBe(0);
});
