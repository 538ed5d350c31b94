import type { Migration } from './migration';

/**
 * Payments of loans; when each loan is looked at next; and which notices went out, each once. The natural key makes a payment of a job
 * one, however often the job runs.
 */
export const payments: Migration = {
  name: '116-payments',
  statements: () => [
    `create table payment (
      id text primary key, transaction_id text not null references credit_transaction (id), borrower_id text not null references borrower (id),
      kind text not null, status text not null, amount_cents bigint not null check (amount_cents > 0), natural_key text not null unique,
      method_id text not null references payment_method (id), method_kind text not null, method_name text not null, method_last_four text not null,
      series_id text not null, attempt integer not null, due_on text, scheduled_on text not null, submitted_on text, settles_on text,
      settled_on text, returned_on text, return_code text, event_id text, receipt_id text, ask_at text, asks integer not null,
      created_at text not null, version integer not null)`,
    'create index payment_transaction on payment (transaction_id, created_at, id)',
    "create index payment_scheduled on payment (scheduled_on, id) where status = 'SCHEDULED'",
    'create index payment_ask on payment (ask_at, id) where ask_at is not null',
    'create index payment_method_return on payment (method_id, returned_on) where return_code is not null',
    `create table loan_servicing (
      transaction_id text primary key references credit_transaction (id), look_on text, days_past_due integer not null,
      bucket text not null, serviced_on text)`,
    'create index loan_servicing_look on loan_servicing (look_on, transaction_id) where look_on is not null',
    `create table servicing_notice (
      subject_id text not null, kind text not null, about text not null, sent_on text not null, primary key (subject_id, kind, about))`,
  ],
};
