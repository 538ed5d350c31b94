import type { Migration } from './migration';

/**
 * Practices that enroll themselves: how far each has come, what it said, sealed, the keys and links by which it goes on, of which only
 * hashes are kept, and the agreement that it signed.
 */
export const providerEnrollments: Migration = {
  name: '400-provider-enrollments',
  statements: () => [
    `create table provider_enrollment (
      id text primary key, slug text not null, enterprise_id text references enterprise (id),
      practice_id text references practice (id), step integer not null check (step between 1 and 5),
      privi_enrollment integer not null, patientfi_enrollment integer not null,
      provider_name text not null, state_code text not null, email_index text not null, answers text not null,
      owner_vault_id text, bank_vault_id text, card_vault_id text,
      is_email_proven integer not null default 0,
      created_at text not null, changed_at text not null, finished_at text, version integer not null,
      check (privi_enrollment = 1 or patientfi_enrollment = 1))`,
    'create index provider_enrollment_of on provider_enrollment (email_index, slug, created_at)',
    'create index provider_enrollment_listed on provider_enrollment (created_at, id)',
    `create table provider_enrollment_key (
      key_hash text primary key, enrollment_id text not null references provider_enrollment (id),
      kind text not null check (kind in ('BROWSER', 'LINK')), created_at text not null, expires_at text not null,
      used_at text)`,
    'create index provider_enrollment_key_of on provider_enrollment_key (enrollment_id)',
    `create table provider_enrollment_history (
      enrollment_id text not null references provider_enrollment (id), position integer not null,
      action text not null, at text not null, primary key (enrollment_id, position))`,
    `create table provider_agreement (
      id text primary key, enrollment_id text not null unique references provider_enrollment (id),
      title text not null, text_version text not null, content text not null, sha256 text not null,
      pdf text, pdf_sha256 text, signed_name text not null, signer_title text not null, signed_on text not null,
      signed_at text not null, evidence text not null)`,
  ],
};
