import type { Migration } from './migration';

/** An address or number that somebody is to be reached at once its code was read back; until then the proven one holds. */
export const contactChanges: Migration = {
  name: '472-contact-changes',
  statements: () => [
    `create table contact_change (
      borrower_id text not null references borrower (id), channel text not null check (channel in ('email', 'phone')),
      value text not null, asked_by text not null, asked_at text not null, primary key (borrower_id, channel))`,
    'create index contact_change_age on contact_change (asked_at)',
  ],
};
