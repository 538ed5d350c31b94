import type { Endpoint } from '@contract/endpoint';
import type { ListDeclaration } from '@contract/lists/declare-list';
import { personFields } from '@contract/person-fields';
import { readsField } from '@contract/person-readers';
import type { StaffRole } from '@domain/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { usualBounds } from '../list/list-question';
import { startTestApp, type TestApp } from '../test/app';
import { listsUnderTest } from '../test/calls-under-test';
import { fieldAt, type Narrowing, narrowings, type Row, sortValue } from './list-oracle';
import { readCsv } from './read-csv';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
}, 120_000);
afterAll(() => world.discard());

/** One of each kind of scope: a side of the sell percentage, the other, an enterprise, some practices, one practice. */
const roles: Readonly<Record<string, StaffRole>> = {
  'admin@demo.test': 'Admin',
  'finance@demo.test': 'Admin',
  'privi-admin@demo.test': 'Admin',
  'enterprise@demo.test': 'EnterpriseAdmin',
  'multi@demo.test': 'MultiTenant',
  'staff@bright-smile.test': 'PracticeStaff',
};
const people = Object.keys(roles);
const WHOLE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };

type Answer = {
  data: Row[];
  total: number;
  totalIsBound: boolean;
  page: number;
  limit: number;
  next: string | null;
  counts: Record<string, number>;
  sums?: Record<string, number> | null;
  sumsByTab?: Record<string, Record<string, number>> | null;
};

