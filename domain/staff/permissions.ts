import type { StaffRole } from '../enums';

/** Everything that staff may be allowed or not, as `<area>.<verb>`. A closed list: a call names one of these. */
export const PERMISSIONS = [
  'application.view',
  'application.decide',
  'application.invite',
  'audit.view',
  'borrower.block',
  'borrower.contact',
  'borrower.edit',
  'calculator.use',
  'calculator.send',
  'clock.advance',
  'credit.view',
  'credit.edit',
  'deposit.view',
  'document.view',
  'enterprise.edit',
  'funding.manage',
  'identity.override',
  'membership.view',
  'membership.edit',
  'membership.sell',
  'note.view',
  'note.edit',
  'practice.view',
  'practice.edit',
  'practice.offer',
  'practice.onboard',
  'repayment.view',
  'signup.view',
  'signup.invite',
  'staff.edit',
  'staff.unlock',
  'staff.view',
  'transaction.view',
  'transaction.create',
  'transaction.refund',
  'transaction.remind',
  'transaction.tag',
  'transaction.withdraw',
  'userlog.view',
  'website.view',
  'website.check',
  'website.edit',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What everybody who works for a practice does. */
const DAILY_WORK = [
  'application.view',
  'application.invite',
  'borrower.contact',
  'calculator.use',
  'calculator.send',
  'deposit.view',
  'document.view',
  'membership.view',
  'membership.sell',
  'practice.view',
  'signup.view',
  'signup.invite',
  'transaction.view',
  'transaction.create',
  'transaction.remind',
  'transaction.tag',
  'transaction.withdraw',
  'userlog.view',
  'website.view',
  'website.check',
] as const satisfies readonly Permission[];

/** What the administrators of practices may do, and the most that anybody of a practice can be allowed. */
export const ADMINISTRATION = [
  ...DAILY_WORK,
  'membership.edit',
  'practice.edit',
  'staff.edit',
  'staff.unlock',
  'staff.view',
  'transaction.refund',
  'website.edit',
] as const satisfies readonly Permission[];

/** What a role may do unless somebody was given a list of their own. Source: decision 21. */
export const rolePermissions: Readonly<Record<StaffRole, readonly Permission[]>> = {
  Admin: PERMISSIONS,
  PracticeAdmin: ADMINISTRATION,
  EnterpriseAdmin: ADMINISTRATION,
  MultiTenant: DAILY_WORK,
  PracticeStaff: DAILY_WORK,
  PracticeDoctor: DAILY_WORK,
};

/**
 * What a person may do: their own list, else that of their role.
 * @param own as stored. An empty one is none, so that a person without a list has what the role has; whoever may do
 * nothing is disabled instead. Names that are no permission count for nothing.
 */
export function effectivePermissions(role: StaffRole, own: readonly string[]): readonly Permission[] {
  if (own.length === 0) return rolePermissions[role];
  return PERMISSIONS.filter((permission) => own.includes(permission));
}

/** Those of a wished list that somebody must not give, because they do not hold them. Source: decision 21. */
export function notTheirsToGrant(giver: readonly Permission[], wished: readonly Permission[]): readonly Permission[] {
  return wished.filter((permission) => !giver.includes(permission));
}
