import { CompiledQuery, type RawBuilder } from 'kysely';
import type { Db } from '../db/database';

/** A placeholder in a query that is repeated for several values: each repetition binds its own value here. */
export const EACH_VALUE = Symbol('the value of one repetition');

/**
 * The rows of some queries for each of some values, merged. SQLite reads a text that is put together once and repeated, because
 * putting it together for each of twenty users takes longer than reading their rows; Postgres, which would plan each repetition,
 * goes through the values itself.
 *
 * @param each.parts queries in which `EACH_VALUE` is bound where the value belongs
 * @param each.end what follows behind the rows of all, which are called `merged`
 */
export function mergedRows(
  db: Db,
  values: readonly string[],
  each: { parts: readonly RawBuilder<unknown>[]; end: RawBuilder<unknown> },
): CompiledQuery {
  const parts = each.parts.map((part) => part.compile(db.builder));
  const end = each.end.compile(db.builder);
  const parameters: unknown[] = [];
  const isOne = db.dialect === 'postgres' && values.length > 1;
  const rows = isOne
    ? parts.map((part) => {
        parameters.push(values);
        const every = `unnest(cast($${parameters.length} as text[])) as each_value(value)`;
        return `select one_of.* from ${every} cross join lateral (${bindText(part, parameters, isOne)}) as one_of`;
      })
    : values.flatMap((value) =>
        parts.map((part) => `select * from (${bindText(withValue(part, value), parameters)}) as one_of`),
      );
  return CompiledQuery.raw(
    `select * from (${rows.join(' union all ')}) as merged ${bindText(end, parameters)}`,
    parameters,
  );
}

type Text = Pick<CompiledQuery, 'sql' | 'parameters'>;

const withValue = ({ sql, parameters }: Text, value: string): Text => ({
  sql,
  parameters: parameters.map((parameter) => (parameter === EACH_VALUE ? value : parameter)),
});

/** Binds what a text binds behind all that is bound already: Postgres numbers its parameters, SQLite counts them. */
function bindText(text: Text, parameters: unknown[], isJoined = false): string {
  const places = text.parameters.map((parameter) =>
    isJoined && parameter === EACH_VALUE ? 'each_value.value' : `$${parameters.push(parameter)}`,
  );
  return text.sql.replace(/\$(\d+)/g, (_, place) => places[Number(place) - 1] ?? '');
}
