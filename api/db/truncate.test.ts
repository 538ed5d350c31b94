import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSql } from '../test/database';
import { createTestDeps, type TestDeps } from '../test/deps';

let deps: TestDeps;
beforeAll(async () => {
  deps = await createTestDeps();
});
afterAll(() => deps.discard());

const tables = [
  'audit',
  'audit_head',
  'journal_entry',
  'posting',
  'ledger_account',
  'loan_event',
  'credit_transaction_history',
  'application_history',
];

test.each(tables)('%s cannot be emptied at one stroke', async (table) => {
  await deps.database.transaction((tx) =>
    deps.audit.append(tx, {
      shard: 'platform',
      actorKind: 'system',
      actorId: null,
      action: 'test',
      objectType: 'o',
      objectId: table,
      requestId: null,
      detail: {},
    }),
  );
  // SQLite knows no TRUNCATE and says so; Postgres is stopped by the trigger.
  const word = deps.database.dialect === 'postgres' ? 'immutable' : 'syntax error';
  await expect(runSql(deps.database, `truncate ${table} cascade`)).rejects.toThrow(word);
  expect((await deps.audit.verifyChain(deps.database.read, 'platform')).rows).toBeGreaterThan(0);
});
