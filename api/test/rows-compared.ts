import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/database';

type Row = Record<string, unknown>;

const ask = (database: Database, text: string) =>
  database.read.query({ compile: () => sql.raw<Row>(text).compile(database.read.builder) });

/** All rows of a table, or of some with a condition, in the order of their ids. */
export const rowsIn = (database: Database, table: string): Promise<Row[]> =>
  ask(database, `select * from ${table} order by ${table === 'borrower_credit' ? 'transaction_id' : 'id'}`);

/** Two tables have the same columns, of the same kinds, and the same rows. */
export async function expectSameRows(database: Database, [one, other]: readonly [string, string]): Promise<void> {
  const [left, right] = [await rowsIn(database, one), await rowsIn(database, other)];
  expect(left, one).toEqual(right);
  expect(await columnsOf(database, one)).toEqual(await columnsOf(database, other.split(' ')[0] ?? ''));
}

/** Columns with their types, in order of their names. */
const columnsOf = (database: Database, table: string): Promise<Row[]> =>
  ask(
    database,
    database.dialect === 'sqlite'
      ? `select name, type, "notnull" as required from pragma_table_info('${table}') order by name`
      : `select column_name as name, data_type as type, is_nullable as required, collation_name from information_schema.columns
          where table_name = '${table}' order by column_name`,
  );

export async function indexNames(database: Database, table: string): Promise<string[]> {
  const rows = await ask(
    database,
    database.dialect === 'sqlite'
      ? `select name from sqlite_master where type = 'index' and tbl_name = '${table}' and sql is not null order by name`
      : `select indexname as name from pg_indexes where tablename = '${table}' and indexname not like '%_pkey' order by indexname`,
  );
  return rows.map(({ name }) => String(name)).sort();
}

/** All that a question answers, as one text. */
export const textOf = async (database: Database, question: string): Promise<string> =>
  JSON.stringify((await ask(database, question)).map((row) => row.detail ?? row.name));
