import type { Migration } from './migration';

/** The page of the bank link that was opened for a person: only what was connected on it is kept as theirs. */
export const bankLinkSessions: Migration = {
  name: '246-bank-link-sessions',
  statements: () => [
    `create table bank_link_session (
      link_token text primary key, borrower_id text not null references borrower (id), created_at text not null)`,
    'create index bank_link_session_borrower on bank_link_session (borrower_id, created_at)',
  ],
};
