import { getUserPermissions, listColleagues, listRoles } from '@contract/staff/colleague-calls';
import { STAFF_ROLES } from '@domain/enums';
import { rolePermissions } from '@domain/staff/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const MANAGER = 'manager@bright-smile.test';
const as = async (email: string) => ({ token: await world.staffSession(email) });
const colleagues = async (email: string, practices?: string) =>
  (await world.call(listColleagues, { query: { practices } }, await as(email))).body.data;

test('an administrator of a practice sees who works for it, each once, with what they may do', async () => {
  const seen = await colleagues(MANAGER);
  const manager = seen.find(({ email }) => email === MANAGER);
  expect(manager).toMatchObject({ role: 'PracticeAdmin', hasOwnPermissions: false, lockedUntil: null });
  expect(manager?.permissions).toEqual([...rolePermissions.PracticeAdmin]);
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
  for (const { practices } of seen) expect(practices.map(({ _id }) => _id)).toEqual(['prac-bright-smile']);
});

test('a practice out of scope has nobody, also when it is asked for by its id', async () => {
  expect(await colleagues(MANAGER, 'prac-harbor-medspa')).toEqual([]);
  const all = await colleagues(MANAGER);
  expect(await colleagues(MANAGER, 'prac-harbor-medspa, prac-bright-smile')).toEqual(all);
});

test('whoever is switched off is not listed, and an own list is told as such', async () => {
  const staff = (await colleagues(MANAGER)).find(({ email }) => email === 'staff@bright-smile.test');
  const set = (values: object) =>
    world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('staff')
          .set(values)
          .where('id', '=', staff?._id ?? ''),
      ),
    );
  await set({ permissions: JSON.stringify(['application.view']) });
  expect((await colleagues(MANAGER)).find(({ _id }) => _id === staff?._id)).toMatchObject({
    permissions: ['application.view'],
    hasOwnPermissions: true,
  });
  const own = await world.call(getUserPermissions, {}, await as('staff@bright-smile.test'));
  expect(own.body.permissions).toEqual(['application.view']);
  await set({ is_active: 0 });
  expect((await colleagues(MANAGER)).find(({ _id }) => _id === staff?._id)).toBeUndefined();
});

test('the roles are told with what each may do', async () => {
  const { body } = await world.call(listRoles, {}, await as(MANAGER));
  expect(body.data.map(({ role }) => role)).toEqual([...STAFF_ROLES]);
  for (const { role, permissions } of body.data) expect(permissions).toEqual([...rolePermissions[role]]);
});
