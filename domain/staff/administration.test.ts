import { describe, expect, test } from 'vitest';
import { STAFF_ROLES, type StaffRole } from '../enums';
import { keepsTheDoor, mayAdminister, permissionsOfRole, refusedPermissions, rolesToGive } from './administration';
import { PERMISSIONS, rolePermissions } from './permissions';

const by = (role: StaffRole, given = {}) => ({
  role,
  permissions: rolePermissions[role],
  financePartner: false,
  brand: 'financing',
  ...given,
});

test.each<[StaffRole, readonly StaffRole[]]>([
  ['Admin', STAFF_ROLES],
  ['EnterpriseAdmin', ['PracticeAdmin', 'PracticeStaff', 'PracticeDoctor', 'MultiTenant']],
  ['PracticeAdmin', ['PracticeAdmin', 'PracticeStaff', 'PracticeDoctor']],
  ['MultiTenant', []],
  ['PracticeStaff', []],
  ['PracticeDoctor', []],
])('a %s gives the roles %j', (role, roles) => {
  expect(rolesToGive(by(role))).toEqual(roles);
  expect(rolesToGive(by(role, { financePartner: true }))).toEqual(role === 'Admin' ? [] : roles);
});

test('nobody administers who may do more than they', () => {
  const less = by('Admin', { permissions: PERMISSIONS.filter((one) => one !== 'credit.edit') });
  expect(mayAdminister(less, by('Admin'))).toBe(false);
  expect(mayAdminister(less, by('PracticeAdmin'))).toBe(true);
  expect(mayAdminister(by('Admin'), less)).toBe(true);
  expect(mayAdminister(by('PracticeAdmin'), by('EnterpriseAdmin'))).toBe(false);
});

describe('a wished list', () => {
  test('is refused for what the giver lacks, also where it is the role that brings it', () => {
    const giver = by('PracticeAdmin', { permissions: ['staff.edit', 'application.view'] });
    expect(refusedPermissions(giver, 'PracticeStaff', ['application.view', 'staff.edit']).notTheirs).toEqual([]);
    expect(refusedPermissions(giver, 'PracticeStaff', ['website.edit']).notTheirs).toEqual(['website.edit']);
    expect(refusedPermissions(giver, 'PracticeStaff', []).notTheirs).toContain('calculator.use');
  });

  test("holds nothing of the platform's for somebody of a practice, whoever gives it", () => {
    expect(refusedPermissions(by('Admin'), 'PracticeAdmin', ['credit.edit'])).toEqual({
      notTheirs: [],
      notOfRole: ['credit.edit'],
    });
  });

  test('of any role is within what the role can have', () => {
    for (const role of STAFF_ROLES)
      for (const permission of rolePermissions[role]) expect(permissionsOfRole(role)).toContain(permission);
  });
});

test.each<[StaffRole, boolean]>([
  ['Admin', true],
  ['PracticeAdmin', true],
  ['EnterpriseAdmin', false],
  ['PracticeStaff', false],
])('a %s keeps the door: %s', (role, keeps) => {
  expect(keepsTheDoor({ role, permissions: ['staff.edit'] })).toBe(keeps);
  expect(keepsTheDoor({ role, permissions: ['staff.view'] })).toBe(false);
});
