import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { ActiveDutyTable } from '../../../db/tables/servicing';

export const insertActiveDuty = statement<ActiveDutyTable>()((q, p) =>
  q
    .insertInto('active_duty')
    .values(columns(p, ['id', 'borrower_id', 'from_on', 'until_on', 'note', 'staff_id', 'recorded_at'])),
);
