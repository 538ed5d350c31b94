import type { Migration } from './migration';

/**
 * Deposits take in what practices are paid for memberships, beside purchases. What a practice gives back for one is kept back from what is
 * due, in parts where a deposit does not reach: `taken_cents` of a row below zero tells how far.
 */
export const membershipDeposits: Migration = {
  name: '335-membership-deposits',
  statements: () => [
    'alter table deposit add column memberships_cents bigint not null default 0',
    'alter table membership_funding add column taken_cents bigint not null default 0 check (taken_cents >= 0)',
    'create index membership_funding_waits on membership_funding (due_on, practice_id) where deposit_id is null and net_cents > 0',
    'create index membership_funding_deposit on membership_funding (deposit_id) where deposit_id is not null',
    `create table deposit_membership_offset (
      deposit_id text not null references deposit (id), funding_id text not null references membership_funding (id),
      amount_cents bigint not null check (amount_cents > 0), primary key (deposit_id, funding_id))`,
    'create index deposit_membership_offset_funding on deposit_membership_offset (funding_id)',
  ],
};
