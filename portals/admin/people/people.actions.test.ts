import { fakeApi } from '@portals/client/test/fake-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetStaff, type StaffPerson, staff } from '../staff/staff.store';
import { permit } from './people.actions';
import type { Colleague } from './people.store';

const ana: Colleague = {
  _id: 'ana',
  name: 'Ana Silva',
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
