import type { Migration } from './migration';

/** What a staff member keeps of a list on the server, so that it is there on every device: named views, columns and density. */
export const staffListViews: Migration = {
  name: '090-staff-list-views',
  statements: () => [
    `create table staff_list_view (
      id text primary key, staff_id text not null references staff (id), list text not null, name text not null,
      name_key text not null, query text not null, columns text not null, dense integer not null,
      is_default integer not null, version integer not null)`,
    'create unique index staff_list_view_name on staff_list_view (staff_id, list, name_key)',
    'create unique index staff_list_view_default on staff_list_view (staff_id, list) where is_default = 1',
    `create table staff_list_look (
      staff_id text not null references staff (id), list text not null, columns text not null, dense integer not null,
      primary key (staff_id, list))`,
  ],
};
