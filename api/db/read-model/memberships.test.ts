import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, runSql, type TestDatabase } from '../../test/database';
import { expectSameRows, indexNames, rowsIn, textOf } from '../../test/rows-compared';
import { drawsOf } from '../../test/vendor-faults/trouble';
import { sideOf } from './declaration';
import { readModel } from './read-model';
import { insertRows, triggersOf } from './triggers';

/** What a list of members will ask for: its people, what failed, the next visit, the group of its clinic. */
const memberships = readModel({
  table: 'listed_membership',
  of: 'plan_membership',
  where: `plan_membership.status <> 'DRAFT'`,
  joins: {
    clinic: { by: 'plan_membership.clinic_id' },
    person: { by: 'plan_membership.person_id' },
    clinic_group: { by: 'clinic.group_id', kind: 'optional' },
    owner: { table: 'person', by: 'clinic_group.owner_id', kind: 'optional' },
    visit: { table: 'next_visit', key: 'membership_id', by: 'plan_membership.id', kind: 'optional' },
    bill: { table: 'plan_bill', key: 'membership_id', by: 'plan_membership.id', kind: 'many' },
  },
  columns: {
    clinic_id: 'plan_membership.clinic_id',
    side_key: sideOf('clinic'),
    person_id: 'plan_membership.person_id',
    number: ['plan_membership.number', 'integer'],
    status: 'plan_membership.status',
    sort_name: ['person.sort_name', 'name'],
    group_name: ['clinic_group.name', 'name null'],
    owner_name: ['owner.sort_name', 'name null'],
    visit_on: ['visit.visit_on', 'text null'],
    failed: [
      `(select count(*) from plan_bill as bill where bill.membership_id = plan_membership.id and bill.status = 'FAILED')`,
      'bigint',
    ],
    created_at: 'plan_membership.created_at',
  },
  scopes: ['side_key', 'clinic_id'],
  at: 'created_at',
  orders: ['number', 'sort_name', 'visit_on'],
  filters: ['status', 'failed'],
  rare: ['failed'],
  tab: 'status',
  alone: ['person_id'],
});

const TABLES = [
  'create table clinic_group (id text primary key, name text not null, owner_id text)',
  'create table clinic (id text primary key, group_id text, contract_sell_percent integer not null)',
  'create table person (id text primary key, sort_name text not null)',
  `create table plan_membership (id text primary key, clinic_id text not null, person_id text not null, number integer not null,
    status text not null, created_at text not null)`,
  'create table next_visit (id text primary key, membership_id text not null unique, visit_on text not null)',
  'create table plan_bill (id text primary key, membership_id text not null, status text not null)',
  'create index plan_bill_membership on plan_bill (membership_id)',
];
const FIRST = [0, 1, 2, 3].flatMap((one) => [
  `insert into clinic_group values ('group-${one}', 'Group ${one}', 'person-${one}')`,
  `insert into clinic values ('clinic-${one}', 'group-${one}', ${one * 33})`,
  `insert into person values ('person-${one}', 'Name ${one}')`,
  `insert into plan_membership values ('membership-${one}', 'clinic-${one}', 'person-0', ${one}, 'ACTIVE', '2026-01-0${one + 1}')`,
]);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.migrate([...TABLES, ...FIRST, ...memberships.create(database.dialect)]);
});
afterAll(() => database.discard());

/** One write, drawn by chance, of all that may happen to a source: also what no command does today. */
function writeOf(draw: () => number, count: number): string {
  const below = (most: number) => Math.floor(draw() * most);
  const id = (noun: string, most = 8) => `'${noun}-${below(most)}'`;
  const status = () => ['DRAFT', 'ACTIVE', 'ENDED'][below(3)];
  const group = () => (below(3) === 0 ? 'null' : id('group', 4));
  const bill = () => ['PAID', 'FAILED'][below(2)];
  const day = () => `2026-0${1 + below(9)}-01`;
  const writes = [
    () =>
      `insert into plan_membership values (${id('membership')}, ${id('clinic', 4)}, ${id('person', 4)}, ${count}, '${status()}', '${day()}')
        on conflict do nothing`,
    () => `update plan_membership set status = '${status()}', number = ${below(900)} where id = ${id('membership')}`,
    () => `update plan_membership set clinic_id = ${id('clinic', 4)} where id = ${id('membership')}`,
    () => `update plan_membership set person_id = ${id('person', 4)} where clinic_id = ${id('clinic', 4)}`,
    () => `delete from plan_membership where id = ${id('membership')} and number % 3 = 0`,
    () => `update clinic set contract_sell_percent = ${below(2) * 100} where id = ${id('clinic', 4)}`,
    () => `update clinic set group_id = ${group()} where id = ${id('clinic', 4)}`,
    () => `update clinic set group_id = ${group()}, contract_sell_percent = ${below(2) * 100}`,
    () => `update clinic_group set name = 'Group ${count}' where id = ${id('group', 4)}`,
    () =>
      `update clinic_group set owner_id = ${below(3) === 0 ? 'null' : id('person', 6)} where id = ${id('group', 4)}`,
    () => `insert into person values (${id('person', 6)}, 'Name ${count}') on conflict do nothing`,
    () =>
      `delete from person where id = ${id('person', 6)} and id not in ('person-0', 'person-1', 'person-2', 'person-3')`,
    () => `delete from clinic_group where id = ${id('group', 4)}`,
    () =>
      `insert into clinic_group values (${id('group', 4)}, 'Group ${count}', ${id('person', 4)}) on conflict do nothing`,
    () => `update person set sort_name = 'Name ${count}' where id = ${id('person', 4)}`,
    () => `insert into next_visit values ('visit-${count}', ${id('membership')}, '${day()}') on conflict do nothing`,
    () => `update next_visit set visit_on = '${day()}' where membership_id = ${id('membership')}`,
    () => `update next_visit set membership_id = ${id('membership')} where membership_id = ${id('membership')}`,
    () => `delete from next_visit where membership_id = ${id('membership')}`,
    () => `insert into plan_bill values ('bill-${count}', ${id('membership')}, '${bill()}')`,
    () => `update plan_bill set status = '${bill()}' where membership_id = ${id('membership')}`,
    () => `update plan_bill set membership_id = ${id('membership')} where membership_id = ${id('membership')}`,
    () => `delete from plan_bill where membership_id = ${id('membership')}`,
  ];
  return writes[below(writes.length)]?.() ?? '';
}

