import type { Migration } from './migration';

/** Whom the manufacturer's rewards program knows behind a membership, and what it last said against certificates. */
export const rewardMembers: Migration = {
  name: '383-reward-members',
  statements: () => [
    `create table reward_member (
      membership_id text primary key references membership (id), member_id text not null, phone text not null,
      first_name text not null, last_name text not null, member_since text not null, found_at text not null,
      errors text not null default '[]')`,
  ],
};
