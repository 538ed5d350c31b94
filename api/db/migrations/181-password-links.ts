import type { Migration } from './migration';

/** Links that make or change a password, once. The link's secret is known to its mail alone. */
export const passwordLinks: Migration = {
  name: '181-password-links',
  statements: () => [
    `create table password_link (
      token_hash text primary key, staff_id text not null references staff (id), kind text not null, expires_at text not null,
      used_at text, created_at text not null)`,
    'create index password_link_staff on password_link (staff_id, created_at)',
    'create index password_link_expiry on password_link (expires_at)',
  ],
};
