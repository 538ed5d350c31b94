import type { Migration } from './migration';

/** A loan that was given up asks for nothing each month and takes nothing by itself, so that a list says so without its events. */
export const givenUp: Migration = {
  name: '220-given-up',
  statements: () => [
    `update credit_transaction set asked_monthly_cents = 0, autopay_type = 'NONE'
      where status = 'ACCEPTED' and exists
        (select 1 from loan_event where loan_event.transaction_id = credit_transaction.id and loan_event.kind = 'CHARGED_OFF')`,
  ],
};
