import { describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '../enums';
import { effectivePermissions, notTheirsToGrant, PERMISSIONS, rolePermissions } from './permissions';

describe('what a person may do', () => {
  test.each(STAFF_ROLES)('is what the role may without a list of their own: %s', (role) => {
    expect(effectivePermissions(role, [])).toBe(rolePermissions[role]);
  });

  test('is their own list where there is one, more or less than the role', () => {
    expect(effectivePermissions('PracticeStaff', ['website.edit', 'application.view'])).toEqual([
      'application.view',
      'website.edit',
    ]);
  });

  test('is nothing by a list that names no permission', () => {
    expect(effectivePermissions('Admin', ['everything'])).toEqual([]);
  });
});

test('nobody grants what they do not hold', () => {
  const giver = rolePermissions.PracticeAdmin;
  expect(notTheirsToGrant(giver, ['application.view', 'application.decide'])).toEqual(['application.decide']);
  expect(notTheirsToGrant(PERMISSIONS, PERMISSIONS)).toEqual([]);
});

test('a permission is an area and a verb', () => {
  for (const permission of PERMISSIONS) expect(permission).toMatch(/^[a-z]+\.[a-z]+$/);
});
