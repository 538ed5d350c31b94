import { immutable } from './001-platform';
import type { Migration } from './migration';

/** Why a borrower was put on hold, flagged or archived, and by whom. Nobody changes it afterwards. */
export const borrowerStandingChanges: Migration = {
  name: '182-borrower-standing',
  statements: (dialect) => [
    `create table borrower_standing_change (
      id text primary key, borrower_id text not null references borrower (id), kind text not null, reason text not null,
      staff_id text not null references staff (id), at text not null, version integer not null,
      unique (borrower_id, version))`,
    ...immutable(dialect, 'borrower_standing_change'),
  ],
};
