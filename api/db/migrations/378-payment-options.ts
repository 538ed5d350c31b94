import type { Migration } from './migration';

const amount = (name: string) => `${name} bigint not null check (${name} >= 0)`;

/**
 * How practices and enterprises pay for the membership program, and from what. Practices keep the terms that they have; nothing is taken
 * from an account that nobody gave for it.
 */
export const paymentOptions: Migration = {
  name: '378-payment-options',
  statements: () => [
    'alter table practice_program add column enabled integer not null default 1',
    "alter table practice_program add column payment_method text not null default 'BANK'",
    `create table enterprise_program (
      enterprise_id text primary key references enterprise (id), fee_type integer not null, ${amount('provider_fee_cents')},
      ${amount('member_fee_cents')}, merchant_fee integer not null, ${amount('saas_fee_cents')}, annual_discount integer not null,
      payment_period text not null, enabled integer not null, payment_method text not null, version integer not null)`,
    `create table fee_account (
      id text primary key, owner_kind text not null, owner_id text not null, kind text not null, name text not null, holder_name text not null,
      card_type text, last_four text not null, routing_last_four text, expires_on text, vault_id text not null, account_index text not null,
      given_by text not null, given_at text not null, ended_at text, ended_code text, replaced_at text)`,
    'create unique index fee_account_owner on fee_account (owner_kind, owner_id, kind) where replaced_at is null',
  ],
};
