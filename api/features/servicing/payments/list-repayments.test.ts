import { listRepayments } from '@contract/servicing/repayment-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const always = { start: '2020-01-01', end: '2035-01-01' };
type Body = Parameters<typeof world.call<typeof listRepayments>>[1]['body'];
const find = async (body: Body) =>
  (await world.call(listRepayments, { body: { dateRange: always, limit: 100, ...body } }, { token })).body;

test('a day finds what is paid on that day, all of it', async () => {
  const { data } = await find({});
  const day = data[20]?.payOn ?? '';
  const due = data.filter(({ payOn }) => payOn === day);
  const found = await find({ dateRange: { start: day, end: day } });
  expect(found.data.map(({ _id }) => _id).sort()).toEqual(due.map(({ _id }) => _id).sort());
});

test('a payment that comes back moves to its tab and says why', async () => {
  const [row] = (await find({ filters: { status: ['SETTLED'] }, limit: 1 })).data;
  if (!row) throw new Error('Nothing was paid');
  const before = (await find({})).counts;
  const { database } = world.deps;
  await database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('payment')
        .set({ status: 'RETURNED', return_code: 'R01', returned_on: row.payOn })
        .where('id', '=', row._id),
    ),
  );
  const after = await find({ filters: { status: ['RETURNED'] }, search: String(row.number) });
  expect(after.data.find(({ _id }) => _id === row._id)).toMatchObject({
    returnReason: "There wasn't enough money in the account.",
    amount: row.amount,
  });
  const { counts } = await find({});
  expect([counts.SETTLED, counts.RETURNED]).toEqual([before.SETTLED - 1, before.RETURNED + 1]);
});
