import { immutable } from './001-platform';
import type { Migration } from './migration';

/** Credit lines, transactions and the double-entry ledger, with the rules that the database itself enforces. */
export const credit: Migration = {
  name: '004-credit',
  statements: (dialect) => [
    `create table credit_profile (
      id text primary key, borrower_id text not null unique references borrower (id), practice_id text not null, application_id text not null,
      account_number text not null unique, grade text not null, approved_line_cents bigint not null check (approved_line_cents >= 0),
      max_line_cents bigint not null, balance_cents bigint not null check (balance_cents >= 0), expires_on text not null,
      created_at text not null, version integer not null)`,
    `create table credit_transaction (
      id text primary key, number integer not null unique, borrower_id text not null references borrower (id),
      practice_id text not null references practice (id), credit_profile_id text not null references credit_profile (id),
      amount_cents bigint not null check (amount_cents > 0), status text not null, approved integer not null, genesis integer not null,
      first_treatment_on text, products text not null, selected_product text, selected_plan text, monthly_cents bigint,
      autopay_type text, autopay_custom_cents bigint, accepted_at text, created_at text not null, version integer not null)`,
    'create index credit_transaction_borrower on credit_transaction (borrower_id, created_at, id)',
    'create index credit_transaction_practice on credit_transaction (practice_id, created_at, id)',
    'create index credit_transaction_newest on credit_transaction (created_at, id)',
    `create table credit_transaction_history (
      id text primary key, transaction_id text not null references credit_transaction (id), action text not null,
      actor_kind text not null, actor_id text, user_name text not null, note text, at text not null)`,
    'create index credit_transaction_history_transaction on credit_transaction_history (transaction_id, at)',
    ...immutable(dialect, 'credit_transaction_history'),
    `create table loan_event (
      id text primary key, transaction_id text not null references credit_transaction (id), seq integer not null, kind text not null,
      amount_cents bigint not null, effective_on text not null, detail text not null, created_at text not null, unique (transaction_id, seq))`,
    // The id of an account is its path in the chart, e.g. asset:loan:<transaction>:principal.
    `create table ledger_account (
      id text primary key, type text not null, unit text not null, normal text not null,
      allow_negative integer not null, balance bigint not null)`,
    `create table journal_entry (
      id text primary key, kind text not null, effective_on text not null, booked_at text not null, natural_key text not null unique,
      ref_type text not null, ref_id text not null, reversal_of text unique, actor text not null, memo text)`,
    'create index journal_entry_reference on journal_entry (ref_type, ref_id)',
    `create table posting (
      entry_id text not null references journal_entry (id), seq integer not null, account_id text not null references ledger_account (id),
      amount bigint not null check (amount <> 0), unit text not null, primary key (entry_id, seq))`,
    'create index posting_account on posting (account_id)',
    ...immutable(dialect, 'journal_entry'),
    ...immutable(dialect, 'posting'),
    ...balanced(dialect),
    `create table funding (
      id text primary key, transaction_id text not null unique references credit_transaction (id), practice_id text not null,
      gross_cents bigint not null, fee_cents bigint not null, net_cents bigint not null, status text not null, created_at text not null,
      check (gross_cents = fee_cents + net_cents))`,
    'create index funding_practice on funding (practice_id, created_at)',
  ],
};

/**
 * Refuses an unbalanced entry at commit. Postgres has deferred constraint triggers. SQLite has deferred foreign keys: each
 * entry owns a row in `entry_balance`, and a non-zero sum points to a row that does not exist.
 */
function balanced(dialect: 'sqlite' | 'postgres'): string[] {
  if (dialect === 'postgres') {
    return [
      `create function posting_balanced() returns trigger language plpgsql as $$ begin
        if exists (select 1 from posting where entry_id = new.entry_id group by unit having sum(amount) <> 0) then
          raise exception 'Journal entry % does not balance', new.entry_id; end if; return null; end $$`,
      'create constraint trigger posting_balanced after insert on posting deferrable initially deferred for each row execute function posting_balanced()',
    ];
  }
  return [
    'create table zero (value integer primary key)',
    'insert into zero (value) values (0)',
    `create table entry_balance (
      entry_id text not null, unit text not null, total integer not null references zero (value) deferrable initially deferred,
      primary key (entry_id, unit)) without rowid`,
    `create trigger posting_total after insert on posting begin
      insert into entry_balance (entry_id, unit, total) values (new.entry_id, new.unit, new.amount)
      on conflict (entry_id, unit) do update set total = total + excluded.total; end`,
  ];
}
