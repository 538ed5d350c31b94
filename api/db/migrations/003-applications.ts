import type { Migration } from './migration';

/** Borrowers, applications, decisions, consents and documents. */
export const applications: Migration = {
  name: '003-applications',
  statements: (dialect) => {
    const binary = dialect === 'postgres' ? ' collate "C"' : '';
    return [
      `create table borrower (
        id text primary key, user_reference text not null unique, email text not null, email_verified_at text, phone text,
        phone_verified_at text, first_name text, last_name text, birth_date text, street text, unit text, city text, state_code text,
        zip_code text, ssn_vault_id text, ssn_last_four text, ssn_index text unique, consumer_index text unique,
        account_number text unique, practice_id text,
        identity_verified_at text, v2_allowed integer not null, on_hold integer not null, flagged_fraud integer not null,
        deceased integer not null, is_deleted integer not null, is_bank_added integer not null, membership_status text,
        created_at text not null, version integer not null)`,
      // Only a proven address is a key to an account; anybody may type one.
      'create unique index borrower_verified_email on borrower (email) where email_verified_at is not null',
      'create index borrower_email on borrower (email)',
      'create index borrower_phone on borrower (phone)',
      // The last number given out, by what it numbers. The row serialises those who take one.
      'create table counter (name text primary key, value bigint not null)',
      `create table application_start (
        id text primary key, practice_id text not null, enrollment text not null, email text, phone text,
        requested_amount_cents bigint, created_at text not null)`,
      `create table application (
        id text primary key, number integer not null unique, borrower_id text not null references borrower (id),
        practice_id text not null references practice (id), enrollment text not null, status text not null, status_note text,
        page_path text not null, requested_amount_cents bigint, annual_income_cents bigint, is_married integer, household_vault_id text,
        credit_pull_consent_at text, "freeze" integer not null, need_more_info integer not null, persona_required integer not null,
        kba_required integer not null, kba_passed integer, identity_verified integer not null, ssn_used integer not null,
        duplicate_of_borrower_id text, pend_out_of_state integer not null, fraud_alert integer not null, mismatches text not null,
        tries integer not null, saved_for_later integer not null, inquiry_id text, exam_vault_id text, bureau_vault_id text,
        decision_id text, grade text, approved_line_cents bigint, contract_number text, agreement_signed_at text,
        sort_name text${binary} not null, created_at text not null, submitted_at text, version integer not null)`,
      'create index application_newest on application (created_at, id)',
      'create index application_practice_newest on application (practice_id, created_at, id)',
      'create index application_practice_status on application (practice_id, status, created_at, id)',
      'create index application_status_newest on application (status, created_at, id)',
      'create index application_borrower on application (borrower_id, enrollment, created_at)',
      `create table application_history (
        id text primary key, application_id text not null references application (id), action text not null, actor_kind text not null,
        actor_name text not null, note text, at text not null)`,
      'create index application_history_application on application_history (application_id, at)',
      ...immutableHistory(dialect),
      `create table application_token (
        practice_id text not null, token text${binary} not null, application_id text not null, primary key (practice_id, token, application_id))`,
      'create index application_token_any on application_token (token, application_id)',
      `create table decision (
        id text primary key, application_id text not null references application (id), purpose text not null, as_of text not null,
        engine_version text not null, risk_profile_id text not null, risk_profile_version integer not null, config_hash text not null,
        inputs_vault_id text not null, inputs_hash text not null, status text not null, record text not null, created_at text not null)`,
      'create index decision_application on decision (application_id, created_at)',
      'create table risk_configuration (hash text primary key, body text not null, created_at text not null)',
      `create table risk_profile (
        id text not null, version integer not null, name text not null, enrollment text not null, config_hash text not null,
        is_current integer not null, archived integer not null, published_at text not null, published_by text not null, primary key (id, version))`,
      `create table consent (
        id text primary key, application_id text not null, consent_key text not null, text_version text not null, text_sha256 text not null,
        given_at text not null, ip_hash text not null, user_agent text not null)`,
      'create index consent_application on consent (application_id)',
      `create table document (
        id text primary key, document_key text not null, borrower_id text not null references borrower (id), application_id text,
        transaction_id text, title text not null, text_version text not null, content text not null, sha256 text not null,
        pdf text, pdf_sha256 text, signed_name text, signed_at text, evidence text not null, created_at text not null)`,
      'create index document_application on document (application_id)',
      'create index document_transaction on document (transaction_id)',
      'create index document_borrower on document (borrower_id, created_at)',
      `create table document_ticket (
        token_hash text primary key, document_key text not null, borrower_id text not null, application_id text, transaction_id text,
        expires_at text not null, used_at text, created_at text not null)`,
      'create index document_ticket_expiry on document_ticket (expires_at)',
    ];
  },
};

function immutableHistory(dialect: 'sqlite' | 'postgres'): string[] {
  return dialect === 'sqlite'
    ? [
        "create trigger application_history_no_update before update on application_history begin select raise(abort, 'history rows are immutable'); end",
      ]
    : [];
}
