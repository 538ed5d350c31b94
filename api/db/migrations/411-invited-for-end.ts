import type { Migration } from './migration';

/** The last day of the limit of which somebody was told, so that they are told of it once. */
export const invitedForEnd: Migration = {
  name: '411-invited-for-end',
  statements: () => [
    'alter table limit_invitation add column ends_on text',
    `update limit_invitation set ends_on =
      (select credit_profile.expires_on from credit_profile where credit_profile.borrower_id = limit_invitation.borrower_id)`,
  ],
};
