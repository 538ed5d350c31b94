import { momentOfDay, sideOf } from './declaration';
import { readModel } from './read-model';

/** Read models that were written by hand, as they are declared, in tables of other names. */
export const deposits = readModel({
  table: 'made_deposit',
  of: 'deposit',
  joins: { practice: { by: 'deposit.practice_id' } },
  columns: {
    practice_id: 'deposit.practice_id',
    side_key: sideOf('practice'),
    ref: 'deposit.ref',
    status: `case when deposit.status = 'SETTLED' and deposit.amount_cents = 0 then 'WITHHELD' else deposit.status end`,
    amount_cents: ['deposit.amount_cents', 'bigint'],
    made_at: momentOfDay('deposit.made_on'),
  },
  scopes: ['side_key', 'practice_id'],
  at: 'made_at',
  orders: ['status', 'amount_cents'],
  filters: ['status', 'amount_cents'],
  tab: 'status',
  alone: ['ref'],
});

/** What lists of financing have in common: whose, where, and by whose words it is found. */
const OF_LOAN = {
  joins: {
    practice: { by: 'loan.practice_id' },
    line: { table: 'credit_profile', by: 'loan.credit_profile_id' },
    application: { by: 'line.application_id' },
  },
  columns: {
    practice_id: 'loan.practice_id',
    side_key: sideOf('practice'),
    application_id: 'line.application_id',
    number: ['loan.number', 'integer'],
    sort_name: ['application.sort_name', 'name'],
  },
  scopes: ['side_key', 'practice_id'],
  tab: 'status',
  words: 'application_id',
  alone: ['borrower_id'],
} as const;

export const repayments = readModel({
  ...OF_LOAN,
  table: 'made_repayment',
  of: 'payment',
  joins: { loan: { table: 'credit_transaction', by: 'payment.transaction_id' }, ...OF_LOAN.joins },
  columns: {
    ...OF_LOAN.columns,
    borrower_id: 'payment.borrower_id',
    status: 'payment.status',
    kind: 'payment.kind',
    amount_cents: ['payment.amount_cents', 'bigint'],
    pay_at: momentOfDay('payment.scheduled_on'),
  },
  at: 'pay_at',
  orders: ['number', 'sort_name', 'status', 'amount_cents'],
  filters: ['status', 'kind', 'amount_cents'],
  rare: ['kind'],
});

export const transactions = readModel({
  table: 'made_transaction',
  of: 'credit_transaction',
  joins: {
    practice: { by: 'credit_transaction.practice_id' },
    line: { table: 'credit_profile', by: 'credit_transaction.credit_profile_id' },
    application: { by: 'line.application_id' },
    funding: { key: 'transaction_id', by: 'credit_transaction.id', kind: 'optional' },
    credit: { table: 'borrower_credit', key: 'transaction_id', by: 'credit_transaction.id', kind: 'optional' },
    refund: { table: 'recovery', key: 'transaction_id', by: 'credit_transaction.id', kind: 'many' },
  },
  columns: {
    borrower_id: 'credit_transaction.borrower_id',
    practice_id: 'credit_transaction.practice_id',
    side_key: sideOf('practice'),
    application_id: 'line.application_id',
    number: ['credit_transaction.number', 'integer'],
    status: `case when credit_transaction.status = 'ACCEPTED' and exists (select 1 from recovery as refund
      where refund.transaction_id = credit_transaction.id) then 'PARTLY_REFUNDED' else credit_transaction.status end`,
    sort_name: ['application.sort_name', 'name'],
    amount_cents: ['credit_transaction.amount_cents', 'bigint'],
    funding_status: ['funding.status', 'text null'],
    asks: [
      'case when credit_transaction.request_kind is null and credit_transaction.flagged_at is null then 0 else 1 end',
      'integer',
    ],
    first_treatment_on: ['credit_transaction.first_treatment_on', 'text null'],
    created_at: 'credit_transaction.created_at',
    owes_back: ['case when credit.owed_cents < 0 then 1 else 0 end', 'integer'],
    owed_back_cents: ['case when credit.owed_cents < 0 then -credit.owed_cents else 0 end', 'bigint'],
  },
  scopes: ['side_key', 'practice_id'],
  at: 'created_at',
  orders: ['number', 'sort_name', 'status', 'amount_cents', 'first_treatment_on'],
  filters: ['status', 'amount_cents', 'funding_status', 'asks'],
  rare: ['funding_status', 'asks', 'owes_back'],
  tab: 'status',
  words: 'application_id',
  alone: ['borrower_id'],
});
