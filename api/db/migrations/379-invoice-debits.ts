import type { Migration } from './migration';

/**
 * Invoices are debited, each try a row of its own. Those that there are stay open until an account is given for them. The first platform
 * fee of a practice may be taken before its first month is over: it is an invoice of its own kind.
 */
export const invoiceDebits: Migration = {
  name: '379-invoice-debits',
  statements: () => [
    "alter table provider_invoice add column kind text not null default 'MONTH'",
    'alter table provider_invoice add column debit_on text',
    'alter table provider_invoice add column first_debit_on text',
    'alter table provider_invoice add column attempts integer not null default 0',
    'alter table provider_invoice add column tries integer not null default 0',
    'alter table provider_invoice add column paid_on text',
    'create index provider_invoice_debit on provider_invoice (debit_on, id) where debit_on is not null',
    'create index provider_invoice_enterprise on provider_invoice (enterprise_id, month, id) where enterprise_id is not null',
    `create table invoice_debit (
      id text primary key, invoice_id text not null references provider_invoice (id), attempt integer not null,
      account_id text not null references fee_account (id), account_kind text not null, account_name text not null, account_last_four text not null,
      amount_cents bigint not null check (amount_cents > 0), status text not null, submitted_on text not null, settles_on text,
      settled_on text, returned_on text, return_code text, ask_at text, asks integer not null, created_at text not null,
      version integer not null, unique (invoice_id, attempt))`,
    'create index invoice_debit_ask on invoice_debit (ask_at, id) where ask_at is not null',
  ],
};
