import type { Migration } from './migration';

/** A purchase that was refunded in parts kept the amount of its last part: it is told as all that was refunded of it. */
export const refundedInParts: Migration = {
  name: '221-refunded-in-parts',
  statements: () => [
    `update credit_transaction set amount_cents =
      (select sum(recovery.gross_cents) from recovery where recovery.transaction_id = credit_transaction.id)
      where status = 'REFUNDED' and amount_cents <
        (select sum(recovery.gross_cents) from recovery where recovery.transaction_id = credit_transaction.id)`,
  ],
};
