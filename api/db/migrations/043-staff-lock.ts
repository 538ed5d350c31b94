import type { Migration } from './migration';

/** Until when log-ins of a staff member from devices we do not know are refused; for those who can end it. */
export const staffLock: Migration = {
  name: '043-staff-lock',
  statements: () => [
    'alter table staff add column locked_until text',
    'create index staff_locked on staff (locked_until) where locked_until is not null',
  ],
};
