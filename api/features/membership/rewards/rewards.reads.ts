import { type RowOf, statement } from '../../../db/statement';

/** Whom the rewards program knows behind a membership. */
export const rewardMemberOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('reward_member')
    .select(['membership_id', 'member_id', 'phone', 'first_name', 'last_name', 'member_since', 'found_at', 'errors'])
    .where('membership_id', '=', p.membershipId),
);
export type RewardMemberRow = RowOf<typeof rewardMemberOf>;

export const useById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('reward_use').selectAll().where('id', '=', p.id),
);
export type RewardUseRow = RowOf<typeof useById>;

/** What waits for the program's answer; one at most. */
export const waitingUseOf = statement<{ membershipId: string }>()((q, p) =>
  q.selectFrom('reward_use').selectAll().where('membership_id', '=', p.membershipId).where('status', '=', 'WAITING'),
);

/** The newest first. */
export const usesOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('reward_use')
    .selectAll()
    .where('membership_id', '=', p.membershipId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** Products with which a membership was treated, with when. */
export const givenProductsOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('plan_treatment', 'plan_treatment.id', 'visit.plan_treatment_id')
    .select(['plan_treatment.product_key', 'visit.done_at'])
    .where('visit.membership_id', '=', p.membershipId)
    .where('visit.done_at', 'is not', null)
    .where('plan_treatment.product_key', 'is not', null),
);
