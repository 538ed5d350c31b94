import type { Migration } from './migration';

/** A ticket opens its document only while the session that asked for it lasts. Those of before are a minute old at most. */
export const ticketsOfSessions: Migration = {
  name: '222-tickets-of-sessions',
  statements: () => ['delete from document_ticket', 'alter table document_ticket add column session_hash text'],
};
