import { listApplications } from '@contract/application-details/list';
import { getAuthUser } from '@contract/staff/calls';
import {
  addColleague,
  editColleague,
  listColleagueEnterprises,
  listColleagues,
  listSystemAdmins,
  removeColleague,
  setColleagueEnterprise,
  setColleaguePermissions,
  setColleaguePractices,
  setColleagueTags,
} from '@contract/staff/colleague-calls';
import { rolePermissions } from '@domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aProof } from '../../test/builders';

const PRACTICE = 'prac-bright-smile';
const MANAGER = 'manager@bright-smile.test';
const ADMIN = 'admin@demo.test';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const as = async (email: string) => ({ token: await world.staffSession(email) });
const newcomer = (email: string, given = {}) => ({
  firstName: 'Ada',
  lastName: 'Marsh',
  email,
  role: 'PracticeStaff' as const,
  practices: [PRACTICE],
  ...given,
});
/** With a proof, which somebody who may administer needs (`own-proof.test.ts`). */
const asProven = async (email: string) => {
  const who = await as(email);
  return { who, proof: await aProof(world.deps, who.token) };
};
const add = async (by: string, body: ReturnType<typeof newcomer>) => {
  const { who, proof } = await asProven(by);
  return world.call(addColleague, { body: { ...body, ...proof } }, who);
};
const allow = async (by: string, id: string, permissions: readonly string[]) =>
  world.call(
    setColleaguePermissions,
    { params: { id }, body: { adminUser: { permissions: permissions as never } } },
    await as(by),
  );
const remove = async (by: string, id: string, practicemanagement?: string) =>
  world.call(removeColleague, { params: { id }, query: { practicemanagement } }, await as(by));
/** Rows of staff by one column, as they are stored. */
const staffBy = ([column, value]: ['id' | 'email' | 'role', string]) => {
  const { read } = world.deps.database;
  return read.query(read.builder.selectFrom('staff').selectAll().where(column, '=', value));
};
const auditOf = async (id: string) => {
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('audit').select(['action', 'shard', 'detail']).where('object_id', '=', id).orderBy('seq'),
  );
  return rows.map(({ action, shard, detail }) => ({ action, shard, detail: JSON.parse(detail) as object }));
};
const faultsOf = ({ body }: { body: { fields?: { field: string }[] } }) => body.fields?.map(({ field }) => field);

/** Ends what a practice does beside memberships. */
const alone = (id: string) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('practice').set({ enrollments: '["MEMBERSHIPS"]' }).where('id', '=', id)),
  );

