import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../db/database';
import { all, byIndex, columnOf, hasWord, holds, inScope } from './conditions';
import type { ListQuestion } from './list-question';
import type { ListShape } from './list-source';
import { matchesOf, narrowStart, type Start } from './narrow.reads';

/** How many rows a tab has, at least so many when `isBound`. */
export type Count = { rows: number; isBound: boolean };

type CountRow = { tab: string; rows: number; looked: number };

/** Where counting begins: as the page does, but for a condition of the tabs themselves. */
export function startOfCount(
  db: Db,
  question: ListQuestion,
  ofPage: Promise<Start | undefined>,
): Promise<Start | undefined> {
  const column = question.shape.tab?.column;
  return question.conditions.some((condition) => condition.column === column)
    ? narrowStart(db, question, column)
    : ofPage;
}

/**
 * Counts the rows of a question by tab, without the condition of the tabs themselves, so that each tells what it would show.
 * @param tabs the values of the tabs; none counts the list in one piece, as `all`.
 * @param start see `startOfCount`.
 */
export async function countByTab(
  db: Db,
  question: ListQuestion,
  { tabs, start }: { tabs: readonly string[]; start: Start | undefined },
): Promise<Map<string, Count>> {
  if (question.scope.values.length === 0) return new Map();
  const most = mostCounted(question);
  const query = start ? narrowCount(db, question, start) : wideCount(db, question, { tabs, most });
  const rows = (await db.query({ compile: () => query.compile(db.builder) })) as CountRow[];
  return new Map(
    rows.map((row) => [row.tab, { rows: Number(row.rows), isBound: !start && Number(row.looked) >= most }]),
  );
}

function mostCounted({ bounds, shape, conditions, words }: ListQuestion): number {
  if (words.length > 0) return bounds.countedByWords;
  return conditions.some(({ column }) => isOther(shape, column)) ? bounds.countedByFilters : bounds.counted;
}

/** Whether a condition is on a column that the index of the counts is not in the order of. */
const isOther = ({ at, tab }: ListShape, column: string): boolean => column !== at && column !== tab?.column;

function narrowCount(db: Db, question: ListQuestion, start: Start): RawBuilder<unknown> {
  const column = question.shape.tab?.column;
  const matches = matchesOf(db, question, { start, except: column });
  if (column === undefined) return sql`select 'all' as tab, count(*) as rows, 0 as looked ${matches}`;
  const tab = columnOf('listed', column);
  return sql`select ${tab} as tab, count(*) as rows, 0 as looked ${matches} group by ${tab}`;
}

function wideCount(
  db: Db,
  question: ListQuestion,
  { tabs, most }: { tabs: readonly string[]; most: number },
): RawBuilder<unknown> {
  const { shape, scope, conditions, words } = question;
  const { tab } = shape;
  const index = tab?.index ?? shape.at;
  const dates = conditions.filter(({ column }) => column === shape.at);
  const others = conditions.filter(({ column }) => isOther(shape, column));
  const names = new Set([...shape.tie, ...others, { column: shape.at }].map(({ column }) => column));
  if (words.length > 0 && shape.words) names.add(shape.words.application);
  const meets = [
    ...others.map((condition) => holds('looked', condition)),
    ...words.map((word) => hasWord('looked', question, word)),
  ];
  const rows = meets.length === 0 ? sql`count(*)` : sql`coalesce(sum(case when ${all(meets)} then 1 else 0 end), 0)`;
  const parts = (tab ? tabs : ['all']).map((value) => {
    const where = all([
      inScope('listed', scope),
      ...(tab ? [sql<SqlBool>`${columnOf('listed', tab.column)} = ${value}`] : []),
      ...dates.map((condition) => holds('listed', condition)),
    ]);
    return sql`select ${sql.lit(value)} as tab, ${rows} as rows, count(*) as looked
      from (select ${sql.join([...names].map((name) => columnOf('listed', name)))}
        from ${byIndex(db, shape.table, { alias: 'listed', index: `${shape.table}_${scope.column}_${index}` })}
        where ${where} limit ${most}) as looked`;
  });
  return sql`${sql.join(parts, sql` union all `)}`;
}
