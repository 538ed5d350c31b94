import type { Migration } from './migration';

/** What a practice writes down about a membership or one of its treatments. A deleted note is read by nobody and kept. */
export const membershipNotes: Migration = {
  name: '351-membership-notes',
  statements: () => [
    `create table membership_note (
      id text primary key, membership_id text not null references membership (id),
      plan_treatment_id text references plan_treatment (id), title text not null, note text not null,
      staff_id text not null references staff (id), created_at text not null, deleted_at text,
      deleted_by text references staff (id))`,
    'create index membership_note_of on membership_note (membership_id, created_at, id) where deleted_at is null',
  ],
};
