import { listPractices, PRACTICE_EXTRA_FIELDS, practiceList } from '@contract/practice/list';
import { getPractice } from '@contract/practice/sheet-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findStaff } from '../../http/actor.reads';
import { findPage } from '../../list/serve-list';
import { startTestApp, type TestApp } from '../../test/app';
import { aTreatment } from '../../test/builders';
import { type RanStatements, recorded, wholeReads } from '../../test/query-plan';
import { practices } from './list-practices';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

type Body = NonNullable<Parameters<typeof world.call<typeof listPractices>>[1]['body']>;
const PLATFORM = 'admin@demo.test';
const BRAND = 'privi-admin@demo.test';

const ask = async (email: string, body: object = {}) =>
  world.call(listPractices, { body: { limit: 100, ...body } as Body }, { token: await world.staffSession(email) });
const namesFor = async (email: string, body: object = {}) =>
  (await ask(email, body)).body.data.map(({ PracticeName }) => PracticeName);
/** What the database itself says of practices, by name. */
const stored = async () => {
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('practice').selectAll());
  return rows.sort((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));
};
type Stored = Awaited<ReturnType<typeof stored>>[number];
const sees: readonly [string, (row: Stored) => boolean][] = [
  ['staff@bright-smile.test', ({ id }) => id === 'prac-bright-smile'],
  ['enterprise@demo.test', ({ enterprise_id: of }) => of === 'ent-harborline'],
  ['finance@demo.test', ({ contract_sell_percent: sold }) => sold < 100],
  [PLATFORM, ({ contract_sell_percent: sold }) => sold === 100],
  [BRAND, ({ contract_sell_percent: sold, enrollments }) => sold === 100 && enrollments.includes('MEMBERSHIPS')],
];

describe('practices', () => {
  test.each(sees)('are listed to %s where they see them, from A to Z', async (email, isSeen) => {
    const due = (await stored()).filter(isSeen).map(({ name }) => name);
    expect(due.length).toBeGreaterThan(0);
    expect(await namesFor(email)).toEqual(due);
  });

  test('have their id and name, and of the further fields those that are asked for', async () => {
    const [bare] = (await ask(PLATFORM)).body.data;
    expect(Object.keys(bare ?? {}).sort()).toEqual(['PracticeName', '_id']);
    const [some] = (await ask(PLATFORM, { extraFields: ['city', 'enterprise'] })).body.data;
    expect(Object.keys(some ?? {}).sort()).toEqual(['PracticeName', '_id', 'city', 'enterprise']);
    const [whole] = (await ask(PLATFORM, { extraFields: PRACTICE_EXTRA_FIELDS })).body.data;
    expect(Object.keys(whole ?? {}).sort()).toEqual(['PracticeName', '_id', ...PRACTICE_EXTRA_FIELDS].sort());
  });

  const filters: readonly [object, (row: Stored) => boolean][] = [
    [{ enrollment: 'APPLICATIONS' }, ({ enrollments }) => enrollments.includes('APPLICATIONS')],
    [{ enrollment: 'MEMBERSHIPS' }, ({ enrollments }) => enrollments.includes('MEMBERSHIPS')],
    [{ isActive: false }, ({ is_active: isActive }) => isActive === 0],
    [{ isActive: true }, ({ is_active: isActive }) => isActive === 1],
    [{ enterpriseId: 'ent-harborline' }, ({ enterprise_id: of }) => of === 'ent-harborline'],
    [{ stateCode: 'TX' }, ({ state_code: state }) => state === 'TX'],
    [{ specialty: 'Dentistry' }, ({ specialty }) => specialty === 'Dentistry'],
    [{ nameSearch: 'DENTAL smile' }, ({ name }) => /smile/i.test(name) && /dental/i.test(name)],
    [{ nameSearch: '%' }, () => false],
    [{ nameSearch: '_' }, () => false],
  ];
  test.each(filters)('are kept by %j', async (extraFilters, keeps) => {
    const all = (await stored()).filter(({ contract_sell_percent: sold }) => sold === 100);
    expect(await namesFor(PLATFORM, { extraFilters })).toEqual(all.filter(keeps).map(({ name }) => name));
  });

  test.each([
    [{ extraFields: ['city', 'contractSellPercentage'] }, 'extraFields[1]'],
    [{ extraFilters: { city: 'Austin' } }, 'extraFilters.city'],
    [{ extraFilters: { enrollment: 'LOANS' } }, 'extraFilters.enrollment'],
    [{ fields: [] }, 'fields'],
  ])('are refused for %j, naming it', async (body, field) => {
    const answer = await ask(PLATFORM, body);
    expect(answer.status).toBe(422);
    expect((answer.body as unknown as { fields: { field: string }[] }).fields.map((one) => one.field)).toEqual([field]);
  });

  test('of memberships alone are the membership brand’s, whatever it asks for', async () => {
    const both = (await stored()).filter(
      ({ enrollments, contract_sell_percent: sold }) =>
        sold === 100 && enrollments.includes('MEMBERSHIPS') && enrollments.includes('APPLICATIONS'),
    );
    expect(await namesFor(BRAND, { extraFilters: { enrollment: 'APPLICATIONS' } })).toEqual(
      both.map(({ name }) => name),
    );
  });

  test('come page by page with the cursor, none twice and none left out', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await ask(PLATFORM, { limit: 3, ...(cursor !== undefined && { cursor }) });
      names.push(...body.data.map(({ PracticeName }) => PracticeName));
      cursor = body.next ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(await namesFor(PLATFORM));
  });

  test('follow a practice that moves to an enterprise, is renamed or leaves an enrollment', async () => {
    const { database } = world.deps;
    const change = (set: object) =>
      database.transaction((tx) =>
        tx.execute(tx.builder.updateTable('practice').set(set).where('id', '=', 'prac-harbor-medspa')),
      );
    const found = (extraFilters: object) =>
      namesFor(PLATFORM, { extraFilters: { ...extraFilters, nameSearch: 'zebra' } });
    await change({ name: 'Zebra Aesthetics', enrollments: '["MEMBERSHIPS"]', enterprise_id: null });
    expect(await found({ enrollment: 'MEMBERSHIPS' })).toEqual(['Zebra Aesthetics']);
    expect(await found({ enrollment: 'APPLICATIONS' })).toEqual([]);
    expect(await found({ enterpriseId: 'ent-harborline' })).toEqual([]);
    await change({
      name: 'Harbor Med Spa',
      enrollments: '["APPLICATIONS","MEMBERSHIPS"]',
      enterprise_id: 'ent-harborline',
    });
  });

  test('are found by each filter through its index, however many there are', async () => {
    const ran: RanStatements = new Map();
    const { database } = world.deps;
    for (const staffId of ['staff-admin-demo-test', 'staff-privi-admin-demo-test', 'staff-enterprise-demo-test']) {
      const actor = await findStaff(database.read, staffId, world.deps.config);
      if (!actor) throw new Error(`Nobody is ${staffId}`);
      for (const extraFilters of [{}, ...filters.map(([given]) => given)]) {
        const dateRange = { start: '2000-01-01', end: '2100-12-31' };
        const sort = { key: 'PracticeName', direction: 'asc' as const };
        const body = { page: 0, limit: 20, extraFilters, dateRange, sort };
        const asked = { body, actor: { ...actor, tokenHash: '' }, deps: world.deps };
        await findPage(practiceList, practices, { ask: asked, db: recorded(database.read, ran) });
      }
    }
    expect(ran.size).toBeGreaterThan(10);
    expect(await wholeReads(database, ran)).toEqual([]);
  });
});

