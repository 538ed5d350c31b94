import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { BorrowerStandingChangeTable } from '../../db/tables/account-restriction';
import type { RestrictionRow } from './restriction.reads';

export const insertChange = statement<BorrowerStandingChangeTable>()((q, p) =>
  q
    .insertInto('borrower_standing_change')
    .values(columns(p, ['id', 'borrower_id', 'kind', 'reason', 'staff_id', 'at', 'version'])),
);

type Flags = Pick<
  RestrictionRow,
  'id' | 'on_hold' | 'flagged_fraud' | 'is_deleted' | 'deceased' | 'states' | 'version'
>;

/** Guarded by the version that was read. */
export const setFlags = statement<Flags>()((q, p) =>
  q
    .updateTable('borrower')
    .set((eb) => ({
      on_hold: p.on_hold,
      flagged_fraud: p.flagged_fraud,
      is_deleted: p.is_deleted,
      deceased: p.deceased,
      states: p.states,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Applications of a borrower whose file carries a fraud alert: it was looked into. */
export const clearAlerts = statement<{ borrowerId: string }>()((q, p) =>
  q
    .updateTable('application')
    .set((eb) => ({ fraud_alert: 0, version: eb('version', '+', 1) }))
    .where('borrower_id', '=', p.borrowerId)
    .where('fraud_alert', '=', 1),
);
