import type { Migration } from './migration';

/**
 * Schedules of fees that practices sign. One waits for a signature at most. A practice that joined by staff agreed on its fees before
 * there were any here; one that enrolled itself never did.
 */
export const feeSchedules: Migration = {
  name: '460-fee-schedules',
  statements: () => [
    `create table fee_schedule (
      id text not null primary key, practice_id text not null references practice (id), number integer not null,
      status text not null check (status in ('PENDING', 'SIGNED', 'REPLACED', 'BEFORE')),
      content text, sha256 text, sent_at text not null, sent_by text, sent_by_name text not null,
      signed_by text, signed_name text, signer_title text, signed_at text, from_on text, version integer not null, unique (practice_id, number),
      check (status not in ('PENDING', 'SIGNED') or content is not null))`,
    "create unique index fee_schedule_pending on fee_schedule (practice_id) where status = 'PENDING'",
    `insert into fee_schedule (id, practice_id, number, status, sent_at, sent_by_name, from_on, version)
      select 'fees-' || practice_id, practice_id, 1, 'BEFORE', created_at, '', '0001-01-01', 1 from practice_onboarding
      where practice_id is not null and source <> 'self-enrolled' and status <> 'IN_PROGRESS'`,
  ],
};
