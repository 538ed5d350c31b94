import type { Migration } from './migration';

/**
 * Invitations to refresh a limit: whom we told last when, and the runs that tell everybody. `open_key` is the same for every run that
 * has not ended, so the database lets one run at a time. `place` is the last person that a run has looked at, from where another
 * process goes on after a kill.
 */
export const limitRefreshRuns: Migration = {
  name: '390-limit-refresh-runs',
  statements: () => [
    `create table limit_refresh_run (
      id text primary key, practice_id text references practice (id), status text not null check (status in ('RUNNING', 'DONE')),
      open_key text unique check ((open_key is null) = (status = 'DONE')),
      total integer not null, done integer not null, invited integer not null, place text not null,
      started_by_id text not null, started_by text not null, started_at text not null, ended_at text)`,
    'create index limit_refresh_run_started on limit_refresh_run (started_at, id)',
    `create table limit_invitation (
      borrower_id text primary key references borrower (id), invited_on text not null, run_id text references limit_refresh_run (id))`,
  ],
};
