import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database';
import { all, behind, behindEmpty, byIndex, columnOf, hasWord, holds, type Sql } from './conditions';
import { EACH_VALUE, mergedRows } from './each-value';
import type { ListQuestion } from './list-question';
import type { Condition, Key, Value } from './list-source';
import { bestStart, matchesOf, type Start, sizeOf } from './narrow.reads';

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

/** How many times more rows each next attempt reads when the one before found too few matching rows. */
const ROUNDS = [1, 4, 16];

/** The index that has the order asked for, and the conditions that it meets by itself. */
function orderOf({ shape, scope, conditions, sort }: ListQuestion) {
  const pair = conditions.find(
    (one) => 'in' in one && one.in.length === 1 && shape.pairs[`${one.column} ${sort.column}`] !== undefined,
  );
  const name = pair ? shape.pairs[`${pair.column} ${sort.column}`] : sort.column;
  return {
    index: `${shape.table}_${scope.column}_${name}`,
    own: conditions.filter((one) => one === pair || one.column === sort.column),
    others: conditions.filter((one) => one !== pair && one.column !== sort.column),
  };
}

/**
 * One value of the scope, `EACH_VALUE`, in the order of its index: only what the page needs, or, where other conditions are to be met, at
 * most `looked` rows, with the last of these as `is_end`: nothing is known of what comes after it. `isEmpty` is the part of
 * the order without a sort value.
 */
function branch(db: Db, { isEmpty, looked }: Part, question: ListQuestion): RawBuilder<unknown>[] {
  const { shape, scope, words, sort, direction, limit, offset } = question;
  const { index, own, others } = orderOf(question);
  const place = isEmpty ? behindEmpty('listed', question) : behind('listed', question);
  if (!place) return [];
  const where = all([
    sql`${columnOf('listed', scope.column)} = ${EACH_VALUE}` as Sql,
    ...(sort.isNullable ? [sql`${columnOf('listed', sort.column)} is ${isEmpty ? sql`` : sql`not`} null` as Sql] : []),
    ...own.map((condition) => holds('listed', condition)),
    place,
  ]);
  const sorted = isEmpty ? sql`` : sql`${columnOf('listed', sort.column)} ${ORDER[direction]}, `;
  const from = byIndex(db, shape.table, { alias: 'listed', index });
  const ordered = (columns: RawBuilder<unknown>) =>
    sql`select ${columns} from ${from} where ${where} order by ${sorted}${tieOrder(question, 'listed')}`;
  const keys = keyColumns(question, 'listed');
  if (others.length + words.length === 0) return [sql`${ordered(sql`${keys}, 0 as is_end`)} limit ${offset + limit}`];
  const names = new Set([...shape.tie, sort, ...others].map(({ column }) => column));
  if (words.length > 0 && shape.words) names.add(shape.words.application);
  const walked = sql`${ordered(sql.join([...names].map((name) => columnOf('listed', name))))} limit ${looked}`;
  const rest = all([
    ...others.map((condition) => holds('walked', condition)),
    ...words.map((word) => hasWord('walked', question, word)),
  ]);
  // Rows come out of the inner query in its order, so the outer one may stop at its limit; Postgres may look words up by a join that
  // keeps no order.
  const again =
    db.dialect === 'postgres' && words.length > 0
      ? sql`order by ${isEmpty ? sql`` : sql`${columnOf('walked', sort.column)} ${ORDER[direction]}, `}${tieOrder(question, 'walked')}`
      : sql``;
  return [
    sql`select ${keyColumns(question, 'walked')}, 0 as is_end from (${walked}) as walked where ${rest} ${again} limit ${offset + limit}`,
    sql`${ordered(sql`${keys}, 1 as is_end`)} limit 1 offset ${looked - 1}`,
  ];
}

/** The best rows of all values of the scope, merged, as far as they are known; `end` where something was left unseen. */
async function walk(db: Db, question: ListQuestion, isEmpty: boolean): Promise<{ rows: Row[]; end: Row | undefined }> {
  const { scope, direction, shape, limit, offset, bounds } = question;
  const looked = Math.ceil(bounds.walked / scope.values.length);
  const parts = branch(db, { isEmpty, looked }, question);
  if (parts.length === 0) return { rows: [], end: undefined };
  const names = [...(isEmpty ? [] : ['sort_value']), ...shape.tie.map(({ column }) => column)];
  // SQLite would merge the parts two at a time and hand each row through all the others; by an expression it sorts them once.
  const plain = db.dialect === 'sqlite' ? sql`+` : sql``;
  const order = sql.join(names.map((name) => sql`${plain}${columnOf('merged', name)} ${ORDER[direction]}`));
  const found: Row[] = [];
  for (let start = 0; start < scope.values.length; start += BRANCHES_MAX) {
    const values = scope.values.slice(start, start + BRANCHES_MAX);
    const end = sql`order by ${order}, merged.is_end limit ${offset + limit + values.length}`;
    const merged = mergedRows(db, values, { parts, end });
    found.push(...((await db.query({ compile: () => merged })) as Row[]));
  }
  const sorted = scope.values.length <= BRANCHES_MAX ? found : mergedHere(found, question);
  const end = sorted.findIndex((row) => Number(row.is_end) === 1);
  return { rows: (end < 0 ? sorted : sorted.slice(0, end)).slice(0, offset + limit), end: sorted[end] };
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
  const { sort, shape, direction, limit, offset } = question;
  // Postgres would go by the order of the limit where it expects that to be less work; SQLite is told its index.
  const alias = db.dialect === 'sqlite' ? 'listed' : 'found';
  const [known, empty] = [behind(alias, question), behindEmpty(alias, question)];
  const column = columnOf(alias, sort.column);
  const place = known
    ? sql`(${column} is not null and ${known} or ${column} is null)`
    : sql`(${column} is null and ${empty})`;
  const names = [...new Set([...shape.tie, sort].map((one) => one.column))];
  const columns = sql.join(names.map((name) => columnOf('listed', name)));
  const order = sql`order by ${column} is null, ${column} ${ORDER[direction]}, ${tieOrder(question, alias)}
    limit ${limit} offset ${offset}`;
  const matches = matchesOf(db, question, { start });
  if (alias === 'listed')
    return rowsOf(db, sql`select ${keyColumns(question, alias)} ${matches} and ${place} ${order}`);
  return rowsOf(
    db,
    sql`with found as materialized (select ${columns} ${matches})
      select ${keyColumns(question, alias)} from found where ${place} ${order}`,
  );
}

