import type { Migration } from './migration';

const COLUMNS = ['updated_at', 'created_at', 'name_key', 'status', 'enrollment', 'manager_id'] as const;

/** Onboardings that a search found are ordered and narrowed among themselves. */
export const onboardingsFound: Migration = {
  name: '406-onboardings-found',
  statements: () =>
    COLUMNS.map(
      (column) =>
        `create index practice_onboarding_id_${column} on practice_onboarding (id, ${column}${column === 'updated_at' ? '' : ', updated_at'})`,
    ),
};
