import { statement } from '../../../db/statement';

/** What stands of a member's word on a plan year. */
export const renewalOfYear = statement<{ membershipId: string; planYear: number }>()((q, p) =>
  q
    .selectFrom('membership_renewal')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .where('plan_year', '=', p.planYear)
    .where('taken_back_at', 'is', null),
);
