import type { Migration } from './migration';

/** A frame on a practice's page hands its flow over to a tab of its own; it can share no storage with it. */
export const tabTicket: Migration = {
  name: '041-tab-ticket',
  statements: () => [
    `create table tab_ticket (
      token_hash text primary key, borrower_id text not null, application_id text not null,
      expires_at text not null, used_at text, created_at text not null)`,
    'create index tab_ticket_expiry on tab_ticket (expires_at)',
  ],
};
