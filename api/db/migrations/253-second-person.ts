import type { Migration } from './migration';

/** What the platform's people set for all of it, one row for each thing that was ever set. */
export const secondPersonSetting: Migration = {
  name: '253-second-person',
  statements: () => [
    `create table platform_setting (
      id text primary key, value text not null, set_at text not null, set_by text not null)`,
  ],
};
