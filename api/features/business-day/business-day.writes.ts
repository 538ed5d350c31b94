import { statement } from '../../db/statement';

/** Only ever forward, whichever of two processes comes first. */
export const moveAhead = statement<{ aheadMs: number }>()((q, p) =>
  q.updateTable('business_clock').set({ ahead_ms: p.aheadMs }).where('ahead_ms', '<', p.aheadMs),
);

/** A later wish holds; an earlier one is on the way. */
export const wishDay = statement<{ day: string }>()((q, p) =>
  q
    .updateTable('business_clock')
    .set({ wanted_day: p.day })
    .where((row) => row.or([row('wanted_day', 'is', null), row('wanted_day', '<', p.day)])),
);

export const wishReached = statement<{ day: string }>()((q, p) =>
  q.updateTable('business_clock').set({ wanted_day: null }).where('wanted_day', '<=', p.day),
);

export const finishJob = statement<{ day: string; job: string; now: string }>()((q, p) =>
  q
    .insertInto('business_day_job')
    .values({ day: p.day, job: p.job, finished_at: p.now })
    .onConflict((conflict) => conflict.columns(['day', 'job']).doNothing()),
);

export const finishDay = statement<{ day: string; now: string }>()((q, p) =>
  q
    .insertInto('business_day')
    .values({ day: p.day, finished_at: p.now })
    .onConflict((conflict) => conflict.column('day').doNothing()),
);

/** What is told of a day's jobs once the day is done is the day's row. */
export const forgetJobs = statement<{ day: string }>()((q, p) =>
  q.deleteFrom('business_day_job').where('day', '<=', p.day),
);
