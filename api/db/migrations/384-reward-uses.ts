import type { Migration } from './migration';

/** Certificates that were asked to be used for a plan, at most one question at a time for each membership. */
export const rewardUses: Migration = {
  name: '384-reward-uses',
  statements: () => [
    `create table reward_use (
      id text primary key, membership_id text not null references membership (id), status text not null,
      member_id text not null, certificates text not null, products text not null, asked text not null, base text not null,
      staff_id text not null references staff (id),
      created_at text not null, answered_at text, version integer not null)`,
    'create index reward_use_of on reward_use (membership_id, created_at, id)',
    "create unique index reward_use_waiting on reward_use (membership_id) where status = 'WAITING'",
  ],
};
