import type { Migration } from './migration';

const FOUND_BY = ['list_key', 'id'] as const;

/**
 * Practices that enrolled themselves wait for somebody in the list of onboardings, which tells where each came from. Those that signed
 * before are listed by this.
 */
export const selfEnrollmentsWait: Migration = {
  name: '394-self-enrollments-wait',
  statements: () => [
    "alter table practice_onboarding add column source text not null default 'typed'",
    "update practice_onboarding set source = 'crm' where sugar_id is not null",
    `insert into practice_onboarding (id, sugar_id, provider_lead_id, practice_id, practice_name, name_key, list_key, status, enrollment,
        manager_id, steps, lead, users, created_at, created_by, updated_at, updated_by, version, source)
      select 'onb-' || id, null, id, null, provider_name, lower(provider_name), 'all', 'WAITING',
        case when patientfi_enrollment = 1 and privi_enrollment = 1 then 'BOTH'
          when privi_enrollment = 1 then 'MEMBERSHIPS' else 'APPLICATIONS' end,
        null, '[]', '{"fields":{},"missing":[],"error":null}', '[]', finished_at, null, finished_at, null, 1, 'self-enrolled'
      from provider_enrollment where finished_at is not null`,
    ...FOUND_BY.map(
      (column) =>
        `create index practice_onboarding_${column}_source on practice_onboarding (${column}, source, updated_at${column === 'id' ? '' : ', id'})`,
    ),
  ],
};
