import type { Migration } from './migration';

/** Who of the staff paid an invoice by hand; null of a debit that was made by itself. Unpaid invoices are found by their practice. */
export const invoicesPaidByHand: Migration = {
  name: '457-invoices-paid-by-hand',
  statements: () => [
    'alter table invoice_debit add column paid_by text',
    `create index provider_invoice_unpaid on provider_invoice (practice_id, issued_on, id)
      where status in ('OPEN', 'FAILED') and debit_on is null and total_cents > 0`,
  ],
};
