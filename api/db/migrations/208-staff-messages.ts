import type { Migration } from './migration';

/** Which messages of the message center somebody has seen, and since when. */
export const staffMessages: Migration = {
  name: '208-staff-messages',
  statements: () => [
    `create table staff_message (
      staff_id text not null references staff (id), message text not null, seen_at text not null,
      primary key (staff_id, message))`,
  ],
};
