import type { Migration } from './migration';

/**
 * Why a version of a risk profile was made, of what it is a clone, and with which one new practices begin: until somebody chooses,
 * the one of each enrollment that is there longest. No two in force share a name.
 */
export const riskProfileNotes: Migration = {
  name: '388-risk-profile-notes',
  statements: () => [
    'alter table risk_profile add column note text',
    'alter table risk_profile add column cloned_from text',
    'alter table risk_profile add column boarding_preset integer not null default 0',
    `update risk_profile set boarding_preset = 1 where is_current = 1 and archived = 0 and id = (
      select other.id from risk_profile as other where other.enrollment = risk_profile.enrollment and other.version = 1
      order by other.published_at, other.id limit 1)`,
    'create unique index risk_profile_name on risk_profile (lower(name)) where is_current = 1',
    'create unique index risk_profile_preset on risk_profile (enrollment) where is_current = 1 and boarding_preset = 1',
    'create index decision_profile on decision (risk_profile_id, created_at)',
  ],
};
