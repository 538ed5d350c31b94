import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { CreditPayoutTable } from '../../db/tables/servicing';

export const insertPayout = statement<CreditPayoutTable>()((q, p) =>
  q
    .insertInto('credit_payout')
    .values(
      columns(p, [
        'id',
        'transaction_id',
        'borrower_id',
        'status',
        'amount_cents',
        'method_id',
        'method_kind',
        'method_name',
        'method_last_four',
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

type Moved = Pick<
  CreditPayoutTable,
  'id' | 'version' | 'status' | 'settles_on' | 'settled_on' | 'returned_on' | 'return_code' | 'ask_at' | 'asks'
>;

/** Moves a payout on; guarded by its version. */
export const movePayout = statement<Moved>()((q, p) =>
  q
    .updateTable('credit_payout')
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
