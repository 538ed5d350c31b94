import { findEnterprise } from '@contract/account/calls';
import type { CallInput } from '@contract/endpoint';
import {
  addEnterprise,
  changeEnterprise,
  findEnterprisesByName,
  listActivePractices,
} from '@contract/enterprise/calls';
import { listEnterprises } from '@contract/enterprise/list';
import { LOGO_WIDTH_MAX } from '@contract/picture';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { png } from '../../test/png';

const admin = 'admin@demo.test';
const privi = 'privi-admin@demo.test';
/** In no enterprise, one of ours and one of the finance partner's. */
const free = 'prac-clearview-eye';
const ALWAYS = { start: '2020-01-01', end: '2035-01-01' };

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

type Add = CallInput<typeof addEnterprise>['body'];
type Change = CallInput<typeof changeEnterprise>['body'];
const tokenOf = async (email: string) => ({ token: await world.staffSession(email) });
const add = async (body: Partial<Add> = {}, email = admin) =>
  world.call(addEnterprise, { body: { name: 'Lakeside Group', urlSlug: 'lakeside', ...body } }, await tokenOf(email));
const change = async (body: Partial<Change>, email = admin) =>
  world.call(changeEnterprise, { body: { _id: 'ent-harborline', version: 1, ...body } }, await tokenOf(email));
const find = async (query: NonNullable<CallInput<typeof findEnterprisesByName>['query']>, email = admin) =>
  world.call(findEnterprisesByName, { query }, await tokenOf(email));
/** Ends what a practice does beside memberships. */
const alone = (id: string) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('practice').set({ enrollments: '["MEMBERSHIPS"]' }).where('id', '=', id)),
  );
const namesOf = (answer: { body: { data: readonly { name: string }[] } }) => answer.body.data.map(({ name }) => name);
const enterpriseOf = async (id: string) => {
  const { read } = world.deps.database;
  const [row] = await read.query(read.builder.selectFrom('practice').select('enterprise_id').where('id', '=', id));
  return row?.enterprise_id;
};
async function audits() {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder
      .selectFrom('audit')
      .selectAll()
      .where('action', 'like', '%enterprise%')
      .orderBy('shard')
      .orderBy('seq'),
  );
  return rows.map(({ shard, action, object_id: id, detail }) => [shard, action, id, JSON.parse(detail)]);
}

test('a practice that joins or leaves a group keeps what it agreed on, and both are mailed', async () => {
  const made = await add({ providers: [free] });
  expect(made.status).toBe(200);
  const { _id, version } = made.body.enterprise;
  const left = await change({ _id, version, providers: [] });
  expect(left.status).toBe(200);
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('outbox').select(['kind', 'payload']).where('kind', 'like', 'practice-%-enterprise'),
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['practice-joined-enterprise', 'practice-left-enterprise']);
  expect(await enterpriseOf(free)).toBeNull();
});

describe('the enterprises', () => {
  test('are found by name, 20 from page 0, or all at once', async () => {
    const { body } = await find({});
    expect([namesOf({ body }), body.total, body.page, body.limit]).toEqual([
      ['BrightArch Dental Partners', 'Harborline Aesthetics Group'],
      2,
      0,
      20,
    ]);
    expect(namesOf(await find({ nameSearch: 'GROUP harbor' }))).toEqual(['Harborline Aesthetics Group']);
    expect(namesOf(await find({ nameSearch: 'harbor dental' }))).toEqual([]);
    expect(namesOf(await find({ nameSearch: '%' }))).toEqual(namesOf({ body }));
    expect(namesOf(await find({ limit: '1', page: '1' }))).toEqual(['Harborline Aesthetics Group']);
    const all = (await find({ noLimit: 'true', page: '1', limit: '1' })).body;
    expect([namesOf({ body: all }), all.limit]).toEqual([namesOf({ body }), null]);
  });

  test('show of their practices what the reader sees', async () => {
    const [row] = (await find({ nameSearch: 'harborline' })).body.data;
    expect(row).toMatchObject({ urlSlug: 'harborline', hasLogo: false, version: 1 });
    expect(row?.enterpriseUrl).toMatch(/^https?:\/\/[^/]+\/v2\/harborline\/enterprise$/);
    expect(row?.providers.map(({ PracticeName }) => PracticeName)).toEqual([
      'Gulf Med Spa',
      'Harbor Med Spa',
      'Lakeview Dermatology',
    ]);
    const [members] = (await find({ nameSearch: 'harborline' }, privi)).body.data;
    expect(members?.providers.map(({ PracticeName }) => PracticeName)).toEqual([
      'Harbor Med Spa',
      'Lakeview Dermatology',
    ]);
  });

  test('are their own administrators’, one each, and a search finds no other', async () => {
    expect(namesOf(await find({ noLimit: 'true' }, 'enterprise@demo.test'))).toEqual(['Harborline Aesthetics Group']);
    expect(namesOf(await find({ nameSearch: 'brightarch' }, 'enterprise@demo.test'))).toEqual([]);
    const body = { search: 'dental', dateRange: ALWAYS };
    const of = async (email: string) => namesOf(await world.call(listEnterprises, { body }, await tokenOf(email)));
    expect([await of('enterprise@demo.test'), await of(admin)]).toEqual([[], ['BrightArch Dental Partners']]);
  });
});

