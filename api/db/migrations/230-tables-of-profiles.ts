import type { Migration } from './migration';

/** A risk profile works with several tables of one kind: lines by specialty, of thin files and of thick ones. */
export const tablesOfProfiles: Migration = {
  name: '230-tables-of-profiles',
  statements: () => [
    'drop index risk_profile_table_table',
    'alter table risk_profile_table rename to risk_profile_table_of_one',
    `create table risk_profile_table (
      profile_id text not null, profile_version integer not null, kind text not null, table_id text not null, table_version integer not null,
      constraint risk_profile_table_key primary key (profile_id, profile_version, kind, table_id))`,
    'insert into risk_profile_table select * from risk_profile_table_of_one',
    'drop table risk_profile_table_of_one',
    'create index risk_profile_table_table on risk_profile_table (kind, table_id)',
  ],
};
