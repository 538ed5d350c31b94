import { listApplications } from '@contract/application-details/list';
import { addColleague, editColleague, listSystemAdmins, removeColleague } from '@contract/staff/colleague-calls';
import type { StaffRole } from '@domain/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aColleague, aMembershipPractice, aProof } from '../../test/builders';

const BRAND = 'privi-admin@demo.test';
const PLATFORM = 'admin@demo.test';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const as = async (email: string) => ({ token: await world.staffSession(email) });
type Given = { role: StaffRole; practices?: string[] };
const add = async (by: string, email: string, given: Given) => {
  const who = await as(by);
  const person = { firstName: 'Ada', lastName: 'Marsh', email, ...given };
  return world.call(addColleague, { body: { ...person, ...(await aProof(world.deps, who.token)) } }, who);
};
const edit = async (by: string, id: string, given: Given) => {
  const who = await as(by);
  const body = { ...given, ...(await aProof(world.deps, who.token)) };
  return world.call(editColleague, { query: { adminUserId: id }, body }, who);
};
const remove = async (by: string, id: string) =>
  world.call(removeColleague, { params: { id }, query: {} }, await as(by));
const stored = async (id: string) => {
  const { read } = world.deps.database;
  const [row] = await read.query(read.builder.selectFrom('staff').selectAll().where('id', '=', id));
  return row && { brand: row.brand, financePartner: row.finance_partner, role: row.role };
};
const readsFinancing = async (id: string) => {
  const token = await world.sessionOf('staff', id);
  return (await world.call(listApplications, { body: {} }, { token })).status;
};
const platformAdmins = async () =>
  (await world.call(listSystemAdmins, {}, await as(PLATFORM))).body.data.map(({ _id }) => _id);

describe('an administrator whom the membership brand makes is of the membership brand', () => {
  test('when they were of the staff of one of its practices before', async () => {
    const { practice } = await aMembershipPractice(world.deps);
    const added = await add(BRAND, 'raised@brand.test', { role: 'PracticeStaff', practices: [practice] });
    const { _id: id } = added.body.data;
    expect((await edit(BRAND, id, { role: 'Admin' })).status).toBe(200);
    expect(await stored(id)).toEqual({ brand: 'membership', financePartner: 0, role: 'Admin' });
    expect(await readsFinancing(id)).toBe(403);
    expect(await platformAdmins()).not.toContain(id);
  });

  test('when they were an administrator of the platform before who was taken off', async () => {
    const added = await add(PLATFORM, 'dismissed@brand.test', { role: 'Admin' });
    const { _id: id } = added.body.data;
    expect((await remove(PLATFORM, id)).body).toEqual({ isGone: true });
    expect((await add(BRAND, 'dismissed@brand.test', { role: 'Admin' })).status).toBe(200);
    expect(await stored(id)).toEqual({ brand: 'membership', financePartner: 0, role: 'Admin' });
    expect(await readsFinancing(id)).toBe(403);
    expect(await platformAdmins()).not.toContain(id);
  });
});

test('who comes back to a practice has neither the brand nor the partnership of before', async () => {
  for (const given of [{ brand: 'membership' }, { brand: 'financing', finance_partner: 1 }]) {
    const { id, email } = await aColleague(world.deps, '', { role: 'Admin', is_active: 0, ...given });
    expect((await add(PLATFORM, email, { role: 'PracticeStaff', practices: ['prac-bright-smile'] })).status).toBe(200);
    expect(await stored(id)).toEqual({ brand: 'financing', financePartner: 0, role: 'PracticeStaff' });
    expect(await readsFinancing(id)).toBe(200);
  }
});

test('an administrator of the membership brand who goes to one of its practices works there for both brands', async () => {
  const { practice } = await aMembershipPractice(world.deps);
  const { id } = await aColleague(world.deps, '', { role: 'Admin', brand: 'membership' });
  expect((await edit(BRAND, id, { role: 'PracticeAdmin', practices: [practice] })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ brand: 'financing', role: 'PracticeAdmin' });
});

test('a change that leaves the role leaves the brand', async () => {
  const { id } = await aColleague(world.deps, '', { role: 'Admin', brand: 'membership' });
  expect((await edit(BRAND, id, { role: 'Admin' })).status).toBe(200);
  expect(await stored(id)).toMatchObject({ brand: 'membership', role: 'Admin' });
});
