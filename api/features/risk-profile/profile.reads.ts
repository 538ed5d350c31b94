import { type RowOf, statement } from '../../db/statement';

/** The practices that a profile decides for, of either brand. */
export const practicesOfProfile = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name', 'specialty', 'state_code', 'product_group_id'])
    .where((eb) => eb.or([eb('risk_profile_id', '=', p.id), eb('membership_risk_profile_id', '=', p.id)]))
    .orderBy('name')
    .orderBy('id'),
);
export type PracticeOfProfile = RowOf<typeof practicesOfProfile>;

export const profilesOfPractice = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['risk_profile_id', 'membership_risk_profile_id']).where('id', '=', p.id),
);

/** How applications stand that a profile decided last since an instant, by practice. */
export const decidedSince = statement<{ id: string; from: string }>()((q, p) =>
  q
    .selectFrom('decision')
    .innerJoin('application', 'application.decision_id', 'decision.id')
    .select((eb) => [
      'application.practice_id',
      'application.status',
      eb.fn.countAll<number>().as('rows'),
      eb.fn.sum<number>('application.approved_line_cents').as('cents'),
    ])
    .where('decision.risk_profile_id', '=', p.id)
    .where('decision.created_at', '>=', p.from)
    .groupBy(['application.practice_id', 'application.status']),
);

export const versionsOfProfile = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('risk_profile')
    .select(['version', 'published_at', 'published_by', 'note', 'config_hash', 'name', 'boarding_preset'])
    .where('id', '=', p.id)
    .orderBy('version', 'desc'),
);

/** The profile of an enrollment that new practices begin with. */
export const presetProfile = statement<{ enrollment: string }>()((q, p) =>
  q
    .selectFrom('risk_profile')
    .select(['id', 'name'])
    .where('enrollment', '=', p.enrollment)
    .where('is_current', '=', 1)
    .where('boarding_preset', '=', 1),
);