describe('adding a colleague', () => {
  test('makes an account without a password, at a practice of the scope, on record', async () => {
    const { status, body } = await add(MANAGER, newcomer('ada@bright-smile.test'));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Ada Marsh',
      role: 'PracticeStaff',
      hasOwnPermissions: false,
      canEdit: true,
      practices: [{ _id: PRACTICE }],
    });
    expect(await auditOf(body.data._id)).toEqual([
      { action: 'staff.added', shard: PRACTICE, detail: { role: 'PracticeStaff' } },
    ]);
  });

  test('takes the whole name, too', async () => {
    const body = { name: 'Mary Jo  Marsh', email: 'mj@bright-smile.test', role: 'PracticeStaff' as const };
    const answer = await world.call(
      addColleague,
      { body: { ...body, practicemanagement: PRACTICE } },
      await as(MANAGER),
    );
    const row = await staffBy(['id', answer.body.data._id]);
    expect(row[0]).toMatchObject({ first_name: 'Mary Jo', last_name: 'Marsh' });
  });

  test.each([
    ['role', { role: 'Admin', practices: [] }],
    ['role', { role: 'MultiTenant' }],
    ['practices', { practices: [] }],
    ['lastName', { lastName: undefined }],
    ['firstName', { firstName: undefined, lastName: undefined }],
    ['name', { firstName: undefined, lastName: undefined, name: 'Ada' }],
  ])('is refused for its %s: %j', async (field, given) => {
    const answer = await add(MANAGER, newcomer('refused@bright-smile.test', given));
    expect([answer.status, faultsOf(answer as never)]).toEqual([422, [field]]);
    expect(await staffBy(['email', 'refused@bright-smile.test'])).toEqual([]);
  });

  test("cannot be of another's enterprise", async () => {
    const answer = await add(MANAGER, newcomer('refused@bright-smile.test', { enterprise: 'ent-harborline' }));
    expect(answer.status).toBe(404);
    expect(await staffBy(['email', 'refused@bright-smile.test'])).toEqual([]);
  });

  test('by the membership brand is refused where financing is done too, and its enterprises', async () => {
    const BRAND = 'privi-admin@demo.test';
    const there = newcomer('refused@harborline.test', { role: 'PracticeAdmin', practices: ['prac-harbor-medspa'] });
    expect((await add(BRAND, there)).status).toBe(404);
    const lead = { role: 'EnterpriseAdmin' as const, practices: [], enterprise: 'ent-harborline' };
    expect((await add(BRAND, newcomer('refused@harborline.test', lead))).status).toBe(404);
    expect(await staffBy(['email', 'refused@harborline.test'])).toEqual([]);

    // Whose mail address is theirs opens what they may see.
    const { id } = await aColleague(world.deps, 'prac-harbor-medspa');
    const ask = { query: { practiceUserId: id }, body: { email: 'mine@brand.test' } };
    expect((await world.call(editColleague, ask, await as(BRAND))).body.code).toBe('RULES_FORBID');
    const away = { params: { id }, body: { practices: [] } };
    expect((await world.call(setColleaguePractices, away, await as(BRAND))).body.code).toBe('RULES_FORBID');
    await alone('prac-harbor-medspa');
    const brand = await as(BRAND);
    const proven = { ...ask, body: { ...ask.body, ...(await aProof(world.deps, brand.token)) } };
    expect((await world.call(editColleague, proven, brand)).status).toBe(200);
    expect((await add(BRAND, there)).status).toBe(200);
  });

  test('says that an address has an account, in a sentence that clients show', async () => {
    const { status, body } = await add(MANAGER, newcomer('doctor@bright-smile.test'));
    expect([status, body]).toMatchObject([409, { code: 'DUPLICATED_DATA', duplicated: true }]);
  });

  test("an enterprise's administrator needs an enterprise, which only the platform gives", async () => {
    const body = newcomer('lead@harborline.test', {
      role: 'EnterpriseAdmin',
      practices: [],
      enterprise: 'ent-harborline',
    });
    expect(faultsOf((await add('enterprise@demo.test', body)) as never)).toEqual(['role']);
    const { body: answer } = await add(ADMIN, body);
    expect(answer.data).toMatchObject({ role: 'EnterpriseAdmin', enterpriseId: 'ent-harborline' });
    expect(answer.data.practices.length).toBeGreaterThan(1);
  });
});

describe('permissions', () => {
  test('taken away in the middle of a session are gone with its next request, and given back with the one after', async () => {
    const { id, email } = await aColleague(world.deps, PRACTICE);
    const token = await world.sessionOf('staff', id);
    const list = async () => (await world.call(listApplications, { body: {} }, { token })).status;
    expect(await list()).toBe(200);
    const { body } = await allow(MANAGER, id, ['calculator.use']);
    expect(body.data).toMatchObject({ email, permissions: ['calculator.use'], hasOwnPermissions: true });
    expect(await list()).toBe(403);
    await allow(MANAGER, id, []);
    expect(await list()).toBe(200);
    const rows = await auditOf(id);
    expect(rows.map(({ action }) => action)).toEqual(['staff.permissions_changed', 'staff.permissions_changed']);
    expect(rows[0]?.detail).toMatchObject({ given: '', taken: expect.stringContaining('application.view') });
  });

  test('that the giver lacks, and such as a practice never has, are not given', async () => {
    const { id } = await aColleague(world.deps, PRACTICE);
    const giver = await aColleague(world.deps, PRACTICE, {
      role: 'PracticeAdmin',
      permissions: JSON.stringify(['staff.edit', 'application.view', 'calculator.use']),
    });
    const target = await aColleague(world.deps, PRACTICE, { permissions: JSON.stringify(['application.view']) });
    const token = await world.sessionOf('staff', giver.id);
    const give = (permissions: string[], to = target.id) =>
      world.call(
        setColleaguePermissions,
        { params: { id: to }, body: { adminUser: { permissions: permissions as never } } },
        { token },
      );
    expect((await give(['application.view', 'calculator.use'])).status).toBe(200);
    expect((await give(['website.edit'])).body.fields?.[0]?.message).toContain('website.edit');
    // That of the role has more than the giver.
    expect((await give([])).status).toBe(422);
    expect((await give(['application.view'], id)).body.code).toBe('RULES_FORBID');
    expect(faultsOf((await allow(ADMIN, target.id, ['credit.edit'])) as never)).toEqual(['adminUser.permissions']);
    expect((await allow(ADMIN, target.id, ['fly.moon'])).status).toBe(422);
  });

  test('of one self can be given up, and not by the last administrator', async () => {
    const practice = 'prac-clearview-eye';
    const admins = await world.call(listColleagues, { query: { practices: practice } }, await as(ADMIN));
    const [only, ...others] = admins.body.data.filter(({ role }) => role === 'PracticeAdmin');
    expect(others).toEqual([]);
    const own = rolePermissions.PracticeAdmin.filter((one) => one !== 'staff.edit');
    const { status, body } = await allow(only?.email ?? '', only?._id ?? '', own);
    expect([status, body.code]).toEqual([409, 'STEP_ORDER']);
    await aColleague(world.deps, practice, { role: 'PracticeAdmin' });
    expect((await allow(only?.email ?? '', only?._id ?? '', own)).status).toBe(200);
  });
});

