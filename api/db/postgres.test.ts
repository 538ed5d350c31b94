import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../test/database';
import type { Db } from './database';

async function settingOf({ dialect, query, builder }: Db) {
  if (dialect === 'sqlite') return [{ jit: 'off' }];
  return query({ compile: () => sql<{ jit: string }>`select current_setting('jit') as jit`.compile(builder) });
}

test('no statement is compiled before it runs: Postgres is told so, and SQLite compiles none', async () => {
  const database = await openTestDatabase();
  expect(await settingOf(database.read)).toEqual([{ jit: 'off' }]);
  await database.discard();
});
