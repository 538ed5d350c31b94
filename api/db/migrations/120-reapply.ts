import type { Migration } from './migration';

/** Why an application was made, and which earlier one it follows. */
export const reapply: Migration = {
  name: '120-reapply',
  statements: () => [
    "alter table application add column purpose text not null default 'NEW'",
    'alter table application add column follows_id text',
  ],
};
