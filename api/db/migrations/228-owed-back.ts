import type { Migration } from './migration';

/** A credit that was sent before its debit came back is owed to us, and takes from the limit as a loan does. */
export const owedBack: Migration = {
  name: '228-owed-back',
  statements: () => [
    `update credit_profile set version = version + 1, balance_cents = balance_cents + (
        select coalesce(sum(-owed_cents), 0) from borrower_credit
        where borrower_credit.borrower_id = credit_profile.borrower_id and owed_cents < 0)
      where borrower_id in (select borrower_id from borrower_credit where owed_cents < 0)`,
  ],
};
