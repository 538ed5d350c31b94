import { setImmediate as turn } from 'node:timers/promises';
import { transactionList } from '@contract/credit-transaction/list';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database, Db } from '../db/database';
import { transactions } from '../features/credit-transaction/list-transactions';
import { insertApplication } from '../generated/insert-application';
import { startTestApp, type TestApp } from '../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../test/builders';
import { openTestDatabase, type TestDatabase } from '../test/database';
import { heldMoments } from '../test/held-moments';
import { keysAhead } from './keys-ahead';
import { questionOf } from './list-question';

// Source: the keys of a file are those of one moment (docs/decisions/0017).

const ROWS = 124;
const CHUNK_ROWS = 5;
const ids: string[] = [];

let database: TestDatabase;
let world: TestApp;

beforeAll(async () => {
  database = await openTestDatabase();
  world = await startTestApp({ database });
  const borrower = await aBorrower(world.deps);
  const application_id = await insertApplication(world.deps, borrower.id, { practiceId: 'prac-bright-smile' });
  const line = await aCreditLine(world.deps, borrower, { application_id });
  for (let rank = 0; rank < ROWS; rank += 1) {
    ids.push((await aTransaction(world.deps, line, { amount_cents: 100_000 + rank * 100 })).id);
  }
});
afterAll(() => world.discard());

/** The list by amount, the least first, as the file of a practice's administrator asks for it. */
function byAmount() {
  const body = {
    page: 0,
    limit: CHUNK_ROWS,
    sort: { key: 'txAmount', direction: 'asc' as const },
    dateRange: { start: '2020-01-01', end: '2035-01-01' },
    practices: ['prac-bright-smile'],
  };
  const actor = {
    kind: 'staff' as const,
    staffId: 'staff-manager-bright-smile-test',
    role: 'PracticeAdmin' as const,
    brand: 'financing' as const,
    financePartner: false,
    practiceIds: ['prac-bright-smile'],
    permissions: [],
    hasSecondFactor: false,
    lacksFactor: false,
    tokenHash: 'none',
  };
  const ask = { body, actor, deps: world.deps } as unknown as Parameters<typeof questionOf>[2]['ask'];
  return questionOf(transactionList, transactions, { ask, db: database.read });
}

const amountOf = (id: string | undefined, cents: number) =>
  database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('credit_transaction')
        .set({ amount_cents: cents })
        .where('id', '=', id ?? ''),
    ),
  );

/** The database whose reads of one moment wait each time until somebody else has written. */
function whileOthersWrite(write: (rows: readonly unknown[]) => Promise<unknown>): Database {
  const besides = (db: Db): Db => ({
    ...db,
    query: async (asked) => {
      const rows = await db.query(asked);
      await write(rows);
      return rows;
    },
  });
  return { ...database, asOfNow: (work, signal) => database.asOfNow((db) => work(besides(db)), signal) };
}

test('rows that move while the keys of a file are read are each in it once, and the moment ends before its caller has the file', async () => {
  const question = await byAmount();
  // The least goes behind the last, the last before the least, again and again.
  let writes = 0;
  const written = whileOthersWrite(async () => {
    writes += 1;
    await amountOf(ids[writes % ROWS], writes % 2 === 0 ? 900_000 + writes : 100 + writes);
    await amountOf(ids[(ROWS - writes) % ROWS], writes % 2 === 0 ? 200 + writes : 800_000 + writes);
  });
  const next = keysAhead(written, question, new AbortController().signal);
  const first = await next();
  expect(first.isLast).toBe(false);
  // Nothing more is taken for now.
  await vi.waitFor(async () => expect(await heldMoments(database)).toBe(0));

  const keys = [...first.keys];
  for (let isLast = false; !isLast; ) {
    const chunk = await next();
    expect(chunk.keys.length).toBeLessThanOrEqual(CHUNK_ROWS);
    keys.push(...chunk.keys);
    ({ isLast } = chunk);
  }
  expect(writes).toBeGreaterThan(ROWS / CHUNK_ROWS / 10);
  expect(keys.map(({ tie }) => tie[0])).toEqual(ids);
});

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'a caller who comes %i turns after the last keys were read, while they are being packed, misses none',
  async (turns) => {
    const inLastRead = ROWS % (CHUNK_ROWS * 10);
    let goOn: () => void = () => undefined;
    const isTaken = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // The last read is answered once all chunks before it are taken.
    const held = whileOthersWrite(async (rows) => void (rows.length === inLastRead && (await isTaken)));
    const next = keysAhead(held, await byAmount(), new AbortController().signal);
    const keys: unknown[] = [];
    for (let isLast = false; !isLast; ) {
      const chunk = await next();
      keys.push(...chunk.keys.map(({ tie }) => tie[0]));
      ({ isLast } = chunk);
      if (keys.length !== ROWS - inLastRead) continue;
      goOn();
      for (let count = 0; count < turns; count += 1) await turn();
    }
    expect(new Set(keys).size).toBe(ROWS);
  },
);

test('a file whose caller has gone reads no further and holds no moment', async () => {
  const gone = new AbortController();
  let reads = 0;
  const counted = whileOthersWrite(async () => {
    reads += 1;
    if (reads === 2) gone.abort();
  });
  const next = keysAhead(counted, await byAmount(), gone.signal);
  await expect(
    (async () => {
      for (let isLast = false; !isLast; ) ({ isLast } = await next());
    })(),
  ).rejects.toBeDefined();
  expect(reads).toBe(2);
  expect(await heldMoments(database)).toBe(0);
});
