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
