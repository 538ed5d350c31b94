import type { Migration } from './migration';

/**
 * How borrowers pay: bank accounts and cards. Numbers and the vendor's tokens lie in the vault; the row has what a screen
 * shows. The same account stands once, and one active way is the default.
 */
export const paymentMethods: Migration = {
  name: '110-payment-methods',
  statements: () => [
    `create table payment_method (
      id text primary key, borrower_id text not null references borrower (id), kind text not null, source text not null,
      status text not null, is_default integer not null, name text not null, holder_name text, account_type text,
      last_four text not null, expires_on text, vault_id text not null, account_index text not null,
      authorization_document_id text, created_at text not null, removed_at text, version integer not null)`,
    "create unique index payment_method_account on payment_method (borrower_id, account_index) where status = 'ACTIVE'",
    "create unique index payment_method_default on payment_method (borrower_id) where status = 'ACTIVE' and is_default = 1",
    'create index payment_method_borrower on payment_method (borrower_id, created_at)',
    // Null pays from the default.
    'alter table credit_transaction add column autopay_method_id text references payment_method (id)',
    'alter table credit_transaction add column autopay_set_at text',
  ],
};