describe('the last administrator', () => {
  test('of the platform stays: fifty who all delete each other leave one', async () => {
    const admins = (await world.call(listSystemAdmins, {}, await as(ADMIN))).body.data.filter(
      ({ financePartner }) => !financePartner,
    );
    const tokens = new Map(
      await Promise.all(admins.map(async ({ _id }) => [_id, await world.sessionOf('staff', _id)] as const)),
    );
    const pairs = admins.flatMap((by) => admins.map((of) => [by, of] as const));
    const answers = await Promise.all(
      pairs.map(([by, of]) => world.call(removeColleague, { params: { id: of._id } }, { token: tokens.get(by._id) })),
    );
    expect(answers.map(({ status }) => status)).not.toContain(500);
    const left = (await staffBy(['role', 'Admin'])).filter(
      (row) => row.is_active === 1 && row.finance_partner === 0 && row.brand === 'financing',
    );
    expect(left).toHaveLength(1);
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('staff').set({ is_active: 1 }).where('role', '=', 'Admin')),
    );
  });

  test('of a practice stays for its own people; the platform may take the last one off', async () => {
    const practice = 'prac-clearview-eye';
    const own = await aColleague(world.deps, practice, { role: 'PracticeAdmin' });
    const { read } = world.deps.database;
    const others = await read.query(
      read.builder
        .selectFrom('staff')
        .innerJoin('staff_practice', 'staff_practice.staff_id', 'staff.id')
        .select('staff.id')
        .where('practice_id', '=', practice)
        .where('role', '=', 'PracticeAdmin')
        .where('staff.id', '<>', own.id),
    );
    const token = await world.sessionOf('staff', own.id);
    for (const { id } of others)
      expect((await world.call(removeColleague, { params: { id } }, { token })).body).toEqual({ isGone: true });
    expect((await world.call(removeColleague, { params: { id: own.id } }, { token })).body.code).toBe('STEP_ORDER');
    expect((await remove(ADMIN, own.id)).status).toBe(200);
  });
});

describe('deleting a colleague', () => {
  test('ends their sessions at once; added again they come back under the same id, without what they had', async () => {
    const { id, email } = await aColleague(world.deps, PRACTICE, { permissions: JSON.stringify(['application.view']) });
    const token = await world.sessionOf('staff', id);
    expect((await remove(MANAGER, id, PRACTICE)).body).toEqual({ isGone: true });
    expect((await world.call(getAuthUser, {}, { token })).status).toBe(401);
    expect((await remove(MANAGER, id)).status).toBe(404);
    const back = await add(MANAGER, newcomer(email));
    expect(back.body.data).toMatchObject({ _id: id, hasOwnPermissions: false, practices: [{ _id: PRACTICE }] });
    expect((await world.call(getAuthUser, {}, { token })).status).toBe(401);
  });

  test("takes somebody who works elsewhere too off one's own practice, and changes nothing else of theirs", async () => {
    const multi = 'staff-multi-demo-test';
    const edit = await world.call(
      editColleague,
      { query: { practiceUserId: multi }, body: { email: 'taken@bright-smile.test' } },
      await as(MANAGER),
    );
    expect(edit.body.code).toBe('RULES_FORBID');
    expect((await remove(MANAGER, multi)).body.code).toBe('RULES_FORBID');
    expect((await remove(MANAGER, multi, PRACTICE)).body).toEqual({ isGone: false });
    const { body } = await world.call(getAuthUser, {}, await as('multi@demo.test'));
    expect(body.practices.map(({ _id }) => _id)).toEqual(['prac-harbor-medspa']);
  });
});

