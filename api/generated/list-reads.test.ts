import { allLists } from '@contract/index';
import type { ListDeclaration } from '@contract/lists/declare-list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/database';
import { findStaff } from '../http/actor.reads';
import { allKeys } from '../list/all-keys';
import { countByTab, startOfCount } from '../list/count.reads';
import { type ListBounds, type ListQuestion, questionOf, usualBounds } from '../list/list-question';
import type { Key, ListAsk, ListBody, ListSource } from '../list/list-source';
import { narrowStart } from '../list/narrow.reads';
import { readKeys } from '../list/page.reads';
import { sumRows } from '../list/sum.reads';
import { startTestApp, type TestApp } from '../test/app';
import { listsUnderTest } from '../test/calls-under-test';
import { type RanStatements, recorded, wholeReads } from '../test/query-plan';
import { narrowings, type Row } from './list-oracle';
import { listSources } from './list-sources';

let world: TestApp;
const ran: RanStatements = new Map();
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
}, 120_000);
afterAll(() => world.discard());

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;
const isNightly = process.env.TEST_PROFILE === 'nightly';
/** One of a side of the sell percentage and one of some practices, for whom everything is asked in every way on SQLite. */
const first = ['admin', 'enterprise'];
/** On Postgres, which plans each question anew, they are enough: others of their kinds have the same statements. */
function readersOf(): string[] {
  const isShort = !isNightly && isPostgres;
  return [...first, ...(isShort ? [] : ['finance', 'multi'])].map((name) => `staff-${name}-demo-test`);
}
const DATES = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };

const few = { counted: 3, countedByFilters: 3, countedByWords: 3, summed: 3, chosen: 3 };
const many = { counted: 100_000, countedByFilters: 100_000, countedByWords: 100_000, summed: 100_000, chosen: 100_000 };
/** Ways to one answer: as usual; by the order alone; by the order, given up soon or gone on with in small steps. */
const ways: Record<string, ListBounds> = {
  usual: usualBounds,
  'by the order': { gathered: 0, walked: 100_000, gatheredLate: 0, ...many },
  'given up early': { gathered: 0, walked: 3, gatheredLate: 100_000, ...few },
  'in small steps, past rows of one value': { gathered: 5, walked: 20, gatheredLate: 0, ...few },
};
/** Every way, or one after the other: each then meets every order, direction, page and filter, but not all of them at once. */
function waysOf({ ask: { actor } }: Reader, question: number): [string, ListBounds][] {
  const all = Object.entries(ways);
  const isFirst = first.some((name) => actor.staffId === `staff-${name}-demo-test`);
  const isWhole = isNightly || (!isPostgres && isFirst);
  return isWhole ? all : all.slice(question % all.length).slice(0, 1);
}

type Reader = { declaration: ListDeclaration; source: ListSource<unknown>; ask: ListAsk; db: Db };

async function readerOf(id: string, staffId: string): Promise<Reader> {
  const one = allLists.find(({ declaration }) => declaration.call.id === id);
  const source = listSources[id];
  const actor = await findStaff(world.deps.database.read, staffId, world.deps.config);
  if (!one || !source || !actor) throw new Error(`No list ${id}`);
  const body: ListBody = { page: 0, limit: 20, ...DATES };
  const ask = { body, actor: { ...actor, tokenHash: '' }, deps: world.deps };
  return { declaration: one.declaration, source, ask, db: recorded(world.deps.database.read, ran) };
}

/** The question of a body as a client sends it. */
function asked({ declaration, source, ask, db }: Reader, body: object): Promise<ListQuestion> {
  const call = allLists.find((one) => one.declaration === declaration)?.list;
  const decoded = call?.body?.safeParse({ ...DATES, ...body });
  if (!decoded?.success) throw new Error(JSON.stringify(decoded?.error));
  return questionOf(declaration, source, { ask: { ...ask, body: decoded.data as ListBody }, db });
}

const read = async (db: Db, question: ListQuestion): Promise<Key[]> =>
  readKeys(db, question, await narrowStart(db, question));

const countsOf = async ({ db, declaration }: Reader, question: ListQuestion) =>
  countByTab(db, question, {
    tabs: declaration.tabs.values,
    start: await startOfCount(db, question, narrowStart(db, question)),
  });

async function rowsOf({ source, db, ask }: Reader, keys: readonly Key[]): Promise<Row[]> {
  if (keys.length === 0) return [];
  return [...(await source.rows(db, keys, ask)).values()] as Row[];
}

