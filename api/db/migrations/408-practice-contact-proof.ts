import type { Migration } from './migration';

/** When a code has proven the email address and the phone of a practice; empty again once it has another. */
export const practiceContactProof: Migration = {
  name: '408-practice-contact-proof',
  statements: () => [
    'alter table practice add column email_verified_at text',
    'alter table practice add column phone_verified_at text',
  ],
};
