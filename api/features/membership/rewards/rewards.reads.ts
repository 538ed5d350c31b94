import { type RowOf, statement } from '../../../db/statement';

/** Whom the rewards program knows behind a membership. */
export const rewardMemberOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('reward_member')
    .select(['membership_id', 'member_id', 'phone', 'first_name', 'last_name', 'member_since', 'found_at', 'errors'])
    .where('membership_id', '=', p.membershipId),
);
export type RewardMemberRow = RowOf<typeof rewardMemberOf>;