/**
 * The rest of the rows that share the sort value at which a walk ended, and the question of what comes after them. Lines with
 * nothing left are many, most of them old, and stand side by side in the order; an index of value and moment finds those of the
 * days that were asked for. Undefined where there is no such index, or too many to look at each.
 */
async function passLevel(
  db: Db,
  question: ListQuestion,
  value: Value | null,
): Promise<{ rows: Row[]; behind: ListQuestion } | undefined> {
  const { shape, scope, conditions, sort, direction, limit, bounds } = question;
  const pair = shape.pairs[`${sort.column} ${shape.at}`];
  const dates = conditions.find(({ column }) => column === shape.at);
  if (pair === undefined || !dates || typeof value !== 'number') return undefined;
  const level: Condition = { column: sort.column, in: [value] };
  const start = { conditions: [level, dates], index: `${shape.table}_${scope.column}_${pair}` };
  if ((await sizeOf(db, question, { start, most: bounds.gathered + 1 })) > bounds.gathered) return undefined;
  const rows = await gather(db, { ...question, conditions: [...conditions, level], offset: 0 }, start);
  // Values of such an index are whole: cents.
  const beyond = { column: sort.column, ...(direction === 'asc' ? { from: value + 1 } : { to: value - 1 }) };
  return {
    rows,
    behind: { ...question, conditions: [...conditions, beyond], after: undefined, limit: limit - rows.length },
  };
}

/** Walks the order until there are enough rows, or too many were looked at: then undefined. */
async function walkOn(db: Db, question: ListQuestion): Promise<Row[] | undefined> {
  const { sort, shape, limit, offset, bounds } = question;
  const most = offset + limit;
  const known: Row[] = [];
  let isEmpty = question.after?.value === null;
  let rest: ListQuestion = { ...question, offset: 0, limit: most };
  let hasPassed = false;
  for (let round = 0; round < ROUNDS.length; round += 1) {
    const looked = { ...bounds, walked: bounds.walked * (ROUNDS[round] ?? 1) };
    let { rows, end } = await walk(db, { ...rest, bounds: looked }, isEmpty);
    known.push(...rows);
    if (!end && !isEmpty && sort.isNullable && known.length < most) {
      isEmpty = true;
      // Rows without a value are behind no other.
      rest = { ...rest, conditions: question.conditions };
      ({ rows, end } = await walk(db, { ...rest, limit: most - known.length }, isEmpty));
      known.push(...rows);
    }
    if (!end || known.length >= most) return known;
    const [value, tie] = [end.sort_value as Value | null, shape.tie.map(({ column }) => end[column] as Value)];
    rest = { ...rest, after: { value, tie }, limit: most - known.length };
    const level = hasPassed ? undefined : await passLevel(db, rest, value);
    if (level) {
      known.push(...level.rows);
      if (known.length >= most) return known;
      rest = level.behind;
      // The order begins anew behind them.
      hasPassed = true;
      round = -1;
    } else if (round === 0 && (await bestStart(db, question)).size <= bounds.gatheredLate) return undefined;
  }
  return undefined;
}

/**
 * The keys of one page. From a narrow start its matches are gathered; else the order is walked, which finds a page soon
 * where matches are many; and where it did not, they are gathered from the best start there is.
 */
export async function readKeys(db: Db, question: ListQuestion, start: Start | undefined): Promise<Key[]> {
  const { words, limit, offset, scope } = question;
  if (scope.values.length === 0 || question.chosen?.length === 0) return [];
  const isOwn = !question.chosen && words.length === 0 && orderOf(question).others.length === 0;
  if (start && !isOwn) return keysOf(question, await gather(db, question, start));
  const rows = await walkOn(db, question);
  if (rows) return keysOf(question, rows.slice(offset, offset + limit));
  return keysOf(question, await gather(db, question, (await bestStart(db, question)).start));
}

function keysOf({ shape }: ListQuestion, rows: readonly Row[]): Key[] {
  return rows.map((row) => ({
    tie: shape.tie.map(({ column }) => row[column] as Value),
    value: row.sort_value as Value | null,
  }));
}
