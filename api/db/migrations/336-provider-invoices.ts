import { immutable } from './001-platform';
import type { Migration } from './migration';

/**
 * What a practice is invoiced for a month of its memberships, by natural keys: one invoice of each practice and month, and one of its
 * enterprise where that pays the fee for the program; one line of each thing.
 */
export const providerInvoices: Migration = {
  name: '336-provider-invoices',
  statements: (dialect) => [
    `create table provider_invoice (
      id text primary key, natural_key text not null unique, ref text not null unique, practice_id text not null references practice (id),
      payer text not null, enterprise_id text references enterprise (id), month text not null, total_cents bigint not null,
      status text not null, issued_on text not null, created_at text not null, version integer not null)`,
    'create index provider_invoice_practice on provider_invoice (practice_id, month, id)',
    `create table provider_invoice_line (
      id text primary key, invoice_id text not null references provider_invoice (id), natural_key text not null unique, kind text not null,
      practice_id text not null references practice (id), membership_id text references membership (id), covers_until text,
      amount_cents bigint not null check (amount_cents <> 0), created_at text not null)`,
    'create index provider_invoice_line_invoice on provider_invoice_line (invoice_id, kind, id)',
    "create index provider_invoice_line_saas on provider_invoice_line (practice_id, covers_until) where kind = 'SAAS'",
    'create index membership_bill_practice on membership_bill (practice_id, due_on, id)',
    ...immutable(dialect, 'provider_invoice_line'),
  ],
};
