import type { Migration } from './migration';

/** A practice may ask to be paid for each purchase by a transfer of its own; of those, several may wait at a time. */
export const separateDeposits: Migration = {
  name: '397-separate-deposits',
  statements: () => [
    'alter table deposit add column is_separate integer not null default 0',
    'drop index deposit_deferred',
    "create unique index deposit_deferred on deposit (practice_id) where status = 'DEFERRED' and is_separate = 0",
    "create index deposit_separate on deposit (practice_id) where status = 'DEFERRED' and is_separate = 1",
  ],
};
