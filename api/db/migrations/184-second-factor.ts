import type { Migration } from './migration';

/** The secret of an authenticator app, sealed, and codes for the day on which the app is lost. */
export const secondFactor: Migration = {
  name: '184-second-factor',
  statements: () => [
    `create table second_factor (
      staff_id text primary key references staff (id), secret text not null, confirmed_at text, last_step bigint not null)`,
    `create table recovery_code (
      code_hash text primary key, staff_id text not null references staff (id), used_at text)`,
    'create index recovery_code_staff on recovery_code (staff_id)',
  ],
};
