import type { Migration } from './migration';

/** A discount of nothing, of so many cents off each unit, or of so many millionths of the price. */
const discount = `discount_kind text not null check (discount_kind in ('NONE', 'AMOUNT', 'PERCENT')),
      discount_value bigint not null check (discount_value >= 0)`;
const interval = 'interval_months integer check (interval_months between 1 and 12)';

/**
 * What a practice sets for its memberships: treatments, plans as templates, injectors and three tiers of loyalty. Rows that are
 * removed stay, because plans that were sold name them; among those in use a practice has no name twice.
 */
export const membershipSettings: Migration = {
  name: '320-membership-settings',
  statements: () => [
    `create table membership_treatment (
      id text primary key, practice_id text not null references practice (id), name text not null, name_key text not null,
      area text, unit_type text not null, units integer not null check (units > 0),
      price_per_unit_cents bigint not null check (price_per_unit_cents > 0), ${discount}, ${interval}, product_key text,
      created_at text not null, removed_at text, version integer not null default 1)`,
    `create unique index membership_treatment_name on membership_treatment (practice_id, name_key) where removed_at is null`,
    'create index membership_treatment_practice on membership_treatment (practice_id, name_key, id)',
    `create table plan_template (
      id text primary key, practice_id text not null references practice (id), name text not null, name_key text not null,
      description text, provider_discount_cents bigint not null check (provider_discount_cents >= 0),
      created_at text not null, removed_at text, version integer not null default 1)`,
    'create unique index plan_template_name on plan_template (practice_id, name_key) where removed_at is null',
    `create table plan_template_row (
      plan_template_id text not null references plan_template (id), position integer not null,
      treatment_id text not null references membership_treatment (id), units integer not null check (units > 0), ${interval},
      ${discount}, upfront_cost_cents bigint not null check (upfront_cost_cents >= 0),
      primary key (plan_template_id, position))`,
    'create index plan_template_row_treatment on plan_template_row (treatment_id)',
    `create table injector (
      id text primary key, practice_id text not null references practice (id), name text not null, name_key text not null,
      title text, initials text not null, color text not null, created_at text not null, removed_at text)`,
    'create unique index injector_name on injector (practice_id, name_key) where removed_at is null',
    `create table loyalty_program (
      id text primary key, practice_id text not null references practice (id), tier integer not null check (tier between 0 and 2),
      name text not null, total_amount_cents bigint not null check (total_amount_cents >= 0),
      credit_contribution_cents bigint not null check (credit_contribution_cents >= 0),
      points_per_dollar bigint not null check (points_per_dollar >= 0), perks text not null, points text not null,
      is_loyalty_plan integer not null, is_active integer not null, is_deleted integer not null,
      created_at text not null, version integer not null default 1, unique (practice_id, tier))`,
  ],
};
