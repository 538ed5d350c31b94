import type { Migration } from './migration';

/** The place of an entry in its history: two of the same millisecond were told apart by their random ids only. */
export const historyOrder: Migration = {
  name: '061-history-order',
  statements: () => [
    'alter table credit_transaction_history add column seq integer not null default 0',
    'alter table application_history add column seq integer not null default 0',
  ],
};
