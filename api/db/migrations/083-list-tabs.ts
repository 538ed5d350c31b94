import type { Migration } from './migration';

/** One status of listed applications is in the order of its dates, and of ids within a moment, so that it needs no search. */
export const listTabs: Migration = {
  name: '083-list-tabs',
  statements: () =>
    ['side_key', 'practice_key'].flatMap((scope) => [
      `drop index listed_application_${scope}_tab`,
      `create index listed_application_${scope}_tab on listed_application
        (${scope}, status, created_at, id, state_code, grade, requested_cents, is_member)`,
    ]),
};
