import type { Migration } from './migration';

/**
 * A limit may end before its day, because a loan under it is late or was given up, and says so. What is owed of a loan that was
 * given up takes from it as the principal did. Loans that are late are looked at again on the day on which a limit may end, and
 * those that were given up are known by their bucket.
 */
export const limitsThatEnd: Migration = {
  name: '250-limits-that-end',
  statements: () => [
    'alter table credit_profile add column ended_because text',
    `update credit_profile set version = version + 1, balance_cents = balance_cents + (
        select coalesce(sum(posting.amount), 0) from posting
          join journal_entry on journal_entry.id = posting.entry_id and journal_entry.ref_type = 'transaction'
          join credit_transaction on credit_transaction.id = journal_entry.ref_id
        where credit_transaction.borrower_id = credit_profile.borrower_id
          and credit_transaction.status = 'ACCEPTED' and posting.account_id = 'exp:charge_off')
      where borrower_id in (select credit_transaction.borrower_id from loan_event
        join credit_transaction on credit_transaction.id = loan_event.transaction_id where loan_event.kind = 'CHARGED_OFF')`,
    `update loan_servicing set bucket = 'CHARGED_OFF' where exists
      (select 1 from loan_event where loan_event.transaction_id = loan_servicing.transaction_id and loan_event.kind = 'CHARGED_OFF')`,
    'update loan_servicing set look_on = serviced_on where look_on is not null and days_past_due > 0',
    `create index loan_servicing_behind on loan_servicing (transaction_id)
      where days_past_due > 30 or bucket = 'CHARGED_OFF'`,
  ],
};
