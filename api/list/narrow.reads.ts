import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database';
import { all, begins, bound, byIndex, columnOf, hasWord, holds, inScope, linkedRows, type Sql } from './conditions';
import type { ListQuestion } from './list-question';
import type { Condition, Link, Value } from './list-source';

/**
 * What a read can begin from instead of its order: the matches of conditions, by their index, of one word, or of a link; or chosen rows,
 * by their ties.
 */
export type Start =
  | { conditions: readonly Condition[]; index: string }
  | { word: string }
  | { column: string; linked: Link }
  | { chosen: readonly (readonly Value[])[] };

type CountedStart = Exclude<Start, { chosen: unknown }>;

/** How far starts are counted where none is narrow. */
const FAR = 50_000;

/** Every condition with an index of its own and every word. `except` leaves a column out. */
export function startsOf({ shape, scope, conditions, words }: ListQuestion, except?: string): CountedStart[] {
  const { table, gathers, gathersAlone } = shape;
  return [
    ...conditions.flatMap((condition): CountedStart[] => {
      const { column } = condition;
      if (column === except) return [];
      if ('linked' in condition) return [{ column, linked: condition.linked }];
      const alone = gathersAlone[column];
      if (alone !== undefined) return [{ conditions: [condition], index: alone }];
      return gathers.includes(column) ? [{ conditions: [condition], index: `${table}_${scope.column}_${column}` }] : [];
    }),
    ...words.map((word) => ({ word })),
  ];
}

function wordPlace({ scope }: ListQuestion, word: string): Sql {
  const place =
    scope.practiceIds && sql`${columnOf('word', 'practice_id')} in (${sql.join([...scope.practiceIds])}) and `;
  return sql`${place ?? sql``}${begins('word', word)}` as Sql;
}

/** Chosen rows as `chosen`, each looked up by its tie. */
function chosenRows(db: Db, { shape }: ListQuestion, ties: readonly (readonly Value[])[]): RawBuilder<unknown> {
  const rows = ties.map((values) => sql`(${sql.join(shape.tie.map((column, at) => bound(column, values[at] ?? '')))})`);
  const isSame = shape.tie.map(
    ({ column }, at) => sql`${columnOf('listed', column)} = ${columnOf('chosen', `column${at + 1}`)}` as Sql,
  );
  const join = db.dialect === 'sqlite' ? sql`cross join` : sql`join`;
  return sql`from (values ${sql.join(rows)}) as chosen ${join} ${sql.table(shape.table)} as listed on ${all(isSame)}`;
}

/** `from … where …` of all rows of a start that meet every other condition. `except` leaves a column out. */
export function matchesOf(
  db: Db,
  question: ListQuestion,
  { start, except }: { start: Start; except?: string | undefined },
): RawBuilder<unknown> {
  const { shape, scope, conditions, words } = question;
  const isLink = 'linked' in start;
  const rest = all([
    inScope('listed', scope),
    ...conditions
      .filter(
        (condition) =>
          condition.column !== except && !(isLink && 'linked' in condition && condition.linked === start.linked),
      )
      .map((condition) => holds('listed', condition)),
    ...words
      .filter((word) => !('word' in start) || word !== start.word)
      .map((word) => hasWord('listed', question, word)),
  ]);
  if ('chosen' in start) return sql`${chosenRows(db, question, start.chosen)} where ${rest}`;
  if ('index' in start)
    return sql`from ${byIndex(db, shape.table, { alias: 'listed', index: start.index })} where ${rest}`;
  // SQLite keeps the order of a cross join: first the rows of the word or link, then each of them in the list.
  const join = db.dialect === 'sqlite' ? sql`cross join` : sql`join`;
  if (isLink) {
    const index = shape.gathersAlone[start.column];
    const rows =
      index === undefined
        ? sql`${sql.table(shape.table)} as listed`
        : byIndex(db, shape.table, { alias: 'listed', index });
    return sql`from (select distinct ${columnOf('link', start.linked.key)} as id from ${linkedRows(start.linked)}) as named
      ${join} ${rows} on ${columnOf('listed', start.column)} = named.id where ${rest}`;
  }
  const application = shape.words?.application ?? 'id';
  // Else SQLite, which has no figures, would read the rows of a scope and its days anew for each word.
  const rows =
    application === 'id'
      ? sql`${sql.table(shape.table)} as listed`
      : byIndex(db, shape.table, { alias: 'listed', index: `${shape.table}_application` });
  return sql`from (select distinct word.application_id as id from application_token as word
    where ${wordPlace(question, start.word)}) as named
    ${join} ${rows} on ${columnOf('listed', application)} = named.id where ${rest}`;
}

/** How many matches a start has, counted as far as `most`. */
export async function sizeOf(
  db: Db,
  question: ListQuestion,
  { start, most }: { start: CountedStart; most: number },
): Promise<number> {
  const { shape, scope } = question;
  const rows =
    'index' in start
      ? sql`select 1 as one from ${byIndex(db, shape.table, { alias: 'listed', index: start.index })}
          where ${inScope('listed', scope)} and ${all(start.conditions.map((one) => holds('listed', one)))} limit ${most}`
      : 'linked' in start
        ? sql`select 1 as one from ${linkedRows(start.linked)} limit ${most}`
        : sql`select 1 as one from application_token as word where ${wordPlace(question, start.word)} limit ${most}`;
  const counted = sql<{ size: number }>`select count(*) as size from (${rows}) as counted`;
  const [found] = await db.query({ compile: () => counted.compile(db.builder) });
  return Number(found?.size ?? 0);
}

/**
 * One after the other, because a file's keys are read on one connection. Each start is counted as far as the smallest before it, the
 * first of equals wins, and nothing is smaller than none.
 */
async function smallest(
  db: Db,
  question: ListQuestion,
  { starts, most }: { starts: readonly CountedStart[]; most: number },
) {
  let found: { start: CountedStart; size: number } | undefined;
  for (const start of starts) {
    if (found?.size === 0) break;
    const size = await sizeOf(db, question, { start, most: found?.size ?? most });
    if (found === undefined || size < found.size) found = { start, size };
  }
  return found;
}

/** The start with the fewest matches, if they are few enough to look at each. */
export function narrowStart(db: Db, question: ListQuestion, except?: string): Promise<Start | undefined> {
  return startWithin(db, question, { most: question.bounds.gathered, except });
}

/** The start with the fewest matches, if there are not more than `most`; chosen rows whatever they are. */
export async function startWithin(
  db: Db,
  question: ListQuestion,
  { most, except }: { most: number; except?: string | undefined },
): Promise<Start | undefined> {
  if (question.chosen) return { chosen: question.chosen };
  const found = await smallest(db, question, { starts: startsOf(question, except), most: most + 1 });
  return found && found.size <= most ? found.start : undefined;
}

/** The start with the fewest matches, however many, which are counted as far as `FAR`. */
export async function bestStart(db: Db, question: ListQuestion): Promise<{ start: Start; size: number }> {
  const found = await smallest(db, question, { starts: startsOf(question), most: FAR });
  if (!found) throw new Error(`${question.shape.table} has nothing to begin from`);
  return found;
}