/** What narrows a list: each filter, one practice, a few days, one word and two. */
async function narrowed(reader: Reader): Promise<Record<string, unknown>[]> {
  const { declaration, source } = reader;
  const keys = await read(reader.db, { ...(await asked(reader, {})), limit: 1000 });
  const rows = await rowsOf(reader, keys);
  const name = rows.map((row) => String(row.name ?? '')).find((text) => / \w{3}/.test(text)) ?? '';
  const [first = '', last = ''] = name.toLowerCase().split(' ');
  return [
    {},
    ...narrowings(declaration, rows).map(({ filter }) => ({ filters: filter })),
    { dateRange: { start: '2026-02-20', end: '2026-03-10' } },
    ...(source.words ? [{ search: first.slice(0, 1) }, { search: `${first} ${last.slice(0, 2)}` }] : []),
  ];
}

/** Pages of a question are where they belong in the whole of it, whichever way they are read. */
async function expectPages(
  reader: Reader,
  question: ListQuestion,
  { whole, where, nth }: { whole: readonly Key[]; where: string; nth: number },
): Promise<void> {
  const middle = whole.length >> 1;
  const pages = [
    { name: 'the first', at: {}, due: whole.slice(0, 20) },
    { name: 'behind the middle', at: { after: whole[middle] }, due: whole.slice(middle + 1, middle + 21) },
    { name: 'from the 16th', at: { offset: 15 }, due: whole.slice(15, 35) },
  ];
  for (const [place, { name, at, due }] of pages.entries()) {
    for (const [way, bounds] of waysOf(reader, nth + place))
      expect(await read(reader.db, { ...question, bounds, ...at }), `${where} ${way}, ${name}`).toEqual(due);
  }
}

describe.each(listsUnderTest.map(({ declaration }) => [declaration.call.id, declaration] as const))(
  '%s',
  (id, declaration) => {
    const people = readersOf();
    test.each(people)(
      'every order, direction and filter has one answer whichever way it is read: %s',
      async (staffId) => {
        const reader = await readerOf(id, staffId);
        let nth = 0;
        for (const narrowing of await narrowed(reader)) {
          // So that a filter's first question is not always asked in the same way.
          nth += 1;
          for (const key of declaration.sorts) {
            for (const direction of ['asc', 'desc'] as const) {
              const question = await asked(reader, { ...narrowing, sort: { key, direction } });
              const whole = await read(reader.db, { ...question, limit: 1000 });
              const where = JSON.stringify([narrowing, key, direction]);
              expect(new Set(whole.map(({ tie }) => tie.join())).size, where).toBe(whole.length);
              await expectPages(reader, question, { whole, where, nth });
              nth += 1;
            }
          }
        }
      },
      120_000,
    );

    test.runIf(declaration.sums).each(people)('sums are exact or not told: %s', async (staffId) => {
      const reader = await readerOf(id, staffId);
      for (const narrowing of await narrowed(reader)) {
        const question = await asked(reader, narrowing);
        const due = await sumRows(reader.db, question);
        const rows = (await read(reader.db, { ...question, limit: 1000 })).length;
        for (const summed of [0, 3, 100_000]) {
          const sums = await sumRows(reader.db, { ...question, bounds: { ...question.bounds, summed } });
          if (sums === null) expect(summed, JSON.stringify(narrowing)).toBeLessThan(100_000);
          else expect(sums, JSON.stringify(narrowing)).toEqual(due);
          if (rows > summed) expect(sums).toBeNull();
        }
      }
    });

    test.each(people)(
      'all that is found can be chosen up to a bound, in the order of the pages: %s',
      async (staffId) => {
        const reader = await readerOf(id, staffId);
        const question = await asked(reader, {});
        const due = await read(reader.db, { ...question, limit: 5000 });
        const chosen = (most: number) =>
          allKeys(reader.db, { ...question, bounds: { ...question.bounds, chosen: most } });
        expect(await chosen(due.length)).toEqual(due);
        if (due.length > 0) await expect(chosen(due.length - 1)).rejects.toMatchObject({ code: 'INVALID_FIELDS' });
      },
    );

    test.each(people)('counts are the same whichever way, and a count that stopped says so: %s', async (staffId) => {
      const reader = await readerOf(id, staffId);
      for (const narrowing of await narrowed(reader)) {
        const question = await asked(reader, narrowing);
        const due = await countsOf(reader, question);
        const plain = (counts: typeof due) => [...counts].filter(([, { rows }]) => rows > 0).sort();
        const exact = await countsOf(reader, { ...question, bounds: { ...usualBounds, gathered: 0, ...many } });
        expect(plain(exact), JSON.stringify(narrowing)).toEqual(plain(due));
        const bounds = { ...usualBounds, gathered: 0, ...few };
        const short = await countsOf(reader, { ...question, bounds });
        for (const [tab, { rows, isBound }] of short) {
          const all = due.get(tab)?.rows ?? 0;
          expect(isBound ? rows <= all : rows === all, `${JSON.stringify(narrowing)} ${tab}`).toBe(true);
        }
      }
    });
  },
);

test('no statement of any list reads a whole table', async () => {
  expect(ran.size).toBeGreaterThan(50);
  expect(await wholeReads(world.deps.database, ran)).toEqual([]);
});