describe('editing a colleague', () => {
  test('keeps what is left out, and another role brings what it may do', async () => {
    const { id } = await aColleague(world.deps, PRACTICE, { permissions: JSON.stringify(['application.view']) });
    const edit = async (body: object) =>
      world.call(editColleague, { query: { practiceUserId: id }, body }, await as(MANAGER));
    expect((await edit({ phone: '(512) 555-0142', personOfContact: true })).body.data).toMatchObject({
      name: 'Ada Marsh',
      phone: '5125550142',
      personOfContact: true,
      permissions: ['application.view'],
    });
    expect((await edit({ role: 'PracticeDoctor', name: 'Ada Marsh-Lee' })).body.data).toMatchObject({
      name: 'Ada Marsh-Lee',
      role: 'PracticeDoctor',
      hasOwnPermissions: false,
      practices: [{ _id: PRACTICE }],
    });
    expect(faultsOf((await edit({ role: 'Admin' })) as never)).toEqual(['role']);
    expect((await edit({ email: 'doctor@bright-smile.test' })).body.code).toBe('DUPLICATED_DATA');
    expect((await edit({ phone: '', version: 1 })).body.code).toBe('STALE');
    const nobody = await world.call(editColleague, { query: {}, body: { phone: '' } }, await as(MANAGER));
    expect(faultsOf(nobody as never)).toEqual(['adminUserId']);
  });

  test('of the platform moves somebody to all practices, one practice, or an enterprise', async () => {
    const { id } = await aColleague(world.deps, PRACTICE);
    const edit = async (body: object) => {
      const { who, proof } = await asProven(ADMIN);
      return world.call(editColleague, { query: { adminUserId: id }, body: { ...body, ...proof } }, who);
    };
    expect((await edit({ role: 'Admin' })).body.data).toMatchObject({ role: 'Admin', practices: [] });
    expect(faultsOf((await edit({ role: 'EnterpriseAdmin' })) as never)).toEqual(['enterprise']);
    const { body } = await edit({ role: 'EnterpriseAdmin', enterpriseId: 'ent-harborline' });
    expect(body.data.practices.map(({ _id }) => _id)).toContain('prac-harbor-medspa');
    const moved = await world.call(
      setColleagueEnterprise,
      { body: { userId: id, enterpriseId: 'ent-brightarch' } },
      await as(ADMIN),
    );
    expect(moved.body.data).toMatchObject({ _id: id, enterpriseId: 'ent-brightarch' });
    const seen = await world.call(listColleagueEnterprises, {}, await as('enterprise@brightarch.test'));
    expect(seen.body.data.map(({ _id }) => _id)).toContain(id);
    expect(seen.body.enterprises.map(({ _id }) => _id)).toEqual(['ent-brightarch']);
    expect((await edit({ role: 'PracticeStaff', practices: [PRACTICE] })).body.data).toMatchObject({
      enterpriseId: null,
      practices: [{ _id: PRACTICE }],
    });
  });
});

test('a list of practices changes those in scope, and leaves the others as they are', async () => {
  const { id } = await aColleague(world.deps, 'prac-harbor-medspa', { role: 'MultiTenant' });
  const set = async (by: string, practices: string[]) =>
    world.call(setColleaguePractices, { params: { id }, body: { practices } }, await as(by));
  expect((await set(MANAGER, [PRACTICE])).status).toBe(404);
  expect((await set(ADMIN, [PRACTICE, 'prac-harbor-medspa'])).body.data.practices).toHaveLength(2);
  // Who works elsewhere too is not theirs to bring to more, only to take off.
  expect((await set(MANAGER, [])).body.data.practices).toEqual([]);
  expect(faultsOf((await set(ADMIN, [])) as never)).toEqual(['practices']);
  expect((await set(ADMIN, [PRACTICE])).body.data.practices).toMatchObject([{ _id: PRACTICE }]);
});

test("tags are of the platform's own people", async () => {
  const set = async (id: string) =>
    world.call(setColleagueTags, { params: { id }, body: { salesRep: true, successManager: false } }, await as(ADMIN));
  expect((await set('staff-operations-demo-test')).body.data).toMatchObject({ salesRep: true, successManager: false });
  const { id } = await aColleague(world.deps, PRACTICE);
  expect(faultsOf((await set(id)) as never)).toEqual(['salesRep']);
});
