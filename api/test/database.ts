import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/database';
import { migrate } from '../db/migrations/index';
import { openPostgres } from '../db/postgres';
import { openSqlite } from '../db/sqlite';

export type TestDatabase = Database & {
  /** A folder of this database; on SQLite the database lies in it as `test.sqlite`. */
  readonly folder: string;
  /** Another process's view: the same database, opened once more. The caller closes it. */
  openAgain(): Database;
  /** Closes the database and removes everything of it. */
  discard(): Promise<void>;
};

const FILE = 'test.sqlite';
let template: Promise<string> | undefined;

/**
 * A migrated database of its own. SQLite in a temporary folder, copied from a template that is migrated once per test
 * file; or, with TEST_DATABASE_URL, a Postgres database that is created and dropped.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-test-'));
  const url = process.env.TEST_DATABASE_URL;
  return url ? openTestPostgres(url, folder) : openTestSqlite(folder);
}

async function openTestSqlite(folder: string): Promise<TestDatabase> {
  template ??= migratedTemplate();
  copyFileSync(await template, join(folder, FILE));
  const open = () => openSqlite({ file: join(folder, FILE), durability: 'barrier', assertShortTransactions: true });
  const database = open();
  return {
    ...database,
    folder,
    openAgain: open,
    async discard() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function migratedTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, FILE);
  const database = openSqlite({ file, durability: 'barrier' });
  await migrate(database);
  await database.close();
  return file;
}

async function openTestPostgres(url: string, folder: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const open = () => openPostgres({ url: own.href, poolMax: 10, random: () => 0.5 });
  const database = open();
  await migrate(database);
  return {
    ...database,
    folder,
    openAgain: open,
    async discard() {
      await database.close();
      await administer(url, `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Runs one statement as an intruder with access to the database would. Returns the number of changed rows. */
export function runSql(database: Database, text: string): Promise<number> {
  return database.transaction((tx) => tx.execute({ compile: () => sql.raw(text).compile(tx.builder) }));
}
