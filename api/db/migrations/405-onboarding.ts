import type { Migration } from './migration';

const SORTS = ['updated_at', 'created_at', 'name_key'] as const;
const FILTERS = ['status', 'enrollment', 'manager_id'] as const;

/**
 * How practices join, and what is told of them beside their name and address. A practice that is there already has been through it;
 * one that is closed was open once.
 */
export const onboarding: Migration = {
  name: '405-onboarding',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    return [
      `create table practice_onboarding (
        id text primary key, sugar_id text, provider_lead_id text, practice_id text references practice (id), practice_name text not null,
        name_key text${binary} not null, list_key text not null, status text not null, enrollment text not null, manager_id text, steps text not null,
        lead text not null, users text not null, created_at text not null, created_by text, updated_at text not null, updated_by text,
        version integer not null)`,
      ...['sugar_id', 'provider_lead_id', 'practice_id'].map(
        (column) =>
          `create unique index practice_onboarding_${column} on practice_onboarding (${column}) where ${column} is not null`,
      ),
      ...SORTS.map(
        (column) =>
          `create index practice_onboarding_list_key_${column} on practice_onboarding (list_key, ${column}, id${column === 'updated_at' ? '' : ', updated_at'})`,
      ),
      ...FILTERS.map(
        (column) =>
          `create index practice_onboarding_list_key_${column} on practice_onboarding (list_key, ${column}, updated_at, id)`,
      ),
      `create table practice_profile (
        practice_id text primary key references practice (id), legal_name text not null, year_established text not null, manufacturer text not null,
        is_allergan integer not null, is_separated integer not null, provider_reference text not null, document_id text, tags text not null,
        public_facing integer not null, instagram text not null, facebook text not null, keywords text not null, unlimited_fee_bps integer,
        account_holder text not null, promo text not null, rewards text, version integer not null)`,
      `insert into practice_onboarding
        select 'onb-' || id, null, null, id, name, lower(name), 'all', case when is_active = 1 then 'ACTIVE' else 'DEACTIVATED' end,
          case when enrollments like '%APPLICATIONS%' and enrollments like '%MEMBERSHIPS%' then 'BOTH'
            when enrollments like '%MEMBERSHIPS%' then 'MEMBERSHIPS' else 'APPLICATIONS' end,
          null, '["lead","provider-information","provider-public","users","funding","products","risk-terms","bank"]',
          '{"fields":{},"missing":[],"error":null}', '[]', created_at, null, created_at, null, 1 from practice`,
    ];
  },
};
