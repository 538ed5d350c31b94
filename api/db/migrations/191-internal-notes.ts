import type { Migration } from './migration';

/** What the platform's staff write down about practices and their patients. A deleted note is read by nobody and kept. */
export const internalNotes: Migration = {
  name: '191-internal-notes',
  statements: () => [
    `create table internal_note (
      id text primary key, practice_id text not null references practice (id), borrower_id text references borrower (id),
      title text not null, note text not null, staff_id text not null references staff (id), created_at text not null,
      deleted_at text, deleted_by text references staff (id))`,
    'create index internal_note_about on internal_note (practice_id, borrower_id, created_at, id) where deleted_at is null',
  ],
};
