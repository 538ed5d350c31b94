import type { Migration } from './migration';

/** When and how a practice closed; one closing stands at most. What was done for each member of it is done once. */
export const practiceClosings: Migration = {
  name: '525-practice-closings',
  statements: () => [
    `create table practice_closing (
      id text not null primary key, practice_id text not null references practice (id), closed_on text not null,
      members text not null check (members in ('FINISH', 'END')), reason text not null, closed_at text not null, closed_by text not null,
      reopened_at text, version integer not null)`,
    'create unique index practice_closing_standing on practice_closing (practice_id) where reopened_at is null',
    `create table practice_closing_told (
      closing_id text not null references practice_closing (id), membership_id text not null references membership (id), told_at text not null,
      primary key (closing_id, membership_id))`,
  ],
};
