import type { Migration } from './migration';

/**
 * What a practice wears in its memberships needs an approval, so it is no longer the color of its website, which the practice sets
 * itself and which is kept beside it. `practice.theme` is what is worn; what is asked for waits here. Pictures lie once, by what is in them.
 */
export const customThemes: Migration = {
  name: '375-custom-themes',
  statements: (dialect) => [
    'alter table practice add column accent text',
    `update practice set accent = ${dialect === 'postgres' ? "theme::json ->> 'primary'" : "json_extract(theme, '$.primary')"}`,
    'create table theme_picture (id text primary key, data text not null, created_at text not null)',
    `create table custom_theme (
      id text primary key references practice (id), requested_mark text references theme_picture (id),
      requested_logo text references theme_picture (id), requested_primary text, requested_at text,
      requested_by text references staff (id), version integer not null)`,
    'create index custom_theme_requested on custom_theme (requested_at, id) where requested_at is not null',
    `create table custom_theme_event (
      id text primary key, practice_id text not null references practice (id), act text not null,
      mark text references theme_picture (id), logo text references theme_picture (id), primary_color text, reason text,
      staff_id text not null references staff (id), at text not null, number integer not null)`,
    'create unique index custom_theme_event_of on custom_theme_event (practice_id, number)',
  ],
};
