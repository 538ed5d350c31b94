import type { Migration } from './migration';

/**
 * An enrollment whose link was opened elsewhere than where it was typed: nothing of it is kept, and its first step is asked again. Keys
 * that are older than the proof of their enrollment's address are not known to be its owner's, so all of those end.
 */
export const emptiedEnrollments: Migration = {
  name: '420-emptied-enrollments',
  statements: () => [
    'alter table provider_enrollment add column is_emptied integer not null default 0 check (is_emptied in (0, 1))',
    `update provider_enrollment_key set expires_at = created_at
      where kind = 'BROWSER' and enrollment_id in (select id from provider_enrollment where is_email_proven = 1) and exists (select 1 from provider_enrollment_key as link
        where link.enrollment_id = provider_enrollment_key.enrollment_id and link.kind = 'LINK'
          and link.used_at > provider_enrollment_key.created_at)`,
  ],
};
