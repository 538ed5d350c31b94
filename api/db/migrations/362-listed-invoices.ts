import { momentOfDay, sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

/** The list of what practices are invoiced for their memberships. */
export const invoiceModel = readModel({
  table: 'listed_invoice',
  of: 'provider_invoice',
  joins: { practice: { by: 'provider_invoice.practice_id' } },
  columns: {
    practice_id: 'provider_invoice.practice_id',
    side_key: sideOf('practice'),
    payer: 'provider_invoice.payer',
    total_cents: ['provider_invoice.total_cents', 'bigint'],
    ref: 'provider_invoice.ref',
    issued_at: momentOfDay('provider_invoice.issued_on'),
  },
  scopes: ['side_key', 'practice_id'],
  at: 'issued_at',
  orders: ['total_cents'],
  filters: ['payer', 'total_cents'],
  rare: ['payer'],
});

export const listedInvoices: Migration = {
  name: '362-listed-invoices',
  statements: (dialect) => invoiceModel.create(dialect),
};
