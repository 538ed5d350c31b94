import type { Migration } from './migration';

/** A purchase can be refunded in parts: a recovery for each, where a purchase could have one alone. */
export const recoveryParts: Migration = {
  name: '206-recovery-parts',
  statements: () => [
    'alter table deposit_offset rename to deposit_offset_of_whole',
    'alter table recovery rename to recovery_of_whole',
    `create table recovery (
      id text primary key, transaction_id text not null references credit_transaction (id), practice_id text not null,
      gross_cents bigint not null, fee_cents bigint not null, net_cents bigint not null, left_cents bigint not null, created_at text not null,
      check (gross_cents = fee_cents + net_cents and left_cents between 0 and net_cents))`,
    `create table deposit_offset (
      deposit_id text not null references deposit (id), recovery_id text not null references recovery (id), amount_cents bigint not null,
      primary key (deposit_id, recovery_id))`,
    'insert into recovery select * from recovery_of_whole',
    'insert into deposit_offset select * from deposit_offset_of_whole',
    'drop table deposit_offset_of_whole',
    'drop table recovery_of_whole',
    'create index recovery_left on recovery (practice_id, created_at, id) where left_cents > 0',
    'create index recovery_transaction on recovery (transaction_id)',
  ],
};
