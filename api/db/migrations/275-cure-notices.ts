import type { Migration } from './migration';

/** The notice of the right to cure a default: one for each missed installment that makes a loan 85 days late, and what became of its letter. */
export const cureNotices: Migration = {
  name: '275-cure-notices',
  statements: () => [
    `create table cure_notice (
      id text primary key, borrower_id text not null references borrower (id),
      transaction_id text not null references credit_transaction (id), installment integer not null, cure_by text not null,
      document_id text not null references document (id), queued_at text not null, posted_at text, letter_id text,
      expected_on text, refused_at text, refused_reason text, version integer not null)`,
    'create unique index cure_notice_default on cure_notice (transaction_id, installment)',
  ],
};
