import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';

export const insertClosing = statement<Tables['practice_closing']>()((q, p) =>
  q
    .insertInto('practice_closing')
    .values(
      columns(p, [
        'id',
        'practice_id',
        'closed_on',
        'members',
        'reason',
        'closed_at',
        'closed_by',
        'reopened_at',
        'version',
      ]),
    ),
);

/** The closing that stands is over: the practice is open again. */
export const endClosing = statement<{ practiceId: string; now: string }>()((q, p) =>
  q
    .updateTable('practice_closing')
    .set({ reopened_at: p.now })
    .where('practice_id', '=', p.practiceId)
    .where('reopened_at', 'is', null),
);

export const insertTold = statement<Tables['practice_closing_told']>()((q, p) =>
  q
    .insertInto('practice_closing_told')
    .values(columns(p, ['closing_id', 'membership_id', 'told_at']))
    .onConflict((conflict) => conflict.columns(['closing_id', 'membership_id']).doNothing()),
);
