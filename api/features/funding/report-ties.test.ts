import { exportLoans, listLoans } from '@contract/credit-transaction/loan-list';
import { exportDeposits, listDeposits } from '@contract/funding/deposit-list';
import { exportProviderTransactions, listProviderTransactions } from '@contract/funding/provider-transaction-list';
import { allLists } from '@contract/index';
import { exportPayments, listPayments } from '@contract/servicing/payment-list';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { account } from '@domain/ledger/account';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '../../generated/read-csv';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, startLoanWorld } from '../servicing/testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
let token: string;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox, { withMails: false });
  await aLoanOf(world, { amountCents: 123_457, isListed: true });
  await aLoanOf(world, { amountCents: 500_000, isListed: true });
  const refunded = await aLoanOf(world, { amountCents: 200_000, isListed: true });
  await world.passTo('2026-03-27');
  const manager = await world.staffSession('manager@bright-smile.test');
  const refund = async (amount?: number) => {
    const body = { version: await seenVersion(world, refunded.params.txId), ...(amount && { amount }) };
    const headers = { 'idempotency-key': `tie-${amount}` };
    return world.call(refundPatientTransaction, { params: refunded.params, body }, { token: manager, headers });
  };
  expect([(await refund(500)).status, (await refund()).status]).toEqual([200, 200]);
  await aLoanOf(world, { amountCents: 300_001, isListed: true });
  await world.passTo('2026-06-26');
  token = await world.staffSession('admin@demo.test');
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const dateRange = { start: '2026-01-01', end: '2026-12-31' };
type Cells = Record<string, string>;
const centsOf = (text: string | undefined) => Math.round(Number(text) * 100);
const sumOf = (rows: readonly Cells[], heading: string) =>
  rows.reduce((total, row) => total + centsOf(row[heading]), 0);

function headingOf(listId: string, field: string): string {
  const one = allLists.find(({ list }) => list.id === listId);
  return one?.declaration.columns[field] ?? '';
}

/** The rows of a file by heading; there are as many as the page counts. */
async function fileOf(list: typeof listDeposits, file: typeof exportDeposits): Promise<Cells[]> {
  const { total, sums } = (await world.call(list, { body: { dateRange } }, { token })).body;
  const text = String((await world.call(file, { body: { dateRange } }, { token })).body);
  const [head = [], ...lines] = readCsv(text);
  expect(lines).toHaveLength(total);
  expect(total).toBeGreaterThan(1);
  const rows = lines.map((line) => Object.fromEntries(head.map((heading, at) => [heading, line[at] ?? ''])));
  // What the screen says that all come to is what the file's column comes to.
  for (const [field, dollars] of Object.entries(sums ?? {}))
    expect(centsOf(String(dollars)), field).toBe(sumOf(rows, headingOf(list.id, field)));
  return rows;
}

/** What the entries of a kind moved on accounts, in cents. */
async function booked(kind: string, isOf: (accountId: string) => boolean): Promise<number> {
  const ids = new Set((await world.rows('journal_entry')).filter((one) => one.kind === kind).map(({ id }) => id));
  const postings = await world.rows('posting');
  const cents = postings
    .filter((one) => ids.has(one.entry_id) && isOf(one.account_id))
    .reduce((total, one) => total + Number(one.amount), 0);
  expect(cents).not.toBe(0);
  return cents;
}

const isBank = (id: string) => id === account.bank('operating');

test('what arrived by Deposits.csv left our bank, and is what Provider_Transactions.csv says was earned', async () => {
  const deposits = await fileOf(listDeposits, exportDeposits);
  const arrived = deposits.filter(({ Status }) => Status === 'SETTLED');
  expect(sumOf(arrived, 'Amount')).toBe(-(await booked('FUNDING_SETTLED', isBank)));
  const sold = await fileOf(listProviderTransactions as never, exportProviderTransactions as never);
  // Refunds stand in it as they do in the deposits that kept them back.
  expect(sold.filter(({ Line }) => Line === 'REFUND').map(({ Payment, Deposit }) => [Payment, Deposit !== ''])).toEqual(
    [
      ['WITHHELD', true],
      ['WITHHELD', true],
    ],
  );
  expect(sumOf(deposits, 'Refunds')).toBeGreaterThan(0);
  expect(sumOf(sold, 'Practice receives')).toBe(sumOf(deposits, 'Amount'));
  expect(sumOf(sold, 'Amount') - sumOf(sold, 'Fee')).toBe(sumOf(sold, 'Practice receives'));
});

test('what arrived by Payments.csv came to our bank', async () => {
  const payments = await fileOf(listPayments as never, exportPayments as never);
  const arrived = payments.filter(({ Status }) => Status === 'SETTLED');
  expect(sumOf(arrived, 'Amount')).toBe(await booked('PAYMENT_SETTLED', isBank));
});

test('what borrower-loans.csv lends is the principal that was booked', async () => {
  const loans = await fileOf(listLoans as never, exportLoans as never);
  expect(sumOf(loans, 'Amount')).toBe(await booked('PURCHASE_ACCEPTED', (id) => /^asset:loan:.*:principal$/.test(id)));
});