describe('a practice', () => {
  const sheet = async (email: string, id: string, query: object = {}) =>
    world.call(getPractice, { params: { id }, query } as never, { token: await world.staffSession(email) });

  test('is read with its enterprise, and with what it does on request', async () => {
    const treatment = await aTreatment(world.deps, 'prac-harbor-medspa');
    const { status, body } = await sheet(PLATFORM, 'prac-harbor-medspa', { withProcedures: 'true' });
    expect(status).toBe(200);
    expect(body.practice).toMatchObject({
      _id: 'prac-harbor-medspa',
      PracticeName: 'Harbor Med Spa',
      enterprise: { _id: 'ent-harborline' },
      isActive: true,
    });
    expect(body.practice.procedures?.map(({ _id }) => _id)).toContain(treatment);
    expect((await sheet(PLATFORM, 'prac-harbor-medspa')).body.practice.procedures).toBeNull();
  });

  test('tells the membership brand nothing of what is financed there', async () => {
    await aTreatment(world.deps, 'prac-harbor-medspa');
    const { status, body } = await sheet(BRAND, 'prac-harbor-medspa', { withProcedures: 'true' });
    expect([status, body.practice.procedures]).toEqual([200, null]);
  });

  test('is the one of the path, also where the query names it', async () => {
    const same = { practiceId: 'prac-bright-smile' };
    expect((await sheet(PLATFORM, 'prac-bright-smile', same)).status).toBe(200);
    expect((await sheet(PLATFORM, 'prac-harbor-medspa', same)).status).toBe(422);
  });

  test.each([
    ['staff@bright-smile.test', 'prac-clearview-eye'],
    [PLATFORM, 'prac-sunset-plastics'],
    ['finance@demo.test', 'prac-bright-smile'],
    [BRAND, 'prac-clearview-eye'],
    [PLATFORM, 'no-such-id'],
  ])('is not there for %s where it is not theirs: %s', async (email, id) => {
    expect((await sheet(email, id)).status).toBe(404);
  });

  test.each(['active', 'roles', 'template'])('is not what /practice/%s leads to', async (segment) => {
    const headers = { authorization: `Bearer ${await world.staffSession(PLATFORM)}` };
    const answer = await world.app.request(`/practice/${segment}`, { headers });
    expect(Object.keys((await answer.json()) as object)).not.toContain('practice');
  });
});