/** A table that is filled now. */
const fresh = readModel({ ...memberships.declaration, table: 'fresh_membership' });

test('whatever happens to its sources, a read model holds what a first fill would', async () => {
  await database.migrate(fresh.create(database.dialect).slice(0, 1));
  const seen = new Set<string>();
  for (let count = 4; count < 500; count += 1) {
    const write = writeOf(drawsOf(count), count);
    await runSql(database, write).catch((failure: Error) => expect(failure.message).toMatch(/unique/i));
    if (count % 2 > 0) continue;
    await runSql(database, 'delete from fresh_membership');
    await runSql(database, insertRows(fresh.declaration));
    await expectSameRows(database, ['listed_membership', 'fresh_membership']);
    for (const { group_name, owner_name, visit_on, failed } of await rowsIn(database, 'listed_membership'))
      for (const one of [
        { group: group_name !== null },
        { visit: visit_on !== null },
        { owner: owner_name !== null },
        { failed: Number(failed) > 0 },
      ])
        seen.add(JSON.stringify(one));
  }
  const due = ['group', 'owner', 'visit', 'failed'].flatMap((name) => [`{"${name}":false}`, `{"${name}":true}`]);
  expect([...seen].sort()).toEqual(due.sort());
}, 120_000);

test('two who add a bill at once are both counted', async () => {
  await runSql(database, 'delete from plan_bill');
  const [row] = await rowsIn(database, 'listed_membership');
  const other = database.openAgain();
  const added = (name: string) => `insert into plan_bill values ('at-once-${name}', '${row?.id}', 'FAILED')`;
  const names = Array.from({ length: 20 }, (_, one) => String(one));
  await Promise.all(names.map((name, one) => runSql(one % 2 === 0 ? database : other, added(name))));
  await other.close();
  const [after] = await rowsIn(database, `listed_membership where id = '${row?.id}'`);
  expect(Number(after?.failed)).toBe(names.length);
});

test('indexes bear the names by which lists ask for them', async () => {
  const within = ['created_at', 'failed', 'number', 'sort_name', 'tab', 'visit_on'];
  const scoped = ['clinic_id', 'side_key'].flatMap((scope) =>
    within.map((name) => `listed_membership_${scope}_${name}`),
  );
  expect(await indexNames(database, 'listed_membership')).toEqual([...scoped, 'listed_membership_person_id'].sort());
});

test.runIf(process.env.TEST_DATABASE_URL === undefined)(
  'a change finds its rows by an index, however many the list has',
  () => {
    const reading = new Sqlite(database.name, { readonly: true });
    for (const { does } of triggersOf(memberships.declaration))
      for (const statement of does.replace(/\b(old|new)\.\w+/g, `'x'`).split(';')) {
        const plan = reading.prepare(`explain query plan ${statement}`).all();
        expect(JSON.stringify(plan), statement).not.toMatch(/"SCAN (?!CONSTANT ROW)/);
      }
    reading.close();
  },
);

/** A new hash is right only while no migration was released that uses a declaration: databases compare what ran on them. */
test('what is made of a declaration stays as it is, because released migrations are compared by it', () => {
  const made = (['sqlite', 'postgres'] as const).flatMap((dialect) => memberships.create(dialect)).join(';');
  expect(createHash('sha256').update(made).digest('hex').slice(0, 16)).toBe('7db13cd9330a70fe');
});

test('a model that is dropped leaves nothing behind, and another shape of it can take its place', async () => {
  const { dialect } = database;
  await database.migrate([...memberships.drop(dialect), ...memberships.create(dialect), ...memberships.drop(dialect)]);
  const left =
    dialect === 'sqlite'
      ? `select name from sqlite_master`
      : 'select proname as name from pg_proc union all select relname from pg_class';
  expect(await textOf(database, left)).not.toContain('listed_membership');
});

describe('a declaration whose rows would be wrong is refused', () => {
  const { declaration } = memberships;
  const one = (change: object) => () => readModel({ ...declaration, ...change });
  test.each([
    [
      'an expression reads a table that is not declared',
      { columns: { ...declaration.columns, number: ['clinik.number', 'integer'] } },
      'clinik',
    ],
    [
      'a table is joined by one that comes later',
      { joins: { clinic_group: { by: 'clinic.group_id' }, ...declaration.joins } },
      'no table before it',
    ],
    [
      'a steady table is behind one that may be missing',
      { joins: { ...declaration.joins, owner: { by: 'clinic_group.owner_id' } } },
      'owner cannot always be there',
    ],
    [
      'another table decides which rows there are',
      { where: 'clinic.group_id is null' },
      'only plan_membership may decide',
    ],
    ['a name is longer than Postgres keeps', { table: `listed_${'membership'.repeat(5)}` }, 'more than 63'],
  ])('%s', (_, change, words) => expect(one(change)).toThrow(words));
});
