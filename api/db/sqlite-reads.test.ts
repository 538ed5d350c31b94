import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database';
import { migrate } from './migrations/index';
import { openSqlite } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'database-reads-'));
let database: Database;
beforeAll(async () => {
  database = openSqlite({ file: join(folder, 'data.sqlite'), durability: 'barrier' });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (name: string) => database.read.builder.insertInto('meta').values({ name, value: '' });
const count = async (name: string) =>
  (await database.read.query(database.read.builder.selectFrom('meta').select('name').where('name', '=', name))).length;

test('a read sees a transaction when it has ended and nothing of it before, whatever becomes of it', async () => {
  const kept = database.transaction(async (tx) => {
    await tx.execute(insert('kept'));
    return count('kept');
  });
  expect(await kept).toBe(0);
  expect(await count('kept')).toBe(1);
  const dropped = database.transaction(async (tx) => {
    await tx.execute(insert('dropped'));
    throw new Error(`seen ${await count('dropped')} times`);
  });
  await expect(dropped).rejects.toThrow('seen 0 times');
  expect(await count('dropped')).toBe(0);
});

test('what only reads cannot write', async () => {
  await expect(database.read.query(insert('sneaked').returning('name'))).rejects.toThrow('This statement writes');
  expect(await count('sneaked')).toBe(0);
});
