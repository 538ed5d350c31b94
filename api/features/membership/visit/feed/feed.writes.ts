import { columns } from '../../../../db/columns';
import { statement } from '../../../../db/statement';
import type { CalendarFeedTable } from '../../../../db/tables/membership';

/** The address of a practice's calendar, in place of the one before. */
export const keepFeed = statement<CalendarFeedTable>()((q, p) =>
  q
    .insertInto('calendar_feed')
    .values(columns(p, ['practice_id', 'token_hash', 'made_by', 'made_at']))
    .onConflict((conflict) =>
      conflict.column('practice_id').doUpdateSet({ token_hash: p.token_hash, made_by: p.made_by, made_at: p.made_at }),
    ),
);

export const endFeed = statement<{ practiceId: string }>()((q, p) =>
  q.deleteFrom('calendar_feed').where('practice_id', '=', p.practiceId),
);
