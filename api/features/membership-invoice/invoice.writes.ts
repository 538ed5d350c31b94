import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { ProviderInvoiceLineTable, ProviderInvoiceTable } from '../../db/tables/membership';

export const insertInvoice = statement<ProviderInvoiceTable>()((q, p) =>
  q
    .insertInto('provider_invoice')
    .values(
      columns(p, [
        'id',
        'natural_key',
        'ref',
        'practice_id',
        'payer',
        'enterprise_id',
        'month',
        'total_cents',
        'status',
        'kind',
        'debit_on',
        'first_debit_on',
        'attempts',
        'tries',
        'paid_on',
        'set_off_cents',
        'issued_on',
        'created_at',
        'version',
      ]),
    ),
);

export const insertInvoiceLine = statement<ProviderInvoiceLineTable>()((q, p) =>
  q
    .insertInto('provider_invoice_line')
    .values(
      columns(p, [
        'id',
        'invoice_id',
        'natural_key',
        'kind',
        'practice_id',
        'membership_id',
        'covers_until',
        'amount_cents',
        'created_at',
      ]),
    ),
);

/** Takes a part of an invoice below zero for a later one; all of it taken, it is settled. */
export const setOffInvoice = statement<{
  id: string;
  version: number;
  cents: number;
  status: string;
  on: string | null;
}>()((q, p) =>
  q
    .updateTable('provider_invoice')
    .set((eb) => ({
      set_off_cents: eb('set_off_cents', '+', p.cents),
      status: p.status as ProviderInvoiceTable['status'],
      paid_on: p.on as ProviderInvoiceTable['paid_on'],
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
