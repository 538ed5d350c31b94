import type { Migration } from './migration';

/** Two who change one treatment: the second is told what the first one changed. */
export const treatmentVersion: Migration = {
  name: '226-treatment-version',
  statements: () => ['alter table treatment add column version integer not null default 1'],
};
