import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { ScheduleTable } from '../db/tables/platform';

const SCHEDULE_COLUMNS = ['name', 'next_run_at', 'lease_owner', 'lease_until', 'last_run_at'] as const;
export const insertSchedule = statement<ScheduleTable>()((q, p) =>
  q
    .insertInto('schedule')
    .values(columns(p, SCHEDULE_COLUMNS))
    .onConflict((conflict) => conflict.column('name').doNothing()),
);
export const scheduleByName = statement<{ name: string }>()((q, p) =>
  q.selectFrom('schedule').selectAll().where('name', '=', p.name),
);
/** Where it is due and free. A tick beyond the next one, and a lease beyond `longest`, were set by a clock that was wrong. */
export const claimSchedule = statement<{
  name: string;
  now: string;
  claim: string;
  leaseEnd: string;
  longest: string;
  nextRunAt: string;
}>()((q, p) =>
  q
    .updateTable('schedule')
    .set({ lease_owner: p.claim, lease_until: p.leaseEnd })
    .where('name', '=', p.name)
    .where((row) => row.or([row('next_run_at', '<=', p.now), row('next_run_at', '>', p.nextRunAt)]))
    .where((row) =>
      row.or([row('lease_until', 'is', null), row('lease_until', '<=', p.now), row('lease_until', '>', p.longest)]),
    ),
);
/** A run that goes on keeps its lease: 0 where another process has it by now. */
export const renewLease = statement<{ name: string; claim: string; leaseEnd: string }>()((q, p) =>
  q
    .updateTable('schedule')
    .set({ lease_until: p.leaseEnd })
    .where('name', '=', p.name)
    .where('lease_owner', '=', p.claim),
);
export const finishSchedule = statement<{ name: string; claim: string; now: string; nextRunAt: string }>()((q, p) =>
  q
    .updateTable('schedule')
    .set({ lease_owner: null, lease_until: null, last_run_at: p.now, next_run_at: p.nextRunAt })
    .where('name', '=', p.name)
    .where('lease_owner', '=', p.claim),
);