const tokens = new Map<string, string>();
async function send(endpoint: Endpoint, person: string, body: object) {
  const token = tokens.get(person) ?? (await world.staffSession(person));
  tokens.set(person, token);
  return world.app.request(endpoint.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ask(endpoint: Endpoint, person: string, body: object): Promise<Answer> {
  const response = await send(endpoint, person, body);
  expect(response.status, JSON.stringify(body)).toBe(200);
  return (await response.json()) as Answer;
}

/** Every row of a question, page by page, each page begun where the last ended. */
async function allRows(endpoint: Endpoint, person: string, body: object, limit = 100): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(endpoint, person, { ...WHOLE, ...body, limit, ...(cursor !== undefined && { cursor }) });
    rows.push(...page.data);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

const idOf = (row: Row) => String(row._id);
const mayAsk = (list: Endpoint, person: string) =>
  list.access.some(
    (rule) =>
      rule.kind === 'staff' &&
      !(rule.brand === 'financing' && person === 'privi-admin@demo.test') &&
      !(rule.partnerOnly && person !== 'finance@demo.test') &&
      !(rule.platformOnly && person === 'finance@demo.test') &&
      rule.roles.some((role) => role === roles[person]),
  );
const isPlatform = (person: string) => /^(admin|finance|privi-admin)@/.test(person);

/** Whether a list tells a person of a field at all. */
function shows({ row }: ListDeclaration, field: string, person: string): boolean {
  const fields = (personFields as Record<string, Record<string, string>>)[z.globalRegistry.get(row)?.id ?? ''];
  const reader = person.startsWith('admin@') ? 'financing' : isPlatform(person) ? 'partner' : 'practice';
  return fields === undefined || readsField(reader, fields[field]);
}

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;
const named = listsUnderTest.map((one) => [one.declaration.call.id, one] as const);
describe.each(named)('%s', (_, { declaration, list, csv }) => {
  const mayRead = people.filter((person) => mayAsk(list, person));
  // On Postgres the widest scope and the narrowest: others have the same statements.
  const asked = mayRead.filter((_, place) => !isPostgres || place === 0 || place === mayRead.length - 1);
  const read = new Map<string, Promise<Row[]>>();
  /** All that a person sees, in one order: several tests begin with it, and reading it is most of their work. */
  const inOrder = (person: string, sort?: { key: string; direction: string }) => {
    const question = `${person} ${sort?.key} ${sort?.direction}`;
    const rows = read.get(question) ?? allRows(list, person, sort ? { sort } : {});
    read.set(question, rows);
    return rows;
  };

  describe.each(asked)('as %s', (person) => {
    let whole: Row[];
    let filters: Narrowing[];
    beforeAll(async () => {
      whole = await inOrder(person);
      filters = narrowings(declaration, whole).filter(({ field }) => shows(declaration, field, person));
    });

    test.each(declaration.sorts.flatMap((key) => [[key, 'asc'] as const, [key, 'desc'] as const]))(
      'by %s %s: all rows in order, none twice and none left out',
      async (key, direction) => {
        const rows = await inOrder(person, { key, direction });
        expect(rows.map(idOf).sort()).toEqual(whole.map(idOf).sort());
        const values = rows.map((row) => sortValue(row, key));
        const known = values.filter((value) => value !== null);
        const isOrdered = known.every((value, place) => {
          const before = known[place - 1] ?? value;
          return direction === 'asc' ? before <= value : before >= value;
        });
        expect([isOrdered, values.slice(known.length).every((value) => value === null)]).toEqual([true, true]);
      },
    );

    test('each filter finds its rows', async () => {
      for (const { filter, keeps } of filters) {
        const rows = await allRows(list, person, { filters: filter });
        expect(rows.map(idOf), JSON.stringify(filter)).toEqual(whole.filter(keeps).map(idOf));
      }
    });

    test('small pages by cursor and by number tell the same rows as large ones', async () => {
      for (const key of declaration.sorts) {
        const sort = { key, direction: 'asc' };
        const due = (await inOrder(person, sort)).slice(0, 21).map(idOf);
        const pages = await Promise.all([0, 1, 2].map((page) => ask(list, person, { ...WHOLE, sort, limit: 7, page })));
        expect(
          pages.flatMap(({ data }) => data.map(idOf)),
          key,
        ).toEqual(due);
        const byCursor = await ask(list, person, { ...WHOLE, sort, limit: 7, cursor: pages[0]?.next ?? undefined });
        expect(byCursor.data.map(idOf)).toEqual(pages[0]?.next ? due.slice(7, 14) : due.slice(0, 7));
      }
    });

    test('the total, the sums and the count of each tab are what they would show', async () => {
      const isLong = (await inOrder(asked[0] ?? '')).length > usualBounds.countedByFilters;
      for (const { filter, keeps, field } of [{ filter: {}, keeps: () => true, field: '' }, ...filters]) {
        const { total, totalIsBound, counts, sums, sumsByTab } = await ask(list, person, { ...WHOLE, filters: filter });
        const due = whole.filter(keeps).length;
        const where = JSON.stringify(filter);
        // Of a list that is longer than is looked at, what was found by then is told, and that there may be more.
        const isWhole = field === '' && whole.length >= usualBounds.counted;
        if (isWhole) expect([total, totalIsBound], where).toEqual([usualBounds.counted, true]);
        if (isWhole || (isLong && totalIsBound)) {
          expect(total, where).toBeLessThanOrEqual(due);
          continue;
        }
        expect([total, totalIsBound], where).toEqual([due, false]);
        const cents = (of: Row, sum: string) => Math.round(Number(of[sum]) * 100);
        for (const sum of declaration.sums ?? [])
          expect(Math.round((sums?.[sum] ?? Number.NaN) * 100), sum).toBe(
            whole.filter(keeps).reduce((all, row) => all + cents(row, sum), 0),
          );
        expect(sums === undefined).toBe(declaration.sums === undefined);
        const { filter: tab, values } = declaration.tabs;
        for (const value of declaration.sums ? values : [])
          for (const sum of declaration.sums ?? [])
            expect(Math.round((sumsByTab?.[value]?.[sum] ?? 0) * 100), `${sum} of ${value}`).toBe(
              whole
                .filter((row) => keeps(row) && row[tab ?? ''] === value)
                .reduce((all, row) => all + cents(row, sum), 0),
            );
        const others = tab === field ? whole : whole.filter(keeps);
        expect(counts.all).toBe(others.length);
        for (const value of values) expect(counts[value]).toBe(others.filter((row) => row[tab ?? ''] === value).length);
      }
    });

    test('asked for no row it tells the same figures, and nobody is noted as seen', async () => {
      const { read } = world.deps.database;
      const views = read.builder
        .selectFrom('audit')
        .select('seq')
        .where('action', '=', 'person.protected_fields_viewed');
      const { data, next, limit, page, ...figures } = await ask(list, person, WHOLE);
      const before = await read.query(views);
      expect(await ask(list, person, { ...WHOLE, limit: 0 })).toEqual({
        ...figures,
        data: [],
        next: null,
        limit: 0,
        page,
      });
      expect((await read.query(views)).length).toBe(before.length);
    });

    if (!csv) return;
    test('its file holds the rows of the list in its order', async () => {
      const sort = { key: declaration.sorts.at(-1), direction: 'asc' };
      for (const { filter } of [{ filter: {} }, ...filters.slice(0, 2)]) {
        const rows = await allRows(list, person, { sort, filters: filter });
        const response = await send(csv, person, { ...WHOLE, sort, filters: filter });
        expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${csv.download?.file}"`);
        const [head, ...lines] = readCsv(await response.text());
        const columns = Object.entries(declaration.columns).filter(([path]) =>
          shows(declaration, path.split('.')[0] ?? '', person),
        );
        expect(head).toEqual(columns.map(([, heading]) => heading));
        expect(lines).toEqual(rows.map((row) => columns.map(([path]) => fieldAt(row, path))));
      }
    });
  });

  test.runIf(csv)('a file of chosen rows holds those that its reader sees, whatever was searched for', async () => {
    if (!csv) return;
    const person = asked.at(-1) ?? '';
    const [own, all] = [await inOrder(person), await inOrder(asked[0] ?? '')];
    // Every second row, the last of them first, one twice, one of nobody and those that another person alone sees.
    const chosen = own.filter((_, place) => place % 2 === 0).slice(0, 600);
    const foreign = all.map(idOf).filter((id) => !own.some((row) => idOf(row) === id));
    const rows = [...chosen.map(idOf).reverse(), ...chosen.slice(0, 1).map(idOf), 'nobody', ...foreign.slice(0, 50)];
    for (const key of declaration.sorts) {
      const sort = { key, direction: 'asc' };
      const due = (await inOrder(person, sort)).filter((row) => rows.includes(idOf(row)));
      expect(due.length).toBe(chosen.length);
      const response = await send(csv, person, {
        rows,
        sort,
        search: 'nothing like it',
        dateRange: { end: '2001-01-01' },
      });
      const [, ...lines] = readCsv(await response.text());
      const columns = Object.keys(declaration.columns).filter((path) =>
        shows(declaration, path.split('.')[0] ?? '', person),
      );
      expect(lines, key).toEqual(due.map((row) => columns.map((path) => fieldAt(row, path))));
    }
    for (const junk of [[], [''], ['a b'], ['\u0000'], [{}], 'all', Array<string>(2001).fill('row-1')])
      expect((await send(csv, person, { rows: junk })).status, JSON.stringify(junk).slice(0, 40)).toBe(422);
  });

  // A list of one side alone has nobody of the other to compare with.
  test.runIf(mayAsk(list, 'admin@demo.test'))('shows nobody a row of a practice outside the scope', async () => {
    const own = new Set((await inOrder('admin@demo.test')).map(idOf));
    const theirs = mayAsk(list, 'finance@demo.test') ? await inOrder('finance@demo.test') : [];
    expect(theirs.filter((row) => own.has(idOf(row)))).toEqual([]);
    if (!mayAsk(list, 'staff@bright-smile.test')) return;
    const some = await inOrder('staff@bright-smile.test');
    expect(some.every((row) => own.has(idOf(row)))).toBe(true);
  });

  test.each([
    ['a sort that is none', { sort: { key: 'password' } }],
    ['a direction that is none', { sort: { key: declaration.sorts[0], direction: 'up' } }],
    ['a filter that is none', { filters: { password: 1 } }],
    ['a cursor of another order', { sort: { key: 'createdAt' }, cursor: 'WzEsImEiXQ.ZZZZZZZZ' }],
    ['a page without end', { page: 100_000, limit: 100 }],
    ['a page of a thousand', { limit: 1000 }],
    ['a page of less than nothing', { limit: -1 }],
    ['a day that is none', { dateRange: { start: '2026-02-30' } }],
    ['a search without end', { search: 'x'.repeat(101) }],
  ])('names %s', async (_name, body) => {
    for (const endpoint of [list, ...(csv ? [csv] : [])]) {
      const response = await send(endpoint, asked[0] ?? '', body);
      // A file begins at its first row, whatever page the list shows.
      if (endpoint === csv && 'page' in body) continue;
      if (endpoint === csv && 'cursor' in body) continue;
      expect(response.status).toBe(422);
      expect(((await response.json()) as { fields: unknown[] }).fields.length).toBeGreaterThan(0);
    }
  });

  test.each(Object.keys(declaration.filters))('refuses junk in the filter %s', async (name) => {
    const wire = declaration.filters[name]?.kind === 'dollars' ? `${name}From` : name;
    for (const value of [null, {}, [[]], -1e300, '\u0000', ['\u0000'], 'x'.repeat(5000)]) {
      const response = await send(list, asked[0] ?? '', { filters: { [wire]: value } });
      expect(response.status, JSON.stringify(value)?.slice(0, 40)).toBe(422);
    }
  });
});
