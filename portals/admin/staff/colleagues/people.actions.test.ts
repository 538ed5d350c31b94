import { fakeApi } from '@portals/client/test/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetStaff, type StaffPerson, staff } from '../staff.store';
import { edit, moveToEnterprise, permit, setPractices, setTags } from './people.actions';
import { type Colleague, people } from './people.store';

const ana: Colleague = {
  _id: 'ana',
  name: 'Ana Silva',
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@demo.test',
  phone: null,
  role: 'Admin',
  permissions: ['staff.view', 'staff.edit'],
  hasOwnPermissions: true,
  enterpriseId: null,
  lockedUntil: null,
  personOfContact: false,
  salesRep: false,
  successManager: false,
  financePartner: false,
  hasSecondFactor: false,
  canEdit: true,
  practices: [],
  version: 2,
};
const shown = { tab: 'platform', practiceId: null } as const;
const MINE = 'GET /practice/user/permissions';

function serve(id: string) {
  return fakeApi(
    {
      [`PUT /practice/${id}/permissions`]: { body: { data: { ...ana, _id: id } } },
      [MINE]: { body: { permissions: ['staff.view'] } },
      'GET /practice/system-admins': { body: { data: [] } },
    },
    '/v2/admin/practice/admin-settings',
  );
}

beforeEach(() => {
  staff.person = { id: 'ana', permissions: ['staff.view', 'staff.edit'] } as StaffPerson;
});
afterEach(() => {
  resetStaff();
  vi.unstubAllGlobals();
});

test('whoever changes their own permissions has them read again at once', async () => {
  const sent = serve('ana');
  await permit(ana, ['staff.view'], shown);
  expect(sent.map(({ route }) => route)).toContain(MINE);
  expect(staff.person?.permissions).toEqual(['staff.view']);
});

test('the permissions of a colleague change nothing of one’s own', async () => {
  const sent = serve('ben');
  await permit({ ...ana, _id: 'ben' }, ['staff.view'], shown);
  expect(sent.map(({ route }) => route)).not.toContain(MINE);
  expect(staff.person?.permissions).toEqual(['staff.view', 'staff.edit']);
});

const acts = {
  edit: ['PUT /practice/admin-settings?adminUserId=ana', () => edit(ana, { phone: '5125550167' }, shown)],
  permit: ['PUT /practice/ana/permissions', () => permit(ana, ['staff.view'], shown)],
  moveToEnterprise: ['PATCH /practice/adminuser/enterprise', () => moveToEnterprise(ana, 'e1', shown)],
  setPractices: ['PATCH /practice/ana/practice-list', () => setPractices(ana, ['p1'], shown)],
  setTags: ['PUT /practice/ana/tags', () => setTags(ana, { salesRep: true, successManager: false }, shown)],
} as const;

test.each(Object.entries(acts))(
  'whoever is overtaken by a colleague is told what they changed: %s',
  async (_, [route, act]) => {
    const now = { ...ana, email: 'ana.silva@demo.test', hasOwnPermissions: false, version: 3 };
    fakeApi(
      { [route]: { code: 'STALE' }, 'GET /practice/system-admins': { body: { data: [now] } } },
      '/v2/admin/practice/admin-settings',
    );
    await expect(act()).rejects.toThrow(
      'Someone updated Ana Silva since you opened it. Email address: ana@demo.test → ana.silva@demo.test. ' +
        'Permissions: View users, Add, edit, and delete users → same as role. ' +
        'Your change wasn’t saved. Close this and open it again.',
    );
    expect(people.list.data).toEqual([now]);
  },
);

test('whoever was taken off the list meanwhile is no longer changed', async () => {
  fakeApi(
    { [acts.edit[0]]: { code: 'STALE' }, 'GET /practice/system-admins': { body: { data: [] } } },
    '/v2/admin/practice/admin-settings',
  );
  await expect(acts.edit[1]()).rejects.toThrow(
    'Someone removed Ana Silva from this list since you opened it. Your change wasn’t saved.',
  );
});
