import { exportTransactions } from '@contract/credit-transaction/list';
import { withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../generated/insert-application';
import { readCsv } from '../generated/read-csv';
import { startTestApp, type TestApp } from '../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../test/builders';

// Source: keys of a file are read far ahead, its rows in chunks of 500 (docs/decisions/0017).

const ROWS = 2_600;
const CHUNK_ROWS = 500;
const MINUTE = 60_000;

let world: TestApp;
let token: string;
let line: Parameters<typeof aTransaction>[1];
const numbers: string[] = [];
let last = { id: '', borrowerId: '' };
/** When the transaction of an index was asked for. */
let begin = 0;
const askedAt = (index: number) => new Date(begin + index * MINUTE).toISOString();

beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('admin@demo.test');
  const borrower = await aBorrower(world.deps);
  const application_id = await insertApplication(world.deps, borrower.id, { practiceId: 'prac-bright-smile' });
  line = await aCreditLine(world.deps, borrower, { application_id });
  begin = Date.parse(world.deps.clock.now()) - (ROWS + 10) * MINUTE;
  for (let index = 0; index < ROWS; index += 1) {
    const { number, id } = await aTransaction(world.deps, line, { created_at: askedAt(index) });
    numbers.push(String(number));
    last = { id, borrowerId: borrower.id };
  }
}, 120_000);
afterAll(() => world.discard());

async function beginFile(sort: { key: string; direction: string }, by = token) {
  const answer = await world.app.request(exportTransactions.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sort, dateRange: { start: '2020-01-01', end: '2035-01-01' } }),
  });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error('The file has no body');
  const decoder = new TextDecoder();
  let text = '';
  /** Reads on until a number of lines is there, or all. */
  const readOn = async (lines = Number.POSITIVE_INFINITY) => {
    while (text.split('\r\n').length <= lines) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
  return { readOn };
}

test('a file that leaves while others write has each row once, as it was when its turn came', async () => {
  const { readOn } = await beginFile({ key: 'createdAt', direction: 'asc' });
  const begun = await readOn(CHUNK_ROWS);
  expect(begun).not.toContain(numbers.at(-1));

  const earlier = await aTransaction(world.deps, line, { created_at: askedAt(-1) });
  const later = await aTransaction(world.deps, line, { created_at: askedAt(ROWS) });
  const { id, borrowerId } = last;
  const taken = await world.call(
    withdrawPatientTransaction,
    { params: { id: borrowerId, txId: id }, body: {} },
    { token },
  );
  expect(taken.status).toBe(200);

  const [head = [], ...rows] = readCsv(await readOn());
  const [number, status] = [head.indexOf('Number'), head.indexOf('Status')];
  const found = rows.map((row) => row[number]);
  expect(found.slice(0, ROWS)).toEqual(numbers);
  // What is asked for after the file began may be in it or not, and never between rows that were there.
  expect([[], [String(later.number)]]).toContainEqual(found.slice(ROWS));
  expect(found).not.toContain(String(earlier.number));
  expect(rows.every((row) => row.length === head.length)).toBe(true);
  expect(rows[ROWS - 1]?.[status]).toBe('REJECTED');
});

test('a row that moves in the order of a file while it leaves is neither left out nor told twice', async () => {
  const amountOf = (id: string, cents: number) =>
    world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('credit_transaction').set({ amount_cents: cents }).where('id', '=', id)),
    );
  const [low, high] = [
    await aTransaction(world.deps, line, { created_at: askedAt(1), amount_cents: 410_000 }),
    await aTransaction(world.deps, line, { created_at: askedAt(2), amount_cents: 430_000 }),
  ];
  const { readOn } = await beginFile({ key: 'txAmount', direction: 'asc' });
  expect(await readOn(CHUNK_ROWS)).toContain(String(low.number));
  await amountOf(low.id, 440_000);
  await amountOf(high.id, 400_000);

  const [head = [], ...rows] = readCsv(await readOn());
  const [number, amount] = [head.indexOf('Number'), head.indexOf('Amount')];
  const found = rows.map((row) => row[number]);
  expect(new Set(found).size).toBe(found.length);
  for (const one of [...numbers, String(low.number), String(high.number)]) expect(found).toContain(one);
  expect([rows[0]?.[amount], rows.at(-1)?.[amount]]).toEqual(['4100', '4000']);
});

test.each([
  ['lose what lets them read it', { permissions: '["application.view"]' }],
  ['are of the practice no more', { is_active: 0 }],
])('a file ends for those who %s while it leaves', async (_, change) => {
  const by = await world.staffSession('staff@bright-smile.test');
  const { readOn } = await beginFile({ key: 'createdAt', direction: 'asc' }, by);
  const begun = await readOn(CHUNK_ROWS);
  expect(begun).toContain(numbers[0]);
  const changeStaff = (to: object) =>
    world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('staff').set(to).where('id', '=', 'staff-staff-bright-smile-test')),
    );
  await changeStaff(change);
  try {
    await expect(readOn()).rejects.toBeDefined();
  } finally {
    await changeStaff({ permissions: '[]', is_active: 1 });
  }
});

test('a file ends for whoever has logged out while it leaves', async () => {
  const by = await world.staffSession('staff@bright-smile.test');
  const { readOn } = await beginFile({ key: 'createdAt', direction: 'asc' }, by);
  await readOn(CHUNK_ROWS);
  await world.deps.database.transaction((tx) => world.deps.sessions.revoke(tx, by));
  await expect(readOn()).rejects.toBeDefined();
});
