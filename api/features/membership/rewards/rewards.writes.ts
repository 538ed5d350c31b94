import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { RewardMemberTable } from '../../../db/tables/membership';

const COLUMNS = [
  'membership_id',
  'member_id',
  'phone',
  'first_name',
  'last_name',
  'member_since',
  'found_at',
  'errors',
] as const;

/** Keeps whom the program knows behind a membership, in the place of whom it knew before. */
export const keepRewardMember = statement<RewardMemberTable>()((q, p) =>
  q
    .insertInto('reward_member')
    .values(columns(p, COLUMNS))
    .onConflict((conflict) =>
      conflict.column('membership_id').doUpdateSet({
        member_id: p.member_id,
        phone: p.phone,
        first_name: p.first_name,
        last_name: p.last_name,
        member_since: p.member_since,
        found_at: p.found_at,
        errors: p.errors,
      }),
    ),
);
