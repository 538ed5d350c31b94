import type { Migration } from './migration';

const MOMENTS = { listed_member: 'created_at', listed_member_payment: 'pay_at', listed_member_funding: 'created_at' };

/** The few rows with a status, such as what failed, are found by it in whichever order they are asked for. */
export const membersMoneyByStatus: Migration = {
  name: '374-members-money-by-status',
  statements: () =>
    Object.entries(MOMENTS).flatMap(([table, at]) =>
      ['side_key', 'practice_id'].map(
        (scope) => `create index ${table}_${scope}_status on ${table} (${scope}, status, ${at}, id)`,
      ),
    ),
};
