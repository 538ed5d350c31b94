import type { StaffRole } from '@domain/enums';

/** What a role is called at the foot of the sidebar. */
export const roleWords: Readonly<Record<StaffRole, string>> = {
  Admin: 'Admin',
  PracticeAdmin: 'Practice admin',
  PracticeStaff: 'Practice staff',
  PracticeDoctor: 'Doctor',
  MultiTenant: 'Multi-practice user',
  EnterpriseAdmin: 'Enterprise admin',
};
