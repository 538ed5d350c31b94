import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { BorrowerFileActTable } from '../../db/tables/borrower-file';

export const insertAct = statement<BorrowerFileActTable>()((q, p) =>
  q
    .insertInto('borrower_file_act')
    .values(columns(p, ['id', 'borrower_id', 'kind', 'changes', 'staff_id', 'at', 'version'])),
);

/** Guarded by the version that was read. */
export const setLimit = statement<{ id: string; version: number; limitCents: number }>()((q, p) =>
  q
    .updateTable('credit_profile')
    .set((eb) => ({ approved_line_cents: p.limitCents, version: eb('version', '+', 1) }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
