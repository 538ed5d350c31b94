import type { Migration } from './migration';

/** What is disputed, so that the ones whose time is over are found among all transactions. */
export const disputes: Migration = {
  name: '170-disputes',
  statements: () => [
    "create index credit_transaction_disputed on credit_transaction (request_at) where request_kind = 'DISPUTE'",
  ],
};
