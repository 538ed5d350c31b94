import type { Migration } from './migration';

/** Which plans patients of a practice choose and approve, counted without a look at a single transaction. */
export const chosenPlans: Migration = {
  name: '195-chosen-plans',
  statements: () => [
    `create index credit_transaction_chosen on credit_transaction (practice_id, created_at, selected_product, accepted_at)
      where selected_product is not null`,
  ],
};
