import { type Brand, STAFF_ROLES, type StaffRole } from '../enums';
import { ADMINISTRATION, effectivePermissions, notTheirsToGrant, PERMISSIONS, type Permission } from './permissions';

/** Somebody of the staff, as far as it matters who administers whom. */
export type Administered = { role: StaffRole; permissions: readonly Permission[] };
export type Administrator = Administered & { financePartner: boolean; brand: Brand | string };

const OF_A_PRACTICE: readonly StaffRole[] = ['PracticeAdmin', 'PracticeStaff', 'PracticeDoctor'];

/** Roles that somebody may give: none above their own. A finance partner's administrator gives none. */
export function rolesToGive({ role, financePartner }: Pick<Administrator, 'role' | 'financePartner'>) {
  if (role === 'Admin') return financePartner ? [] : STAFF_ROLES;
  if (role === 'EnterpriseAdmin') return [...OF_A_PRACTICE, 'MultiTenant'] as const;
  return role === 'PracticeAdmin' ? OF_A_PRACTICE : [];
}

/** Everything that somebody of a role can be allowed: what is the platform's is no practice's. */
export function permissionsOfRole(role: StaffRole): readonly Permission[] {
  return role === 'Admin' ? PERMISSIONS : ADMINISTRATION;
}

/** True for whoever may change somebody: a role that they could give, and no permission that they lack (decision 21). */
export function mayAdminister(by: Administrator, { role, permissions }: Administered): boolean {
  const roles: readonly StaffRole[] = rolesToGive(by);
  return roles.includes(role) && notTheirsToGrant(by.permissions, permissions).length === 0;
}

/**
 * What is wrong with a wished list of permissions for somebody of a role.
 * @param wished an empty list means that of the role.
 */
export function refusedPermissions(by: Administrator, role: StaffRole, wished: readonly Permission[]) {
  const given = effectivePermissions(role, wished);
  return {
    notTheirs: notTheirsToGrant(by.permissions, given),
    notOfRole: given.filter((permission) => !permissionsOfRole(role).includes(permission)),
  };
}

/** True for whoever can let somebody else administer; one of them is always left. */
export function keepsTheDoor({ role, permissions }: Administered): boolean {
  return (role === 'Admin' || role === 'PracticeAdmin') && permissions.includes('staff.edit');
}
