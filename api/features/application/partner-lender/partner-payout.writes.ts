import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { PartnerPayoutTable } from '../../../db/tables/application';

/** One row where the loan's money is not followed yet, none otherwise. */
export const insertPayout = statement<PartnerPayoutTable>()((q, p) =>
  q
    .insertInto('partner_payout')
    .values(
      columns(p, [
        'application_id',
        'practice_id',
        'status',
        'amount_cents',
        'payout_ref',
        'moved_on',
        'return_code',
        'attempt',
        'ask_at',
        'asks',
        'version',
      ]),
    )
    .onConflict((conflict) => conflict.column('application_id').doNothing()),
);

/** Moves a payout on; guarded by its version. */
export const movePayout = statement<Omit<PartnerPayoutTable, 'practice_id'>>()((q, p) =>
  q
    .updateTable('partner_payout')
    .set((eb) => ({
      status: p.status,
      amount_cents: p.amount_cents,
      payout_ref: p.payout_ref,
      moved_on: p.moved_on,
      return_code: p.return_code,
      attempt: p.attempt,
      ask_at: p.ask_at,
      asks: p.asks,
      version: eb('version', '+', 1),
    }))
    .where('application_id', '=', p.application_id)
    .where('version', '=', p.version),
);
