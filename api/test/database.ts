import { createHash, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  /** The file on SQLite, the database's name on Postgres. */
  readonly name: string;
  /** A folder of this database; on SQLite the database lies in it as `test.sqlite`. */
  readonly folder: string;
  /** Another process's view: the same database, opened once more. The caller closes it. */
  openAgain(): Database;
  /** Closes the database and removes everything of it. */
  discard(): Promise<void>;
};

const FILE = 'test.sqlite';
const KEYS = 'keys.json';

/** Puts rows into an empty database that others are copied from. */
export type Fill = { name: string; put: (database: TestDatabase) => Promise<void> };

/** A file on SQLite, a database on Postgres, and the keys of what it holds in cipher. */
type Template = { name: string; keys?: string };
const templates = new Map<string, Promise<Template>>();

/**
 * A migrated database of its own, copied from a template that is made once: on SQLite by each test process, on Postgres by one
 * for all of a run. SQLite in a temporary folder, or, with TEST_DATABASE_URL, a Postgres database that is created and dropped.
 *
 * @param fill what it holds; without it only the schema
 */
export async function openTestDatabase(fill?: Fill): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-test-'));
  const url = process.env.TEST_DATABASE_URL;
  const known = templates.get(fill?.name ?? '') ?? makeTemplate(url, fill);
  templates.set(fill?.name ?? '', known);
  const template = await known;
  if (template.keys !== undefined) writeFileSync(join(folder, KEYS), template.keys);
  return url ? openTestPostgres(url, folder, template.name) : openTestSqlite(folder, template.name);
}

async function makeTemplate(url: string | undefined, fill: Fill | undefined): Promise<Template> {
  if (!fill) return { name: await (url ? migratedPostgresTemplate(url) : migratedSqliteTemplate()) };
  if (url) return filledPostgresTemplate(url, fill);
  const { name, folder, keys } = await filled(fill);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { name, keys };
}

async function filled(fill: Fill): Promise<Required<Template> & { folder: string }> {
  const database = await openTestDatabase();
  await fill.put(database);
  await database.close();
  const { name, folder } = database;
  return { name, folder, keys: readFileSync(join(folder, KEYS), 'utf8') };
}

function openTestSqlite(folder: string, template: string): TestDatabase {
  const file = join(folder, FILE);
  copyFileSync(template, file);
  const open = () => openSqlite({ file, durability: 'barrier', assertShortTransactions: true });
  const database = open();
  return {
    ...database,
    name: file,
    folder,
    openAgain: open,
    async discard() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Named by the schema, so that test processes share it and a changed schema makes another. */
async function migratedSqliteTemplate(): Promise<string> {
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

async function openTestPostgres(url: string, folder: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(url, async (client) => {
    // Copying files is faster than writing them to the log; before Postgres 15 there is nothing to choose.
    const { rows } = await client.query('show server_version_num');
    const strategy = Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : '';
    await client.query(`create database ${name} template ${template} ${strategy}`);
  });
  const open = () => openPostgres({ url: addressOf(url, name), poolMax: 10, random: () => 0.5 });
  const database = open();
  return {
    ...database,
    name,
    folder,
    openAgain: open,
    async discard() {
      await database.close();
      await administer(url, (client) => client.query(`drop database ${name} with (force)`));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process that comes first fills it and the others wait, because the demo world takes a server half a minute. */
function filledPostgresTemplate(url: string, fill: Fill): Promise<Template> {
  const name = `filled_${process.env.TEST_RUN ?? process.pid}_${fill.name}`;
  return administer(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const known = await client.query(
      `select shobj_description(oid, 'pg_database') as keys from pg_database where datname = $1`,
      [name],
    );
    if (known.rowCount) return { name, keys: known.rows[0].keys };
    const made = await filled(fill);
    rmSync(made.folder, { recursive: true, force: true });
    // With the database, so that there is nothing to clear away beside it.
    await client.query(`comment on database ${made.name} is ${client.escapeLiteral(made.keys)}`);
    await client.query(`alter database ${made.name} rename to ${name}`);
    return { name, keys: made.keys };
  });
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
