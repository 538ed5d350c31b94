import { listTransactions } from '@contract/credit-transaction/list';
import { searchEverything } from '@contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { findStaff } from '../../http/actor.reads';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower } from '../../test/builders';
import { type RanStatements, recorded, wholeReads } from '../../test/query-plan';
import { searchLists } from './global-search';

let world: TestApp;
let admin: string;
beforeAll(async () => {
  world = await startTestApp({ isDemoWorld: true });
  admin = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

type Query = NonNullable<Parameters<typeof world.call<typeof searchEverything>>[1]['query']>;
const ask = (query: Query, token = admin) => world.call(searchEverything, { query }, { token });
const find = async (query: Query, token = admin) => (await ask(query, token)).body;

test('finds people by the start of each word, and what they bought, whatever its date', async () => {
  const found = await find({ textSearch: 'cas', limit: '50' });
  expect(found.applications?.data.length).toBeGreaterThan(0);
  expect(found.applications?.data.every(({ name }) => /\bcas/i.test(name))).toBe(true);
  const dateRange = { start: '2020-01-01', end: '2035-01-01' };
  const bought = await world.call(
    listTransactions,
    { body: { dateRange, search: 'cas', limit: 50 } },
    { token: admin },
  );
  // Each stands where its list says, which hangs on who rejected it and who asked for it.
  expect(found.transactions?.data.map(({ _id, isWithdrawn, isAskedFor }) => [_id, isWithdrawn, isAskedFor])).toEqual(
    bought.body.data.map(({ _id, isWithdrawn, asks }) => [_id, isWithdrawn, asks === 'CREATE']),
  );
});

test('finds a transaction and an application by number', async () => {
  const [wanted] = (await find({ textSearch: 'casey' })).transactions?.data ?? [];
  const found = await find({ textSearch: String(wanted?.number) });
  expect(found.transactions?.data).toEqual([wanted]);
});

test('finds a person by the whole account number, spaces or not, and nobody by its start', async () => {
  const { read } = world.deps.database;
  const [one] = await read.query(
    read.builder
      .selectFrom('borrower')
      .innerJoin('application', 'application.borrower_id', 'borrower.id')
      .innerJoin('practice', 'practice.id', 'application.practice_id')
      .select(['account_number', 'application.id'])
      .where('account_number', 'is not', null)
      .where('application.enrollment', '=', 'APPLICATIONS')
      .where('practice.contract_sell_percent', '=', 100)
      .limit(1),
  );
  const account = one?.account_number ?? '';
  const found = await find({ textSearch: account.replace(/^(.{4})/, '$1 ') });
  expect(found.applications?.data.map(({ _id }) => _id)).toContain(one?.id);
  expect(found.signups?.data.every(({ name }) => name === found.applications?.data[0]?.name)).toBe(true);
  expect((await find({ textSearch: account.slice(0, -1) })).applications?.data).toEqual([]);
  const partner = await world.staffSession('finance@demo.test');
  expect((await find({ textSearch: account }, partner)).applications?.data).toEqual([]);
});

test('memberships only, and the membership brand always, has sign-ups and nothing of financing', async () => {
  const { deps } = world;
  const place = { practiceId: 'prac-harbor-medspa', enrollment: 'MEMBERSHIPS' } as const;
  const member = await aBorrower(deps, { practice_id: place.practiceId, first_name: 'Quillan', last_name: 'Ode' });
  const signup = await insertApplication(deps, member.id, place);
  const token = { practice_id: place.practiceId, token: 'quillan', application_id: signup };
  await deps.database.transaction((tx) => tx.execute(tx.builder.insertInto('application_token').values(token)));
  const brand = await world.staffSession('privi-admin@demo.test');
  for (const found of [
    await find({ textSearch: 'quilla', priviOnly: 'true' }),
    await find({ textSearch: 'quilla' }, brand),
  ]) {
    expect([found.applications, found.transactions]).toEqual([null, null]);
    expect(found.signups?.data.map(({ _id }) => _id)).toEqual([signup]);
  }
});

test('a practice finds its own alone', async () => {
  const own = await world.staffSession('manager@bright-smile.test');
  const { applications, transactions } = await find({ textSearch: 'a', limit: '50' }, own);
  const places = [...(applications?.data ?? []), ...(transactions?.data ?? [])].map(
    (row) => row.practicemanagement._id,
  );
  expect([...new Set(places)]).toEqual(['prac-bright-smile']);
});

test('whoever may not see transactions gets none, nor learns that there are any', async () => {
  const { database } = world.deps;
  const email = 'staff@bright-smile.test';
  const permissions = JSON.stringify(['application.view']);
  await database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('staff').set({ permissions }).where('email', '=', email)),
  );
  const found = await find({ textSearch: 'a' }, await world.staffSession(email));
  expect([found.signups, found.transactions]).toEqual([null, null]);
  expect(found.applications?.data.length).toBeGreaterThan(0);
});

test('pages follow one another without a row twice', async () => {
  const seen: string[] = [];
  for (let page = 0; page < 3; page += 1) {
    const { applications } = await find({ textSearch: 'a', page: String(page), limit: '5' });
    expect(applications?.hasMore).toBe(true);
    seen.push(...(applications?.data.map(({ _id }) => _id) ?? []));
  }
  expect(new Set(seen).size).toBe(15);
});

test('marks that are no word find nobody', async () => {
  const found = await find({ textSearch: '%_' });
  expect([found.applications?.data, found.transactions?.data, found.signups?.data]).toEqual([[], [], []]);
});

test('no statement of the search reads a whole table, whoever asks', async () => {
  const ran: RanStatements = new Map();
  const { deps } = world;
  for (const name of ['admin', 'finance', 'privi-admin', 'enterprise', 'multi']) {
    const actor = await findStaff(deps.database.read, `staff-${name}-demo-test`, deps.config);
    if (!actor) throw new Error(`No ${name}`);
    for (const textSearch of ['a', 'cas mo', '60001']) {
      const db = recorded(deps.database.apart(), ran);
      await searchLists({ asked: { textSearch }, actor: { ...actor, tokenHash: '' }, deps, db });
    }
  }
  expect(ran.size).toBeGreaterThan(20);
  expect(await wholeReads(deps.database, ran)).toEqual([]);
});
