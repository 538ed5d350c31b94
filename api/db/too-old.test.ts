import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isMigrated, migrate } from './migrations/index';
import { openSqlite } from './sqlite';

const folder = mkdtempSync(join(tmpdir(), 'too-old-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database of an earlier version is refused with what to do, and nothing is added to it', async () => {
  const database = openSqlite({ file: join(folder, 'data.sqlite'), durability: 'barrier' });
  await migrate(database);
  expect(await migrate(database)).toEqual([]);
  await database.migrate(["delete from schema_migration where name = '310-standard-terms'"]);
  await expect(migrate(database)).rejects.toThrow('start with an empty DATA_DIR or database');
  expect(await isMigrated(database)).toBe(false);
  await database.close();
});
