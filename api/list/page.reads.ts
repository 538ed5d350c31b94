import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database';
import { all, behind, behindEmpty, byIndex, columnOf, hasWord, holds, type Sql } from './conditions';
import type { ListQuestion } from './list-question';
import type { Key, Value } from './list-source';
import { bestStart, matchesOf, type Start } from './narrow.reads';

/** Practices whose orders are merged by one statement. */
const BRANCHES_MAX = 100;

type Row = Record<string, unknown>;

const ORDER = { asc: sql`asc`, desc: sql`desc` };
const keyColumns = ({ shape, sort }: ListQuestion, alias: string) =>
  sql.join([
    ...shape.tie.map(({ column }) => columnOf(alias, column)),
    sql`${columnOf(alias, sort.column)} as sort_value`,
  ]);
const tieOrder = ({ shape, direction }: ListQuestion, alias: string) =>
  sql.join(shape.tie.map(({ column }) => sql`${columnOf(alias, column)} ${ORDER[direction]}`));

function rowsOf(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  return db.query({ compile: () => query.compile(db.builder) }) as Promise<Row[]>;
}

type Part = { isEmpty: boolean; looked: number };

/**
 * One value of the scope in the order of its index: only what the page needs, or, where other conditions are to be met, at
 * most `looked` rows, with the last of these as `is_end`: nothing is known of what comes after it. `isEmpty` is the part of
 * the order without a sort value.
 */
function branch(db: Db, question: ListQuestion, value: string, { isEmpty, looked }: Part): RawBuilder<unknown>[] {
  const { shape, scope, conditions, words, sort, direction, limit, offset } = question;
  const place = isEmpty ? behindEmpty('listed', question) : behind('listed', question);
  if (!place) return [];
  const others = conditions.filter(({ column }) => column !== sort.column);
  const where = all([
    sql`${columnOf('listed', scope.column)} = ${value}` as Sql,
    ...(sort.isNullable ? [sql`${columnOf('listed', sort.column)} is ${isEmpty ? sql`` : sql`not`} null` as Sql] : []),
    ...conditions.filter(({ column }) => column === sort.column).map((condition) => holds('listed', condition)),
    place,
  ]);
  const sorted = isEmpty ? sql`` : sql`${columnOf('listed', sort.column)} ${ORDER[direction]}, `;
  const from = byIndex(db, shape.table, 'listed', `${shape.table}_${scope.column}_${sort.column}`);
  const ordered = (columns: RawBuilder<unknown>) =>
    sql`select ${columns} from ${from} where ${where} order by ${sorted}${tieOrder(question, 'listed')}`;
  const keys = keyColumns(question, 'listed');
  if (others.length + words.length === 0) return [sql`${ordered(sql`${keys}, 0 as is_end`)} limit ${offset + limit}`];
  const names = new Set([...shape.tie, sort, ...others].map(({ column }) => column));
  const walked = sql`${ordered(sql.join([...names].map((name) => columnOf('listed', name))))} limit ${looked}`;
  const rest = all([
    ...others.map((condition) => holds('walked', condition)),
    ...words.map((word) => hasWord('walked', question, word)),
  ]);
  return [
    // Rows come out of the inner query in its order, so the outer one may stop at its limit.
    sql`select ${keyColumns(question, 'walked')}, 0 as is_end from (${walked}) as walked where ${rest} limit ${offset + limit}`,
    sql`${ordered(sql`${keys}, 1 as is_end`)} limit 1 offset ${looked - 1}`,
  ];
}

