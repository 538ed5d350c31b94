import type { Migration } from './migration';

/** What we owe borrowers on their loans, and what was sent back of it. Loans of before carry what the journal says of them. */
export const creditPayouts: Migration = {
  name: '197-credit-payouts',
  statements: () => [
    `create table borrower_credit (
      transaction_id text primary key references credit_transaction (id), borrower_id text not null references borrower (id),
      owed_cents bigint not null)`,
    'create index borrower_credit_owed on borrower_credit (transaction_id) where owed_cents > 0',
    'create index borrower_credit_borrower on borrower_credit (borrower_id)',
    `create table credit_payout (
      id text primary key, transaction_id text not null references credit_transaction (id), borrower_id text not null references borrower (id),
      status text not null, amount_cents bigint not null check (amount_cents > 0),
      method_id text not null references payment_method (id), method_kind text not null, method_name text not null, method_last_four text not null,
      submitted_on text not null, settles_on text, settled_on text, returned_on text, return_code text, ask_at text, asks integer not null,
      created_at text not null, version integer not null)`,
    'create index credit_payout_transaction on credit_payout (transaction_id, created_at, id)',
    'create index credit_payout_borrower on credit_payout (borrower_id)',
    'create index credit_payout_method on credit_payout (method_id)',
    'create index credit_payout_ask on credit_payout (ask_at, id) where ask_at is not null',
    // One at a time is on its way for a loan, whoever starts it.
    "create unique index credit_payout_under_way on credit_payout (transaction_id) where status in ('SUBMITTED', 'UNKNOWN', 'PENDING')",
    `insert into borrower_credit (transaction_id, borrower_id, owed_cents)
      select credit_transaction.id, credit_transaction.borrower_id, -sum(posting.amount)
      from credit_transaction
        inner join journal_entry on journal_entry.ref_type = 'transaction' and journal_entry.ref_id = credit_transaction.id
        inner join posting on posting.entry_id = journal_entry.id
      where posting.account_id = 'liab:creditbalance:' || credit_transaction.borrower_id
      group by credit_transaction.id, credit_transaction.borrower_id`,
  ],
};