describe('a new enterprise', () => {
  test('has its practices, its logo and its address, and each is on record', async () => {
    const logo = png(40, 20);
    const { status, body } = await add({ providers: [free, free], logo });
    const { _id: id } = body.enterprise;
    expect(status).toBe(200);
    expect(body.enterprise).toMatchObject({
      name: 'Lakeside Group',
      urlSlug: 'lakeside',
      hasLogo: true,
      providers: [{ _id: free, PracticeName: 'Clearview Eye Center' }],
      version: 1,
    });
    const open = (await world.call(findEnterprise, { query: { urlSlug: 'lakeside' } })).body.enterprise;
    expect([open.name, open.logo, open.practices.map(({ _id }) => _id)]).toEqual(['Lakeside Group', logo, [free]]);
    expect(await audits()).toEqual([
      ['platform', 'enterprise.added', id, { name: 'Lakeside Group', urlSlug: 'lakeside', practices: 1 }],
      [free, 'practice.enterprise_changed', free, { before: null, after: id }],
    ]);
  });

  test('is one however often it is sent', async () => {
    const options = { ...(await tokenOf(admin)), headers: { 'idempotency-key': 'enterprise-1' } };
    const body = { name: 'Lakeside Group', urlSlug: 'lakeside' };
    const answers = await Promise.all([1, 2].map(() => world.call(addEnterprise, { body }, options)));
    const [first] = answers;
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const again = await world.call(addEnterprise, { body }, options);
    expect(again.body.enterprise._id).toBe((first?.status === 200 ? first : answers[1])?.body.enterprise._id);
    expect((await find({ nameSearch: 'lakeside' })).body.total).toBe(1);
  });

  test.each([
    ['urlSlug', { urlSlug: 'admin' }],
    ['urlSlug', { urlSlug: 'privacy-policy' }],
    ['urlSlug', { urlSlug: 'Lake Side' }],
    ['name', { name: ' ' }],
    ['providers', { providers: ['prac-harbor-medspa'] }],
    ['providers', { providers: ['prac-coast-dental'] }],
    ['logo', { logo: png(LOGO_WIDTH_MAX + 1, 10) }],
    [
      'logo',
      { logo: `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"></svg>'.repeat(3)).toString('base64')}` },
    ],
    ['logo', { logo: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4='.padEnd(90, 'A') }],
    ['logo', { logo: 'https://example.test/logo.png' }],
  ] as const)('with another %s is refused by name: %j', async (field, body) => {
    const answer = await add(body as Partial<Add>);
    expect([answer.status, answer.body.fields?.map((fault) => fault.field)]).toEqual([422, [field]]);
    expect((await find({ noLimit: 'true' })).body.total).toBe(2);
    expect(await audits()).toEqual([]);
  });

  test('is told whose a practice is', async () => {
    const { body } = await add({ providers: ['prac-harbor-medspa'] });
    expect(body.fields?.[0]?.message).toBe(
      'Harbor Med Spa belongs to Harborline Aesthetics Group. Remove it from that enterprise first.',
    );
  });

  test('has no address of a practice, whose self-enrollments would come to it', async () => {
    const refused = { code: 'DUPLICATED_DATA', fields: [{ field: 'urlSlug' }] };
    expect((await add({ urlSlug: 'bright-smile' })).body).toMatchObject(refused);
    expect((await change({ urlSlug: 'bright-smile' })).body).toMatchObject(refused);
  });

  test('has no address of another one, and of two at once one is made', async () => {
    const taken = await add({ urlSlug: 'harborline' });
    expect([taken.status, taken.body.code, taken.body.duplicated, taken.body.fields?.[0]?.field]).toEqual([
      409,
      'DUPLICATED_DATA',
      true,
      'urlSlug',
    ]);
    const two = await Promise.all([add({ name: 'One' }), add({ name: 'Two' })]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('a practice that two enterprises ask for at once comes to one of them', async () => {
  const answers = await Promise.all(['one', 'two'].map((urlSlug) => add({ urlSlug, providers: [free] })));
  const [made, ...others] = answers.filter(({ status }) => status === 200);
  expect([others, await enterpriseOf(free)]).toEqual([[], made?.body.enterprise._id]);
  expect((await find({ noLimit: 'true' })).body.total).toBe(3);
});

describe('a changed enterprise', () => {
  test('is called and reached otherwise; what is left out stays, and an older version is told', async () => {
    const { body } = await change({ name: 'Harborline', urlSlug: 'harbor-line', logo: png(10, 10) });
    expect(body.enterprise).toMatchObject({ name: 'Harborline', urlSlug: 'harbor-line', hasLogo: true, version: 2 });
    expect(body.enterprise.providers).toHaveLength(3);
    const stale = await change({ name: 'Another' });
    expect([stale.status, stale.body.code, stale.body.version]).toEqual([409, 'STALE', 2]);
    expect((await change({ version: 2, logo: '' })).body.enterprise).toMatchObject({ hasLogo: false, version: 3 });
    expect((await world.call(findEnterprise, { query: { urlSlug: 'harborline' } })).status).toBe(404);
    const detail = { joined: 0, left: 0 };
    expect((await audits()).map(([, action, , told]) => [action, told])).toEqual([
      [
        'enterprise.changed',
        {
          ...detail,
          name: 'Harborline',
          nameBefore: 'Harborline Aesthetics Group',
          urlSlug: 'harbor-line',
          urlSlugBefore: 'harborline',
          hasLogo: true,
          hadLogo: false,
          version: 1,
        },
      ],
      ['enterprise.changed', { ...detail, hasLogo: false, hadLogo: true, version: 2 }],
    ]);
  });

  test('keeps its own address, and nothing changed leaves no row', async () => {
    const providers = ['prac-gulf-medspa', 'prac-harbor-medspa', 'prac-lakeview-derm'];
    const { body } = await change({ name: 'Harborline Aesthetics Group', urlSlug: 'harborline', providers });
    expect(body.enterprise.version).toBe(1);
    expect(await audits()).toEqual([]);
    expect((await change({ urlSlug: 'brightarch' })).body.code).toBe('DUPLICATED_DATA');
  });

  test('gives practices away and takes others; its administrators see the ones and no longer the others', async () => {
    const { body } = await change({ providers: ['prac-harbor-medspa', free] });
    expect(body.enterprise.providers.map(({ _id }) => _id)).toEqual([free, 'prac-harbor-medspa']);
    expect([await enterpriseOf('prac-lakeview-derm'), await enterpriseOf(free)]).toEqual([null, 'ent-harborline']);
    const [own] = (await find({}, 'enterprise@demo.test')).body.data;
    expect(own?.providers.map(({ _id }) => _id)).toEqual([free, 'prac-harbor-medspa', 'prac-sunset-plastics']);
    const moved = (await audits()).filter(([, action]) => action === 'practice.enterprise_changed');
    expect(moved.map(([shard, , , told]) => [shard, told.after])).toEqual([
      [free, 'ent-harborline'],
      ['prac-gulf-medspa', null],
      ['prac-lakeview-derm', null],
    ]);
    // The finance partner's practice is not this administrator's to take off.
    expect(await enterpriseOf('prac-sunset-plastics')).toBe('ent-harborline');
  });

  test('is the membership brand’s only where all of its practices are that brand’s alone', async () => {
    const mine = { name: 'Mine' };
    const seen = async () => (await find({ nameSearch: 'harborline' }, privi)).body.data[0];
    expect(await seen()).toMatchObject({ canEdit: false });
    expect((await change(mine, privi)).status).toBe(404);
    expect((await add({ providers: ['prac-harbor-medspa'] }, privi)).status).toBe(404);
    expect(await audits()).toEqual([]);

    const one = await change({ providers: ['prac-harbor-medspa'] });
    // Harbor Med Spa finances too, and Sunset Plastics is the finance partner's.
    expect(one.body.enterprise.canEdit).toBe(true);
    await alone('prac-harbor-medspa');
    expect((await change({ ...mine, version: 2 }, privi)).status).toBe(404);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder.updateTable('practice').set({ enterprise_id: null }).where('id', '=', 'prac-sunset-plastics'),
      ),
    );
    expect(await seen()).toMatchObject({ canEdit: true });
    expect((await change({ ...mine, version: 2 }, privi)).body.enterprise.name).toBe('Mine');
  });

  test('of two at once one is kept', async () => {
    const answers = await Promise.all([change({ name: 'One' }), change({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audits()).toHaveLength(1);
  });

  test('has no address that another takes at the same moment', async () => {
    await add({ urlSlug: 'lakeside' });
    const { data } = (await find({ noLimit: 'true' })).body;
    const answers = await Promise.all(data.map(({ _id, version }) => change({ _id, version, urlSlug: 'one-for-all' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const { status, body } of answers)
      if (status !== 200) expect([body.code, body.fields?.[0]?.field]).toEqual(['DUPLICATED_DATA', 'urlSlug']);
    expect((await audits()).filter(([, action]) => action === 'enterprise.changed')).toHaveLength(1);
  });
});

test('the active practices stand with their enterprises, each side with its own', async () => {
  const of = async (email: string) => (await world.call(listActivePractices, {}, await tokenOf(email))).body.practices;
  const ours = await of(admin);
  expect(ours.find(({ _id }) => _id === 'prac-harbor-medspa')?.enterprise).toEqual({
    _id: 'ent-harborline',
    name: 'Harborline Aesthetics Group',
  });
  expect(ours.find(({ _id }) => _id === free)?.enterprise).toBeNull();
  expect(ours.some(({ _id }) => _id === 'prac-coast-dental')).toBe(false);
  expect(ours.map(({ PracticeName }) => PracticeName)).toEqual([...ours.map((one) => one.PracticeName)].sort());
  const theirs = await of('finance@demo.test');
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs.filter(({ _id }) => ours.some((one) => one._id === _id))).toEqual([]);
});
