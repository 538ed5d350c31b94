import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/database';
import { heldMoments } from '../test/held-moments';
import type { Db } from './database';

const database = await openTestDatabase();
afterAll(() => database.discard());

/** A statement that takes seconds on either engine, unless somebody ends it. */
const long = sql<{
  n: number;
}>`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 20000000)
  select count(*) as n from numbers`;
const run = (db: Db, query: typeof long) => db.query({ compile: () => query.compile(db.builder) });
const one = sql<{ n: number }>`select 1 as n`;

test('a long read apart keeps no other read waiting, and ends nothing when its caller goes', async () => {
  const gone = new AbortController();
  let isAnswered = false;
  const slow = run(database.apart(gone.signal), long).finally(() => {
    isAnswered = true;
  });
  const refused = expect(slow).rejects.toBeDefined();
  await run(database.read, one);
  expect(isAnswered).toBe(false);
  gone.abort();
  await refused;
  // What waits behind it is answered.
  expect(await run(database.apart(), one)).toEqual([{ n: 1 }]);
}, 60_000);

test('a read whose caller has gone before it began does not run', async () => {
  const gone = new AbortController();
  gone.abort();
  await expect(run(database.apart(gone.signal), one)).rejects.toBeDefined();
});

test('a fault of a statement is told to its caller, and the next statement runs', async () => {
  const wrong = sql<{ n: number }>`select n from no_such_table`;
  await expect(run(database.apart(), wrong)).rejects.toThrow();
  expect(await run(database.apart(), one)).toEqual([{ n: 1 }]);
});

test('reads apart see what was committed', async () => {
  const insert = sql`insert into meta (name, value) values ('seen', 'yes')`;
  await database.transaction((tx) => tx.execute({ compile: () => insert.compile(tx.builder) }));
  const { builder } = database.read;
  const rows = await database.apart().query(builder.selectFrom('meta').select('value').where('name', '=', 'seen'));
  expect(rows).toEqual([{ value: 'yes' }]);
});

test('reads of one moment all see it, whatever others write meanwhile, and hold nothing when they are over', async () => {
  const count = sql<{ n: number }>`select count(*) as n from meta`;
  const countOn = async (db: Db) => Number((await run(db, count))[0]?.n);
  const write = (name: string) =>
    database.transaction((tx) =>
      tx.execute({ compile: () => sql`insert into meta (name, value) values (${name}, 'x')`.compile(tx.builder) }),
    );
  const before = await countOn(database.read);
  const seen = await database.asOfNow(async (db) => {
    const first = await countOn(db);
    await write('moment 1');
    await write('moment 2');
    // Others read on meanwhile, and see what was written.
    return [first, await countOn(db), await countOn(database.apart())];
  });
  expect(seen).toEqual([before, before, before + 2]);
  expect(await database.asOfNow(countOn)).toBe(before + 2);

  await expect(database.asOfNow(() => Promise.reject(new Error('given up')))).rejects.toThrow('given up');
  expect(await heldMoments(database)).toBe(0);
});

test('a moment that a caller asked for ends with the caller', async () => {
  const gone = new AbortController();
  const reading = database.asOfNow(async (db) => {
    await run(db, one);
    gone.abort();
    await run(db, one);
  }, gone.signal);
  await expect(reading).rejects.toBeDefined();
  expect(await heldMoments(database)).toBe(0);
});
