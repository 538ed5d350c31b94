import type { Migration } from './migration';

/** What staff put on transactions to find them again in files: a name and a value, the last one that was said. */
export const transactionTags: Migration = {
  name: '207-transaction-tags',
  statements: () => [
    `create table transaction_tag (
      transaction_id text not null references credit_transaction (id), name text not null, value text not null,
      staff_id text not null references staff (id), tagged_at text not null, primary key (transaction_id, name))`,
  ],
};
