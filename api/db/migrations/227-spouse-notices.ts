import type { Migration } from './migration';

/** The letter to a borrower's spouse that credit was extended: one for each loan, ours or the partner lender's, and what became of it. */
export const spouseNotices: Migration = {
  name: '227-spouse-notices',
  statements: () => [
    `create table spouse_notice (
      id text primary key, borrower_id text not null references borrower (id), practice_id text not null references practice (id),
      transaction_id text references credit_transaction (id), application_id text references application (id),
      document_id text not null references document (id), recipient_vault_id text not null, attempt integer not null,
      queued_at text not null, asked_at text not null, posted_at text, letter_id text, expected_on text, refused_at text,
      refused_reason text, version integer not null)`,
    'create unique index spouse_notice_transaction on spouse_notice (transaction_id)',
    'create unique index spouse_notice_application on spouse_notice (application_id)',
    'create index spouse_notice_open on spouse_notice (asked_at) where posted_at is null and refused_at is null',
  ],
};
