import type { Migration } from './migration';

/**
 * What a loan asks for each month now, where that is not what was agreed: autopay's rate, lower payments for a while. A practice reads
 * the agreed payment, because how a loan is repaid is not its business.
 */
export const askedMonthly: Migration = {
  name: '209-asked-monthly',
  statements: () => ['alter table credit_transaction add column asked_monthly_cents bigint'],
};
