import type { Migration } from './migration';

/**
 * What practices are paid: a deposit sums up fundings, less what it keeps back for refunds. One deposit of a practice waits at a time.
 * What was funded before is due since its day.
 */
export const deposits: Migration = {
  name: '140-deposits',
  statements: () => [
    `create table practice_bank (
      practice_id text primary key references practice (id), bank_name text not null, last_four text not null, vault_id text not null,
      changed_at text not null, version integer not null)`,
    `create table deposit (
      id text primary key, ref text not null unique, practice_id text not null references practice (id), status text not null,
      deferral text, purchases_cents bigint not null, offset_cents bigint not null, amount_cents bigint not null, made_on text not null,
      attempt integer not null, bank_last_four text, submitted_on text, settles_on text, settled_on text, returned_on text, return_code text,
      ask_at text, asks integer not null, created_at text not null, version integer not null,
      check (amount_cents >= 0 and amount_cents = purchases_cents - offset_cents))`,
    'create index deposit_practice on deposit (practice_id, made_on, id)',
    "create unique index deposit_deferred on deposit (practice_id) where status = 'DEFERRED'",
    'create index deposit_ask on deposit (ask_at, id) where ask_at is not null',
    `create table recovery (
      id text primary key, transaction_id text not null unique references credit_transaction (id), practice_id text not null,
      gross_cents bigint not null, fee_cents bigint not null, net_cents bigint not null, left_cents bigint not null, created_at text not null,
      check (gross_cents = fee_cents + net_cents and left_cents between 0 and net_cents))`,
    'create index recovery_left on recovery (practice_id, created_at, id) where left_cents > 0',
    `create table deposit_offset (
      deposit_id text not null references deposit (id), recovery_id text not null references recovery (id), amount_cents bigint not null,
      primary key (deposit_id, recovery_id))`,
    'alter table funding add column due_on text',
    'alter table funding add column deposit_id text references deposit (id)',
    'update funding set due_on = substr(created_at, 1, 10)',
    "create index funding_due on funding (due_on, practice_id) where status = 'QUEUED' and deposit_id is null",
    'create index funding_deposit on funding (deposit_id) where deposit_id is not null',
  ],
};
