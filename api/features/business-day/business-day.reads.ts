import { statement } from '../../db/statement';

export const businessClockRow = statement<Record<string, never>>()((q) => q.selectFrom('business_clock').selectAll());

/** The newest day whose work is done, and the newest that was begun. */
export const lastDone = statement<Record<string, never>>()((q) =>
  q.selectFrom('business_day').select('day').where('finished_at', 'is not', null).orderBy('day', 'desc').limit(1),
);

export const doneJobs = statement<{ day: string }>()((q, p) =>
  q.selectFrom('business_day_job').select('job').where('day', '=', p.day),
);
