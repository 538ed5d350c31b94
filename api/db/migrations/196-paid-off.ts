import type { Migration } from './migration';

/** The day on which a loan was paid off, so that a list of loans says so without their events. */
export const paidOff: Migration = {
  name: '196-paid-off',
  statements: () => [
    'alter table credit_transaction add column paid_off_on text',
    `update credit_transaction set paid_off_on =
      (select max(sent_on) from servicing_notice where kind = 'LOAN_PAID' and subject_id = credit_transaction.id)
      where status = 'ACCEPTED' and not exists
        (select 1 from loan_event where loan_event.transaction_id = credit_transaction.id and loan_event.kind = 'REVERSED')`,
  ],
};