/** The best rows of all values of the scope, merged, as far as they are known; `isWhole` when none was left unseen. */
async function walk(db: Db, question: ListQuestion, isEmpty: boolean): Promise<{ rows: Row[]; isWhole: boolean }> {
  const { scope, direction, shape, limit, offset, bounds } = question;
  const looked = Math.ceil(bounds.walked / scope.values.length);
  const found: Row[] = [];
  for (let start = 0; start < scope.values.length; start += BRANCHES_MAX) {
    const values = scope.values.slice(start, start + BRANCHES_MAX);
    const parts = values.flatMap((value) => branch(db, question, value, { isEmpty, looked }));
    if (parts.length === 0) continue;
    const merged = sql.join(
      parts.map((part) => sql`select * from (${part}) as one_of`),
      sql` union all `,
    );
    const names = [...(isEmpty ? [] : ['sort_value']), ...shape.tie.map(({ column }) => column)];
    const order = sql.join(names.map((name) => sql`${columnOf('merged', name)} ${ORDER[direction]}`));
    const most = offset + limit + values.length;
    found.push(
      ...(await rowsOf(db, sql`select * from (${merged}) as merged order by ${order}, merged.is_end limit ${most}`)),
    );
  }
  const sorted = scope.values.length <= BRANCHES_MAX ? found : mergedHere(found, question);
  const end = sorted.findIndex((row) => Number(row.is_end) === 1);
  return { rows: (end < 0 ? sorted : sorted.slice(0, end)).slice(0, offset + limit), isWhole: end < 0 };
}

/** The order of the database for rows of several statements: numbers, and texts by their code points. */
function mergedHere(rows: Row[], { shape, direction }: ListQuestion): Row[] {
  const names = ['sort_value', ...shape.tie.map(({ column }) => column)];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.sort((one, other) => {
    for (const name of names) {
      const [left, right] = [one[name] as Value, other[name] as Value];
      if (left !== right) return left < right ? -sign : sign;
    }
    return Number(one.is_end) - Number(other.is_end);
  });
}

/** Looks at every match of a start and sorts them. */
function gather(db: Db, question: ListQuestion, start: Start): Promise<Row[]> {
  const { sort, direction, limit, offset } = question;
  const [known, empty] = [behind('found', question), behindEmpty('found', question)];
  const column = columnOf('found', 'sort_value');
  const place = known
    ? sql`(${column} is not null and ${known} or ${column} is null)`
    : sql`(${column} is null and ${empty})`;
  const names = new Set([...question.shape.tie, sort].map((one) => one.column));
  const columns = sql.join([
    ...[...names].map((name) => columnOf('listed', name)),
    sql`${columnOf('listed', sort.column)} as sort_value`,
  ]);
  return rowsOf(
    db,
    sql`with found as materialized (select ${columns} ${matchesOf(db, question, start)})
      select ${keyColumns(question, 'found')} from found where ${place}
      order by ${column} is null, ${column} ${ORDER[direction]}, ${tieOrder(question, 'found')}
      limit ${limit} offset ${offset}`,
  );
}

/**
 * The keys of one page. From a narrow start its matches are gathered; else the order is walked, which finds a page soon
 * where matches are many; and where it did not, they are gathered from the best start there is.
 */
export async function readKeys(db: Db, question: ListQuestion, start: Start | undefined): Promise<Key[]> {
  const { conditions, words, sort, limit, offset, scope } = question;
  if (scope.values.length === 0) return [];
  const isOwn = words.length === 0 && conditions.every(({ column }) => column === sort.column);
  if (start && !isOwn) return keysOf(question, await gather(db, question, start));
  const most = offset + limit;
  const { rows, isWhole } = await walk(db, question, false);
  let isKnown = isWhole;
  if (sort.isNullable && isWhole && rows.length < most) {
    const empty = await walk(db, question, true);
    rows.push(...empty.rows);
    isKnown = empty.isWhole;
  }
  if (isKnown || rows.length >= most) return keysOf(question, rows.slice(offset, most));
  return keysOf(question, await gather(db, question, await bestStart(db, question)));
}

function keysOf({ shape }: ListQuestion, rows: readonly Row[]): Key[] {
  return rows.map((row) => ({
    tie: shape.tie.map(({ column }) => row[column] as Value),
    value: row.sort_value as Value | null,
  }));
}
