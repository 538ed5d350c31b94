import type { Migration } from './migration';

/** Enterprises, practices and their staff. */
export const practices: Migration = {
  name: '002-practices',
  statements: () => [
    'create table enterprise (id text primary key, name text not null, url_slug text not null unique, logo text, fees_paid_by_enterprise integer not null)',
    `create table practice (
      id text primary key, slug text not null unique, name text not null, specialty text not null, street text not null, unit text,
      city text not null, state_code text not null, zip_code text not null, phone text not null, email text not null, website text not null,
      enterprise_id text references enterprise (id), enrollments text not null, funding_types text not null,
      contract_sell_percent integer not null check (contract_sell_percent between 0 and 100), is_active integer not null,
      suspend_funds integer not null, optional_debit_card integer not null, requires_patient_info integer not null,
      is_genesis_prequal integer not null, risk_profile_id text not null, membership_risk_profile_id text, product_group_id text not null,
      embed_origins text not null, return_urls text not null, theme text not null, created_at text not null, version integer not null)`,
    `create table staff (
      id text primary key, email text not null unique, first_name text not null, last_name text not null, phone text,
      password_hash text not null, role text not null, permissions text not null, finance_partner integer not null, brand text not null,
      enterprise_id text references enterprise (id), is_active integer not null, created_at text not null, version integer not null)`,
    `create table staff_practice (
      staff_id text not null references staff (id), practice_id text not null references practice (id), primary key (staff_id, practice_id))`,
    'create table meta (name text primary key, value text not null)',
  ],
};
