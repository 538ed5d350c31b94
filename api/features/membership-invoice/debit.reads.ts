import type { CivilDate } from '@domain/calendar/civil-date';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';
import type { FeePayer } from '../fee-account/index';

/** Invoices whose day to be debited has come. */
export const invoicesToDebit = statement<{ day: CivilDate; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('provider_invoice')
    .select('id')
    .where('debit_on', '<=', p.day)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.limit),
);

/** An invoice, taken until the transaction ends: one process debits it at a time. */
export const takenInvoice = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('provider_invoice').selectAll().where('id', '=', p.id), dialect),
);
export type InvoiceRow = RowOf<typeof takenInvoice>;

export const debitById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('invoice_debit').selectAll().where('id', '=', p.id),
);
export type DebitRow = RowOf<typeof debitById>;

export const debitsToAsk = statement<{ now: string; limit: number }>()((q, p) =>
  q
    .selectFrom('invoice_debit')
    .select('id')
    .where('ask_at', '<=', p.now)
    .orderBy('ask_at')
    .orderBy('id')
    .limit(p.limit),
);

/** What somebody owes by invoices that wait for an account. */
export const openInvoicesOf = statement<FeePayer>()((q, p) =>
  q
    .selectFrom('provider_invoice')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('total_cents').as('sum')])
    .where((eb) =>
      eb.or([
        eb.and([eb('payer', '=', 'PRACTICE'), eb('practice_id', '=', p.id)]),
        eb.and([eb('payer', '=', 'ENTERPRISE'), eb('enterprise_id', '=', p.id)]),
      ]),
    )
    .where('payer', '=', p.kind)
    .where('status', 'in', ['OPEN', 'FAILED'])
    .where('debit_on', 'is', null)
    .where('total_cents', '>', 0),
);

/** The invoice by which the platform fee of a practice was asked for first. */
export const firstFeeInvoice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('provider_invoice')
    .innerJoin('provider_invoice_line', 'provider_invoice_line.invoice_id', 'provider_invoice.id')
    .selectAll('provider_invoice')
    .where('provider_invoice_line.practice_id', '=', p.practiceId)
    .where('provider_invoice_line.kind', '=', 'SAAS')
    .orderBy('provider_invoice.month')
    .orderBy('provider_invoice.id')
    .limit(1),
);
