import type { Migration } from './migration';

/** Replays of stored decisions by a draft beside what is published. The report stays with the draft and the version it led to. */
export const whatIfs: Migration = {
  name: '393-what-ifs',
  statements: () => [
    `create table what_if (
      id text primary key, draft_id text not null references credit_draft (id), seq integer not null, profile_id text not null, content_hash text not null,
      content text not null, from_day text not null, to_day text not null, practices text, sample integer, status text not null,
      total integer, done integer not null, claim text, heartbeat_at text, fault text, report text,
      asked_by_id text not null, asked_by text not null, asked_at text not null, started_at text, ended_at text)`,
    'create unique index what_if_of on what_if (draft_id, seq)',
    "create unique index what_if_running on what_if (draft_id) where status in ('WAITING', 'RUNNING')",
    'create index decision_created on decision (created_at, id)',
  ],
};
