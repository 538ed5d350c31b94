import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { RewardMemberTable, RewardUseTable } from '../../../db/tables/membership';

const MEMBER_COLUMNS = [
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
    .values(columns(p, MEMBER_COLUMNS))
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

/** What the program said last against certificates. */
export const keepErrors = statement<{ membershipId: string; errors: string }>()((q, p) =>
  q.updateTable('reward_member').set({ errors: p.errors }).where('membership_id', '=', p.membershipId),
);

const USE_COLUMNS = [
  'id',
  'membership_id',
  'status',
  'member_id',
  'certificates',
  'products',
  'asked',
  'base',
  'staff_id',
  'created_at',
  'answered_at',
  'version',
] as const;
export const insertUse = statement<RewardUseTable>()((q, p) =>
  q.insertInto('reward_use').values(columns(p, USE_COLUMNS)),
);

/** Takes an answer over, or certificates that went back. Guarded by the version. */
export const moveUse = statement<RewardUseTable>()((q, p) =>
  q
    .updateTable('reward_use')
    .set((eb) => ({
      status: p.status,
      certificates: p.certificates,
      answered_at: p.answered_at,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
