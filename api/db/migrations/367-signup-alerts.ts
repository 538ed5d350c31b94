import type { Migration } from './migration';

/** When the practice dismissed the fraud alert of a sign-up, and the day on which it last reminded whoever began one. */
export const signupAlerts: Migration = {
  name: '367-signup-alerts',
  statements: () => [
    'alter table application add column alert_dismissed_at text',
    'alter table application add column reminded_on text',
  ],
};
