import { immutable } from './001-platform';
import type { Migration } from './migration';

/**
 * Tables that people change and decisions name: a head with the version in force, and versions that never change. Which
 * version of which table a risk profile works with, and which ones a decision used; null on decisions from before.
 */
export const versionedTables: Migration = {
  name: '100-versioned-tables',
  statements: (dialect) => [
    `create table versioned_table (
      kind text not null, id text not null, name text not null, name_key text not null, version integer not null,
      archived_at text, archived_by text, created_at text not null, primary key (kind, id))`,
    'create unique index versioned_table_name on versioned_table (kind, name_key)',
    `create table table_version (
      kind text not null, id text not null, version integer not null, name text not null, content text not null, hash text not null,
      changes integer not null, from_version integer, restored_version integer, cloned_from text, made_by_id text,
      made_by text not null, made_at text not null, note text, primary key (kind, id, version),
      foreign key (kind, id) references versioned_table (kind, id))`,
    ...immutable(dialect, 'table_version'),
    ...(dialect === 'postgres'
      ? [
          'create trigger table_version_no_truncate before truncate on table_version for each statement execute function refuse_truncate()',
        ]
      : []),
    `create table risk_profile_table (
      profile_id text not null, profile_version integer not null, kind text not null, table_id text not null, table_version integer not null,
      primary key (profile_id, profile_version, kind))`,
    'create index risk_profile_table_table on risk_profile_table (kind, table_id)',
    'alter table decision add column table_versions text',
  ],
};
