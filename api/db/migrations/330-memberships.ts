import { immutable } from './001-platform';
import type { Migration } from './migration';

const amount = (name: string) => `${name} bigint not null check (${name} >= 0)`;

/**
 * Memberships, one of each person and practice: plans as versions, the visits that they promise, what is billed and paid, credits and
 * points. Natural keys make whatever a job of the day makes one thing, however often it runs.
 */
export const memberships: Migration = {
  name: '330-memberships',
  statements: (dialect) => [
    `create table membership (
      id text primary key, borrower_id text not null references borrower (id), practice_id text not null references practice (id),
      status text not null, standing text not null, approved_at text, approved_application_id text,
      plan_max_cents bigint, is_invited integer not null, changed_by_member integer not null,
      active_plan_id text, requested_plan_id text, saved_plan_id text, method_id text references payment_method (id),
      activated_on text, plan_year integer not null, first_year integer not null, pays_at_once integer not null, pays_with_credits integer not null, past_due_on text, stage text,
      pauses text not null, asked_pause_months integer not null, renewal_consent_at text, cancelled_on text,
      cancel_method text, look_on text, created_at text not null, version integer not null,
      unique (borrower_id, practice_id))`,
    'create index membership_practice on membership (practice_id, created_at, id)',
    'create index membership_look on membership (look_on, id) where look_on is not null',
    `create table membership_plan (
      id text primary key, membership_id text not null references membership (id), number integer not null, status text not null,
      name text, discounts text not null, ${amount('total_cents')}, ${amount('upfront_cents')}, ${amount('monthly_cents')},
      ${amount('member_fee_cents')}, ${amount('provider_fee_cents')}, merchant_fee integer not null, contract text not null,
      basis text not null, installments_max integer not null, reason text, made_by_kind text not null, made_by_id text, sent_at text,
      accepted_at text, ended_at text, document_id text, signed_name text, created_at text not null, version integer not null,
      unique (membership_id, number))`,
    `create table plan_treatment (
      id text primary key, plan_id text not null references membership_plan (id), seq integer not null, thread_id text not null,
      treatment_id text, name text not null, area text, unit_type text not null, units integer not null,
      ${amount('price_per_unit_cents')}, discount integer not null, ${amount('discount_per_unit_cents')}, interval_months integer, ${amount('upfront_cents')},
      injector_id text, product_key text, scheduled_at text, unique (plan_id, seq))`,
    'create index plan_treatment_treatment on plan_treatment (treatment_id) where treatment_id is not null',
    'create index plan_treatment_injector on plan_treatment (injector_id) where injector_id is not null',
    `create table visit (
      id text primary key, membership_id text not null references membership (id), practice_id text not null references practice (id),
      thread_id text not null, plan_treatment_id text not null references plan_treatment (id), plan_year integer not null, slot integer not null,
      due_on text not null, status text not null, scheduled_at text, injector_id text, done_at text, done_by text,
      ${amount('price_cents')}, ${amount('list_cents')}, is_acknowledged integer not null, requested_note text, ended_at text,
      created_at text not null, version integer not null, unique (membership_id, thread_id, plan_year, slot))`,
    'create index visit_practice on visit (practice_id, scheduled_at, id) where scheduled_at is not null and ended_at is null',
    'create index visit_open on visit (practice_id, status, due_on, id) where done_at is null and ended_at is null',
    'create index visit_injector on visit (injector_id) where injector_id is not null',
    `create table membership_bill (
      id text primary key, membership_id text not null references membership (id), practice_id text not null references practice (id),
      plan_id text not null references membership_plan (id), natural_key text not null unique, kind text not null,
      plan_year integer not null, number integer not null, due_on text not null, debit_on text not null, ${amount('treatments_cents')}, ${amount('fee_cents')},
      ${amount('paid_treatments_cents')}, ${amount('paid_fee_cents')}, status text not null, created_at text not null,
      version integer not null)`,
    'create index membership_bill_membership on membership_bill (membership_id, due_on, id)',
    `create table membership_payment (
      id text primary key, membership_id text not null references membership (id), borrower_id text not null references borrower (id),
      practice_id text not null references practice (id), kind text not null, status text not null,
      amount_cents bigint not null check (amount_cents > 0), ${amount('refunded_cents')}, natural_key text not null unique,
      method_id text not null references payment_method (id), method_kind text not null, method_name text not null,
      method_last_four text not null, series_id text not null, attempt integer not null, scheduled_on text not null, submitted_on text,
      settles_on text, settled_on text, returned_on text, return_code text, receipt_id text, ask_at text, asks integer not null,
      created_at text not null, version integer not null)`,
    'create index membership_payment_membership on membership_payment (membership_id, created_at, id)',
    "create index membership_payment_scheduled on membership_payment (scheduled_on, id) where status = 'SCHEDULED'",
    'create index membership_payment_ask on membership_payment (ask_at, id) where ask_at is not null',
    `create table membership_order (
      payment_id text primary key, membership_id text not null references membership (id), kind text not null, content text not null,
      done_at text, created_at text not null)`,
    'create unique index membership_order_open on membership_order (membership_id) where done_at is null',
    `create table membership_payment_part (
      payment_id text not null references membership_payment (id), bill_id text not null references membership_bill (id),
      ${amount('treatments_cents')}, ${amount('fee_cents')}, primary key (payment_id, bill_id))`,
    `create table membership_refund (
      id text primary key, payment_id text references membership_payment (id), membership_id text not null references membership (id),
      borrower_id text not null references borrower (id), natural_key text not null unique, status text not null,
      amount_cents bigint not null check (amount_cents > 0), method_id text not null references payment_method (id), method_kind text not null,
      method_name text not null, method_last_four text not null, leaves_on text not null, submitted_on text, settles_on text, settled_on text,
      returned_on text, return_code text, ask_at text, asks integer not null, created_at text not null, version integer not null)`,
    'create index membership_refund_membership on membership_refund (membership_id, created_at, id)',
    "create index membership_refund_waiting on membership_refund (leaves_on, id) where status = 'SCHEDULED'",
    'create index membership_refund_ask on membership_refund (ask_at, id) where ask_at is not null',
    `create table credit_lot (
      id text primary key, membership_id text not null references membership (id), kind text not null, source text not null,
      natural_key text not null unique, amount_cents bigint not null check (amount_cents > 0), ${amount('remaining_cents')},
      received_on text not null, expires_on text, created_at text not null, version integer not null)`,
    'create index credit_lot_membership on credit_lot (membership_id, received_on, id)',
    'create index credit_lot_expiry on credit_lot (expires_on, id) where expires_on is not null and remaining_cents > 0',
    `create table credit_use (
      id text primary key, lot_id text not null references credit_lot (id), kind text not null, natural_key text not null unique,
      amount_cents bigint not null check (amount_cents > 0), bill_id text, used_on text not null, created_at text not null)`,
    'create index credit_use_lot on credit_use (lot_id, created_at, id)',
    ...immutable(dialect, 'credit_use'),
    `create table points_entry (
      id text primary key, membership_id text not null references membership (id), kind text not null, natural_key text not null unique,
      hundredths bigint not null, payment_id text, per_dollar bigint, earned_on text not null, created_at text not null)`,
    'create index points_entry_membership on points_entry (membership_id, created_at, id)',
    ...immutable(dialect, 'points_entry'),
    `create table cancellation_quote (
      id text primary key, membership_id text not null references membership (id), number bigint not null, content text not null,
      expires_at text not null, used_at text, created_at text not null)`,
    'create index cancellation_quote_membership on cancellation_quote (membership_id, created_at, id)',
    `create table membership_history (
      id text primary key, membership_id text not null references membership (id), seq integer not null, action text not null,
      actor_kind text not null, actor_id text, user_name text not null, note text, amount_cents bigint, at text not null,
      unique (membership_id, seq))`,
    ...immutable(dialect, 'membership_history'),
    `create table membership_notice (
      membership_id text not null references membership (id), kind text not null, about text not null, sent_on text not null,
      primary key (membership_id, kind, about))`,
    `create table membership_funding (
      id text primary key, membership_id text not null references membership (id), practice_id text not null references practice (id),
      plan_year integer not null, natural_key text not null unique, kind text not null, gross_cents bigint not null, fee_cents bigint not null,
      net_cents bigint not null, due_on text not null, deposit_id text, created_at text not null)`,
    'create index membership_funding_due on membership_funding (practice_id, due_on, id) where deposit_id is null',
    'create index membership_funding_membership on membership_funding (membership_id, created_at, id)',
    `create table practice_program (
      practice_id text primary key references practice (id), contract text not null, fee_type integer not null,
      ${amount('provider_fee_cents')}, ${amount('member_fee_cents')}, merchant_fee integer not null, ${amount('saas_fee_cents')},
      annual_discount integer not null, payment_period text not null, basis text not null, installments_max integer not null,
      version integer not null)`,
    // Who is a member already was known by the person alone.
    `insert into membership
      select 'membership-' || borrower.id, borrower.id, coalesce(borrower.practice_id, first.practice_id), 'REGISTER', 'GOOD',
        borrower.created_at, null, null, 0, 0, null, null, null, null, null, 0, 0, 0, 1, null, null, '[]', 0, null, null, null, null,
        borrower.created_at, 1
      from borrower join (
        select application.borrower_id, min(application.practice_id) as practice_id from application
        where application.enrollment = 'MEMBERSHIPS' group by application.borrower_id) as first on first.borrower_id = borrower.id
      where borrower.membership_status is not null`,
  ],
};
