import { staffRoles } from '../endpoint';

export const source = 'membership §7 Provider settings';

/** Everybody who works for a practice sees what it sells. */
export const reads = { kind: 'staff', roles: staffRoles, permission: 'membership.view', brand: 'every' } as const;
/** Its administrators, the platform's and the membership brand's set it. */
export const changes = {
  kind: 'staff',
  roles: ['Admin', 'PracticeAdmin', 'EnterpriseAdmin'],
  permission: 'membership.edit',
  brand: 'every',
} as const;
