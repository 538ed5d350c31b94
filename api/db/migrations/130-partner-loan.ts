import type { Migration } from './migration';

/** A declined applicant asks the partner lender: one question and at most one loan for each application. */
export const partnerLoan: Migration = {
  name: '130-partner-loan',
  statements: () => [
    `create table partner_loan (
      application_id text primary key references application (id), borrower_id text not null references borrower (id),
      status text not null, consented_at text not null, reference text unique, offer text, answered_at text, accepted_at text,
      declined_at text, signed_at text, account_last_four text check (length(account_last_four) = 4), version integer not null)`,
    'create index partner_loan_borrower on partner_loan (borrower_id)',
  ],
};
