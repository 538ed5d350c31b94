import type { Migration } from './migration';

/** Every day looks for the visits of the next one. */
export const visitReminders: Migration = {
  name: '343-visit-reminders',
  statements: () => [
    `create index visit_to_come on visit (scheduled_at, id) where done_at is null and ended_at is null and scheduled_at is not null`,
  ],
};
