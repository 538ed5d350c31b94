import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { PaymentTable } from '../../../db/tables/servicing';

const COLUMNS = [
  'id',
  'transaction_id',
  'borrower_id',
  'kind',
  'status',
  'amount_cents',
  'natural_key',
  'method_id',
  'method_kind',
  'method_name',
  'method_last_four',
  'series_id',
  'attempt',
  'due_on',
  'scheduled_on',
  'submitted_on',
  'settles_on',
  'settled_on',
  'returned_on',
  'return_code',
  'event_id',
  'receipt_id',
  'ask_at',
  'asks',
  'created_at',
  'version',
] as const;
export const insertPayment = statement<PaymentTable>()((q, p) => q.insertInto('payment').values(columns(p, COLUMNS)));

type Moved = Pick<
  PaymentTable,
  | 'id'
  | 'version'
  | 'status'
  | 'amount_cents'
  | 'submitted_on'
  | 'settles_on'
  | 'settled_on'
  | 'returned_on'
  | 'return_code'
  | 'event_id'
  | 'receipt_id'
  | 'ask_at'
  | 'asks'
>;

/** Moves a payment on; guarded by its version. */
export const movePayment = statement<Moved>()((q, p) =>
  q
    .updateTable('payment')
    .set((eb) => ({
      status: p.status,
      amount_cents: p.amount_cents,
      submitted_on: p.submitted_on,
      settles_on: p.settles_on,
      settled_on: p.settled_on,
      returned_on: p.returned_on,
      return_code: p.return_code,
      event_id: p.event_id,
      receipt_id: p.receipt_id,
      ask_at: p.ask_at,
      asks: p.asks,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** A hint from outside: the processor is asked soon. Changes nothing for a payment that nobody knows, or that is over. */
export const askSoon = statement<{ id: string; now: string }>()((q, p) =>
  q
    .updateTable('payment')
    .set({ ask_at: p.now })
    .where('id', '=', p.id)
    .where('status', 'in', ['SUBMITTED', 'UNKNOWN', 'PENDING', 'SETTLED']),
);

/** Takes back what waits for its day; changes nothing where it was submitted meanwhile. */
export const cancelScheduled = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('payment')
    .set((eb) => ({ status: 'CANCELLED' as const, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('status', '=', 'SCHEDULED'),
);
