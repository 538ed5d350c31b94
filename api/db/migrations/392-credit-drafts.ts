import { immutable } from './001-platform';
import type { Migration } from './migration';

/**
 * Changes of the tables of one risk profile before they are published (decision 48): at most one draft of a profile is open. What
 * happened to it is only ever added to.
 */
export const creditDrafts: Migration = {
  name: '392-credit-drafts',
  statements: (dialect) => [
    `create table credit_draft (
      id text primary key, profile_id text not null, base_version integer not null, status text not null, version integer not null,
      opened_by_id text not null, opened_by text not null, opened_at text not null,
      reason text, effective_on text, proposed_by_id text, proposed_by text, proposed_at text, asked_id text,
      approved_by_id text, approved_by text, approved_at text,
      published_version integer, what_if_id text, ended_by text, ended_at text)`,
    "create unique index credit_draft_open on credit_draft (profile_id) where status in ('OPEN', 'PROPOSED', 'SCHEDULED')",
    'create index credit_draft_of on credit_draft (profile_id, opened_at)',
    "create index credit_draft_due on credit_draft (effective_on) where status = 'SCHEDULED'",
    `create table credit_draft_change (
      draft_id text not null references credit_draft (id), kind text not null, table_id text not null, from_version integer not null,
      name text not null, content text not null, hash text not null,
      changed_by_id text not null, changed_by text not null, changed_at text not null, primary key (draft_id, kind, table_id))`,
    `create table credit_draft_choice (
      draft_id text not null references credit_draft (id), kind text not null, table_id text not null, chosen_id text not null,
      changed_by_id text not null, changed_by text not null, changed_at text not null, primary key (draft_id, kind, table_id))`,
    `create table credit_draft_event (
      draft_id text not null references credit_draft (id), seq integer not null, act text not null, by_id text, by_name text not null,
      at text not null, note text, detail text not null, primary key (draft_id, seq))`,
    ...immutable(dialect, 'credit_draft_event'),
  ],
};
