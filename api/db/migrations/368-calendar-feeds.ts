import type { Migration } from './migration';

/** The secret address under which a calendar program reads the visits of a practice: one at a time, of which only a hash is kept. */
export const calendarFeeds: Migration = {
  name: '368-calendar-feeds',
  statements: () => [
    `create table calendar_feed (
      practice_id text primary key references practice (id), token_hash text not null unique,
      made_by text not null references staff (id), made_at text not null)`,
  ],
};
