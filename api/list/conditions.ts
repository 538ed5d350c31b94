import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database';
import type { ListQuestion } from './list-question';
import type { Condition, Link, Scope, SortColumn, Value } from './list-source';

export type Sql = RawBuilder<SqlBool>;

export const columnOf = (alias: string, name: string) => sql.ref(`${alias}.${name}`);
export const all = (parts: readonly Sql[]): Sql => sql<SqlBool>`${sql.join(parts, sql` and `)}`;

function among(column: RawBuilder<unknown>, values: readonly Value[]): Sql {
  if (values.length === 0) return sql<SqlBool>`1 = 0`;
  if (values.length === 1) return sql<SqlBool>`${column} = ${values[0]}`;
  return sql<SqlBool>`${column} in (${sql.join([...values])})`;
}

export function holds(alias: string, condition: Condition): Sql {
  const column = columnOf(alias, condition.column);
  if ('in' in condition) return among(column, condition.in);
  if ('linked' in condition)
    return sql<SqlBool>`exists (select 1 from ${linkedRows(condition.linked)} and ${columnOf('link', condition.linked.key)} = ${column})`;
  // A text that is looked for as it stands: no character of it stands for others.
  if ('contains' in condition)
    return sql<SqlBool>`${column} like ${`%${condition.contains.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
  const { from, to, below } = condition;
  return all([
    ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${column} <= ${to}`]),
    ...(below === undefined ? [] : [sql<SqlBool>`${column} < ${below}`]),
  ]);
}

/** `table as link where …` of a link. */
export const linkedRows = ({ table, where, except = {} }: Link): RawBuilder<unknown> =>
  sql`${sql.table(table)} as link where ${all([
    ...Object.entries(where).map(([name, value]) =>
      value === null
        ? sql<SqlBool>`${columnOf('link', name)} is null`
        : sql<SqlBool>`${columnOf('link', name)} = ${value}`,
    ),
    ...Object.entries(except).map(([name, value]) => sql<SqlBool>`${columnOf('link', name)} <> ${value}`),
  ])}`;

export const inScope = (alias: string, { column, values }: Scope): Sql => among(columnOf(alias, column), values);

/** A range on the token index instead of LIKE, so that the cost does not grow with the table. */
export const begins = (alias: string, word: string): Sql =>
  sql<SqlBool>`${columnOf(alias, 'token')} >= ${word} and ${columnOf(alias, 'token')} < ${`${word}\uffff`}`;

/** True of a row one of whose words begins so. */
export function hasWord(alias: string, { shape }: ListQuestion, word: string): Sql {
  if (!shape.words) throw new Error(`${shape.table} has no words`);
  return sql<SqlBool>`exists (select 1 from application_token as word
    where word.application_id = ${columnOf(alias, shape.words.application)} and ${begins('word', word)})`;
}

/** A table, read by one index alone: the planner of SQLite has no figures to choose by, the one of Postgres has. */
export function byIndex(
  db: Db,
  table: string,
  { alias, index }: { alias: string; index: string },
): RawBuilder<unknown> {
  const named = sql`${sql.table(table)} as ${sql.id(alias)}`;
  return db.dialect === 'sqlite' ? sql`${named} indexed by ${sql.id(index)}` : named;
}

export const bound = ({ isNumber }: SortColumn, value: Value) =>
  isNumber ? sql`cast(${value} as bigint)` : sql`${value}`;

/** What lies behind the cursor among rows that have a sort value; null when none of them does. */
export function behind(alias: string, { sort, shape, direction, after }: ListQuestion): Sql | null {
  if (!after) return sql<SqlBool>`1 = 1`;
  if (after.value === null) return null;
  const [names, values] = [
    [sort, ...shape.tie],
    [after.value, ...after.tie],
  ];
  return sql<SqlBool>`(${sql.join(names.map(({ column }) => columnOf(alias, column)))})
    ${direction === 'asc' ? sql`>` : sql`<`} (${sql.join(names.map((name, at) => bound(name, values[at] ?? '')))})`;
}

/** The same among rows without a sort value, which come last in either direction. */
export function behindEmpty(alias: string, { shape, direction, after }: ListQuestion): Sql {
  if (after?.value !== null) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(${sql.join(shape.tie.map(({ column }) => columnOf(alias, column)))})
    ${direction === 'asc' ? sql`>` : sql`<`} (${sql.join(shape.tie.map((name, at) => bound(name, after.tie[at] ?? '')))})`;
}
