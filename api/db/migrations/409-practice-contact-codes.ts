import type { Migration } from './migration';

/** The code that somebody of the staff asked for last, by channel: verifying names no practice. The code itself stands nowhere. */
export const practiceContactCodes: Migration = {
  name: '409-practice-contact-codes',
  statements: () => [
    `create table practice_contact_code (
      staff_id text not null references staff (id), channel text not null check (channel in ('email', 'phone')),
      practice_id text not null references practice (id), challenge_id text not null, sent_at text not null,
      primary key (staff_id, channel))`,
  ],
};
