import type { Migration } from './migration';

/** Lines with the same amount left, mostly nothing, are in the order of their days, so that those of some days are found. */
export const availableDays: Migration = {
  name: '224-available-days',
  statements: () =>
    ['side_key', 'practice_key'].map(
      (scope) =>
        `create index listed_application_${scope}_available_at on listed_application (${scope}, available_cents, created_at, id)`,
    ),
};
