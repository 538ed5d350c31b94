import { createPatientTransaction } from '@contract/credit-transaction/calls';
import { listTransactions } from '@contract/credit-transaction/list';
import { listPatientTransactions, withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const dateRange = { start: '2020-01-01', end: '2035-01-01' };
type Body = Parameters<typeof world.call<typeof listTransactions>>[1]['body'];
const find = async (body: Body) =>
  (await world.call(listTransactions, { body: { dateRange, ...body } }, { token })).body;
const first = async (body: Body) => {
  const [row] = (await find({ ...body, limit: 1 })).data;
  if (!row) throw new Error(`Nothing for ${JSON.stringify(body)}`);
  return row;
};

describe('the search', () => {
  test('by a number finds that transaction alone', async () => {
    const wanted = await first({ sort: { key: 'txAmount', direction: 'desc' } });
    const found = await find({ search: String(wanted.number) });
    expect(found.data.map(({ _id }) => _id)).toEqual([wanted._id]);
    expect([found.total, found.counts[wanted.status]]).toEqual([1, 1]);
  });

  test('by the beginning of a name finds every transaction of the people who have it', async () => {
    const { name } = await first({});
    const [begin = '', last = ''] = name.toLowerCase().split(' ');
    const found = await find({ search: `${begin.slice(0, 3)} ${last}`, limit: 100 });
    expect(found.data.some((row) => row.name === name)).toBe(true);
    expect(found.data.every((row) => row.name.toLowerCase().includes(begin.slice(0, 3)))).toBe(true);
  });

  test.each(['99999999999999999999', 'zzzzzz', '12 zzzzzz'])('finds nothing for %s', async (search) => {
    expect(await find({ search })).toMatchObject({ data: [], total: 0 });
  });
});

test('a row says what the detail of its patient says', async () => {
  const rows = (await find({ limit: 100 })).data;
  for (const row of rows.slice(0, 12)) {
    const detail = await world.call(listPatientTransactions, { query: { borrowerId: row.borrowerId } }, { token });
    const { data } = detail.body;
    const { status, txAmount, fundingStatus, monthlyPayment } = data.find(({ _id }) => _id === row._id) ?? {};
    expect({ status, txAmount, fundingStatus, monthlyPayment }).toEqual({
      status: row.status,
      txAmount: row.txAmount,
      fundingStatus: row.fundingStatus,
      monthlyPayment: row.monthlyPayment,
    });
  }
});

test('a transaction is in the list as soon as it is asked for, and says when it was taken back', async () => {
  const { borrowerId, practicemanagement } = await first({
    search: 'casey',
    filters: { status: ['ACCEPTED'] },
  });
  const made = await world.call(
    createPatientTransaction,
    { params: { id: borrowerId }, body: { practiceManagementId: practicemanagement._id, txAmount: 320.5 } },
    { token, headers: { 'idempotency-key': 'list-of-transactions-1' } },
  );
  expect(made.status).toBe(200);
  const txId = made.body.transaction._id;
  expect(await first({ borrowerId })).toMatchObject({
    _id: txId,
    status: 'PENDING',
    txAmount: 320.5,
    isWithdrawn: false,
    isExpired: false,
  });
  const amounts = { amountFrom: 320.5, amountTo: 320.5 };
  expect((await find({ borrowerId, filters: amounts })).total).toBe(1);
  await world.call(
    withdrawPatientTransaction,
    { params: { id: borrowerId, txId }, body: {} },
    { token, headers: { 'idempotency-key': 'list-of-transactions-2' } },
  );
  expect(await first({ borrowerId, filters: amounts })).toMatchObject({ status: 'REJECTED', isWithdrawn: true });
});

test('what a patient asks, the name and the payment to the practice are followed', async () => {
  const { _id, borrowerId } = await first({ filters: { fundingStatus: ['SETTLED'] } });
  const { database } = world.deps;
  await database.transaction(async (tx) => {
    await tx.execute(
      tx.builder.updateTable('credit_transaction').set({ request_kind: 'REFUND' }).where('id', '=', _id),
    );
    await tx.execute(tx.builder.updateTable('funding').set({ status: 'RETURNED' }).where('transaction_id', '=', _id));
    await tx.execute(
      tx.builder.updateTable('application').set({ sort_name: '!first' }).where('borrower_id', '=', borrowerId),
    );
  });
  const asked = await find({ filters: { asks: true, fundingStatus: ['RETURNED'] }, limit: 100 });
  expect(asked.data.find((row) => row._id === _id)).toMatchObject({ asks: 'REFUND', fundingStatus: 'RETURNED' });
  const byName = await first({ sort: { key: 'name', direction: 'asc' } });
  expect(byName.borrowerId).toBe(borrowerId);
});
