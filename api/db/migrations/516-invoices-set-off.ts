import type { Migration } from './migration';

/** How much of an invoice below zero has come off later ones. */
export const invoicesSetOff: Migration = {
  name: '516-invoices-set-off',
  statements: () => [
    'alter table provider_invoice add column set_off_cents bigint not null default 0',
    "create index provider_invoice_credit on provider_invoice (practice_id, id) where total_cents < 0 and status = 'OPEN'",
  ],
};
