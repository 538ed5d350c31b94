import type { Migration } from './migration';

/** How long a visit takes, so that an injector is in one place at a time. */
export const visitMinutes: Migration = {
  name: '365-visit-minutes',
  statements: () => ['alter table visit add column minutes integer not null default 45'],
};
