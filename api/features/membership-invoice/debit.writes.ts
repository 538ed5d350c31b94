import type { CivilDate } from '@domain/calendar/civil-date';
import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { InvoiceDebitTable, ProviderInvoiceTable } from '../../db/tables/membership';
import type { FeePayer } from '../fee-account/index';

type Moved = Pick<
  ProviderInvoiceTable,
  'id' | 'status' | 'debit_on' | 'first_debit_on' | 'attempts' | 'tries' | 'paid_on' | 'version'
>;

export const moveInvoice = statement<Moved>()((q, p) =>
  q
    .updateTable('provider_invoice')
    .set((eb) => ({
      status: p.status,
      debit_on: p.debit_on,
      first_debit_on: p.first_debit_on,
      attempts: p.attempts,
      tries: p.tries,
      paid_on: p.paid_on,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** What waits for an account is debited on a day, as if it were for the first time. */
export const debitOpenOn = statement<FeePayer & { day: CivilDate }>()((q, p) =>
  q
    .updateTable('provider_invoice')
    .set((eb) => ({ debit_on: p.day, first_debit_on: null, tries: 0, version: eb('version', '+', 1) }))
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

export const insertDebit = statement<InvoiceDebitTable>()((q, p) =>
  q
    .insertInto('invoice_debit')
    .values(
      columns(p, [
        'id',
        'invoice_id',
        'attempt',
        'paid_by',
        'account_id',
        'account_kind',
        'account_name',
        'account_last_four',
        'amount_cents',
        'status',
        'submitted_on',
        'settles_on',
        'settled_on',
        'returned_on',
        'return_code',
        'ask_at',
        'asks',
        'created_at',
        'version',
      ]),
    ),
);

type MovedDebit = Pick<
  InvoiceDebitTable,
  'id' | 'status' | 'settles_on' | 'settled_on' | 'returned_on' | 'return_code' | 'ask_at' | 'asks' | 'version'
>;

export const moveDebit = statement<MovedDebit>()((q, p) =>
  q
    .updateTable('invoice_debit')
    .set((eb) => ({
      status: p.status,
      settles_on: p.settles_on,
      settled_on: p.settled_on,
      returned_on: p.returned_on,
      return_code: p.return_code,
      ask_at: p.ask_at,
      asks: p.asks,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
