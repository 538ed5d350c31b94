import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../db/database';
import { migrate, migrations } from '../db/migrations/index';
import { openPostgres } from '../db/postgres';
import { openSqlite } from '../db/sqlite';
import type { Dialect } from '../db/statement';

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

/** Named by the schema, so that test processes share it and a changed schema makes another. */
async function migratedTemplate(): Promise<string> {
  const file = join(tmpdir(), `platform-template-${schemaHash('sqlite')}.sqlite`);
  if (existsSync(file)) return file;
  const folder = mkdtempSync(join(tmpdir(), 'platform-template-'));
  const database = openSqlite({ file: join(folder, FILE), durability: 'barrier' });
  await migrate(database);
  await database.close();
  renameSync(join(folder, FILE), file);
  rmSync(folder, { recursive: true, force: true });
  return file;
}

function schemaHash(dialect: Dialect): string {
  const schema = migrations.flatMap((migration) => [migration.name, ...migration.statements(dialect)]).join('\n');
  return createHash('sha256').update(schema).digest('hex').slice(0, 16);
}

async function openTestPostgres(url: string, folder: string): Promise<TestDatabase> {
  template ??= migratedPostgresTemplate(url);
  const source = await template;
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(url, (client) => client.query(`create database ${name} template ${source}`));
  const open = () => openPostgres({ url: addressOf(url, name), poolMax: 10, random: () => 0.5 });
  const database = open();
  return {
    ...database,
    folder,
    openAgain: open,
    async discard() {
      await database.close();
      await administer(url, (client) => client.query(`drop database ${name} with (force)`));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Named by the schema, so that every test process shares it and a changed schema makes another. */
async function migratedPostgresTemplate(url: string): Promise<string> {
  const name = `template_${schemaHash('postgres')}`;
  await administer(url, async (client) => {
    // Test processes take turns; the lock ends with the connection.
    await client.query('select pg_advisory_lock(4711)');
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount) return;
    await client.query(`create database ${name}_making`);
    const database = openPostgres({ url: addressOf(url, `${name}_making`), poolMax: 1, random: () => 0.5 });
    try {
      await migrate(database);
      await database.close();
      await client.query(`alter database ${name}_making rename to ${name}`);
    } catch (failure) {
      await client.query(`drop database ${name}_making with (force)`);
      throw failure;
    }
  });
  return name;
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement as an intruder with access to the database would. Returns the number of changed rows. */
export function runSql(database: Database, text: string): Promise<number> {
  return database.transaction((tx) => tx.execute({ compile: () => sql.raw(text).compile(tx.builder) }));
}
