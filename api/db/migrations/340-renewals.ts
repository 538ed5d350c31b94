import type { Migration } from './migration';

/**
 * What a member agreed to for another year of a plan: of one year at most one that was not taken back. It holds for the plan and the day
 * that it names.
 */
export const renewals: Migration = {
  name: '340-renewals',
  statements: () => [
    `create table membership_renewal (
      id text primary key, membership_id text not null references membership (id), plan_id text not null references membership_plan (id),
      plan_year integer not null, begins_on text not null, applies_credits integer not null, pays_at_once integer not null,
      document_id text not null, signed_name text not null, agreed_at text not null, taken_back_at text)`,
    `create unique index membership_renewal_once on membership_renewal (membership_id, plan_year) where taken_back_at is null`,
    'alter table membership drop column renewal_consent_at',
  ],
};
