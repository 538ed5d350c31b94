import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../db/tables/index';
import { startTestApp, type TestApp } from '../app';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import { openTestDatabase } from '../database';
import { type FaultyDatabase, faultyDatabase } from './faulty-database';

const TOUCHED: readonly (keyof Tables)[] = [
  'credit_transaction',
  'credit_profile',
  'credit_transaction_history',
  'journal_entry',
  'posting',
  'ledger_account',
  'loan_event',
  'funding',
  'document',
  'outbox',
  'audit',
  'audit_head',
  'idempotency',
];
/** More statements than approval will ever have. */
const STATEMENTS_MAX = 200;

let faults: FaultyDatabase;
let world: TestApp;
beforeAll(async () => {
  faults = faultyDatabase(await openTestDatabase());
  world = await startTestApp({ database: faults.database });
});
afterAll(() => world.discard());

/** Everything that approval may change, row by row. */
async function stored(): Promise<string> {
  const { read } = world.deps.database;
  const tables = await Promise.all(TOUCHED.map((table) => read.query(read.builder.selectFrom(table).selectAll())));
  return JSON.stringify(tables);
}

async function aChosenPlan() {
  const borrower = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, borrower);
  const transaction = await aTransaction(world.deps, line);
  const token = await world.sessionOf('borrower', borrower.id);
  const body = { transactionId: transaction.id, product: 'PROMO_12' };
  expect((await world.call(selectPaymentPlan, { body }, { token })).status).toBe(200);
  const approve = (key: string) =>
    world.call(
      approveCreditTransaction,
      { params: { id: borrower.id, txId: transaction.id }, body: {} },
      { token, headers: { 'idempotency-key': key } },
    );
  return { borrower, transaction, approve };
}

describe('approval on a failing disk', () => {
  test('leaves nothing behind whichever statement fails, and works when the disk does', async () => {
    const { approve } = await aChosenPlan();
    const before = await stored();
    let statement = 0;
    let answer: Awaited<ReturnType<typeof approve>>;
    do {
      statement += 1;
      faults.failAt(statement);
      answer = await approve('one-key');
      if (faults.hasFailed()) {
        expect([statement, answer.status, answer.body.code]).toEqual([statement, 500, 'INTERNAL']);
        expect(await stored(), `statement ${statement}`).toBe(before);
      }
    } while (faults.hasFailed() && statement < STATEMENTS_MAX);
    faults.failAt(undefined);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('idempotent-replayed')).toBeNull();
    // The loop went through the whole command, not just its first statements.
    expect(statement).toBeGreaterThan(15);
  });

  test('a commit whose answer was lost is repeated with the same key and gives the first answer', async () => {
    const { approve, transaction } = await aChosenPlan();
    faults.loseNextAnswer();
    expect((await approve('lost')).status).toBe(500);
    const after = await stored();
    const again = await approve('lost');
    expect(again).toMatchObject({
      status: 200,
      body: { transaction: { _id: transaction.id, borrowerTxStatus: 'ACCEPTED' } },
    });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await stored()).toBe(after);
  });
});
