import { statement } from '../../../../db/statement';

/** Who made the address of a practice's calendar, and when. */
export const feedOfPractice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('calendar_feed')
    .innerJoin('staff', 'staff.id', 'calendar_feed.made_by')
    .select(['calendar_feed.made_at', 'staff.first_name', 'staff.last_name'])
    .where('calendar_feed.practice_id', '=', p.practiceId),
);

export const feedByHash = statement<{ tokenHash: string }>()((q, p) =>
  q
    .selectFrom('calendar_feed')
    .innerJoin('practice', 'practice.id', 'calendar_feed.practice_id')
    .select(['practice.id', 'practice.name'])
    .where('calendar_feed.token_hash', '=', p.tokenHash),
);

/** Visits of a practice with a date between two moments. */
export const visitsOfFeed = statement<{ practiceId: string; from: string; until: string; limit: number }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
    .leftJoin('injector', 'injector.id', 'visit.injector_id')
    .select([
      'visit.id',
      'visit.version',
      'visit.membership_id',
      'visit.scheduled_at',
      'visit.minutes',
      'plan_treatment.name as treatment',
      'injector.name as injector_name',
    ])
    .where('visit.practice_id', '=', p.practiceId)
    .where('visit.scheduled_at', 'is not', null)
    .where('visit.ended_at', 'is', null)
    .where('visit.scheduled_at', '>=', p.from)
    .where('visit.scheduled_at', '<', p.until)
    .orderBy('visit.scheduled_at')
    .orderBy('visit.id')
    .limit(p.limit),
);
