import type { Migration } from './migration';

/**
 * Stores the amount of a transaction with each entry of its history, because a refund changes the amount later. Older entries keep
 * none. Also adds a missing event: a purchase whose payment to the practice was fully offset by refunds has none that says it was paid.
 */
export const historyAmounts: Migration = {
  name: '255-history-amounts',
  statements: () => [
    'alter table credit_transaction_history add column amount_cents bigint',
    `insert into loan_event (id, transaction_id, seq, kind, amount_cents, effective_on, detail, created_at)
      select 'funded-' || funding.transaction_id, funding.transaction_id,
        (select max(seq) + 1 from loan_event as earlier where earlier.transaction_id = funding.transaction_id),
        'FUNDED', 0, deposit.settled_on, '{}', deposit.created_at
      from funding join deposit on deposit.id = funding.deposit_id
      where deposit.status = 'SETTLED' and deposit.amount_cents = 0
        and exists (select 1 from loan_event as begun where begun.transaction_id = funding.transaction_id)
        and not exists (select 1 from loan_event as told
          where told.transaction_id = funding.transaction_id and told.kind = 'FUNDED')`,
  ],
};
