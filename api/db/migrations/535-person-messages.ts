import type { Migration } from './migration';

/** What was sent to a person, as it left; subject and text lie sealed in the vault. */
export const personMessages: Migration = {
  name: '535-person-messages',
  statements: () => [
    `create table person_message (
      id text primary key, borrower_id text not null references borrower (id), kind text not null,
      channel text not null check (channel in ('EMAIL', 'TEXT', 'CALL', 'LETTER')),
      brand text not null check (brand in ('financing', 'membership')), sent_to text not null,
      status text not null check (status in ('SENT', 'FAILED')), reason text, vault_id text not null, at text not null)`,
    'create index person_message_person on person_message (borrower_id, at, id)',
    'create index person_message_brand on person_message (borrower_id, brand, at, id)',
  ],
};
