import type { Migration } from './migration';

/** A ticket opens a tab only while the session that asked for it lasts. Those of before are a minute old at most. */
export const tabTicketsOfSessions: Migration = {
  name: '280-tab-tickets-of-sessions',
  statements: () => ['delete from tab_ticket', 'alter table tab_ticket add column session_hash text'],
};
