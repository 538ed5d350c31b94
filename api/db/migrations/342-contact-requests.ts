import type { Migration } from './migration';

/** A member asks the practice to call, until it has. */
export const contactRequests: Migration = {
  name: '342-contact-requests',
  statements: () => [
    'alter table membership add column contact_requested_at text',
    `create index membership_contact on membership (practice_id, contact_requested_at, id) where contact_requested_at is not null`,
  ],
};
