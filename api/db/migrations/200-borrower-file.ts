import { immutable } from './001-platform';
import type { Migration } from './migration';

/** What our own staff changed of a person and asked of them, with the values before and after. Nobody changes it afterwards. */
export const borrowerFileActs: Migration = {
  name: '200-borrower-file',
  statements: (dialect) => [
    `create table borrower_file_act (
      id text primary key, borrower_id text not null references borrower (id), kind text not null, changes text not null,
      staff_id text not null references staff (id), at text not null, version integer not null)`,
    'create index borrower_file_act_borrower on borrower_file_act (borrower_id, version, at, id)',
    ...immutable(dialect, 'borrower_file_act'),
  ],
};
