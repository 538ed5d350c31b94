import type { Migration } from './migration';

/** Requests for credit that wait for somebody, looked through each day for those whose limit has ended. */
export const openRequests: Migration = {
  name: '251-open-requests',
  statements: () => [
    `create index credit_transaction_waiting on credit_transaction (id)
      where accepted_at is null and status in ('PENDING', 'REQUESTED', 'REVIEW', 'VERIFICATION_REQUESTED')`,
  ],
};
