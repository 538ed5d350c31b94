import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDurabilityBarrier } from './durability';
import { migrate } from './migrations/index';
import { openSqlite } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'durability-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database that closes lets the transactions that wait for the disk end well', async () => {
  const database = openSqlite({ file: join(folder, 'data.sqlite'), durability: 'barrier' });
  await migrate(database);
  const written = Array.from({ length: 40 }, (_, place) =>
    database.transaction((tx) => tx.execute(tx.builder.insertInto('meta').values({ name: `one ${place}`, value: '' }))),
  );
  await database.close();
  const outcomes = await Promise.allSettled(written);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('after a sync failed nothing is durable any more, though the disk says so later', async () => {
  const log = join(folder, 'log');
  writeFileSync(log, '');
  const answers = [null, new Error('EIO'), null, null];
  const barrier = createDurabilityBarrier(log, (_, done) => setImmediate(done, answers.shift() ?? null));
  await barrier.durable();
  const during = barrier.durable();
  const behind = barrier.durable();
  await expect(during).rejects.toThrow('EIO');
  await expect(behind).rejects.toThrow('EIO');
  await expect(barrier.durable()).rejects.toThrow('EIO');
  await barrier.close();
});
