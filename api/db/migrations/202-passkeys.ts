import type { Migration } from './migration';

/** Passkeys of staff, and the challenges that are open: each is answered once, soon. */
export const passkeys: Migration = {
  name: '202-passkeys',
  statements: () => [
    `create table passkey (
      id text primary key, staff_id text not null references staff (id), name text not null, public_key text not null, counter bigint not null,
      transports text not null, created_at text not null, last_used_at text)`,
    'create index passkey_staff on passkey (staff_id, created_at, id)',
    `create table passkey_challenge (
      challenge text primary key, staff_id text not null references staff (id), purpose text not null, expires_at text not null)`,
    'create index passkey_challenge_expiry on passkey_challenge (expires_at)',
  ],
};
