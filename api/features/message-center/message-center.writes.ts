import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { StaffMessageTable } from '../../db/tables/staff-message';

/** The first look counts. */
export const markSeen = statement<StaffMessageTable>()((q, p) =>
  q
    .insertInto('staff_message')
    .values(columns(p, ['staff_id', 'message', 'seen_at']))
    .onConflict((conflict) => conflict.columns(['staff_id', 'message']).doNothing()),
);
