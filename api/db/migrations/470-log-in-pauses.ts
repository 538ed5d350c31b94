import type { Migration } from './migration';

/** How often in a row log-ins were paused: each pause is longer than the one before. */
export const logInPauses: Migration = {
  name: '470-log-in-pauses',
  statements: () => ['alter table code_limit add column pauses integer not null default 0'],
};
