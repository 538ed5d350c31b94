import type { Migration } from './migration';

/** What colleagues are for others: whom a practice's calls go to, and who of the platform sells and who looks after practices. */
export const colleagueTags: Migration = {
  name: '180-colleagues',
  statements: () => [
    'alter table staff add column is_contact integer not null default 0',
    'alter table staff add column is_sales_rep integer not null default 0',
    'alter table staff add column is_success_manager integer not null default 0',
    'create index staff_of_enterprise on staff (enterprise_id) where enterprise_id is not null',
  ],
};
