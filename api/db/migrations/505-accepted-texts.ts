import type { Migration } from './migration';

/**
 * What somebody accepts by continuing on the first screen, before anything is proven of them: it stays with the start, and goes over to
 * the application that begins with it. Each text is kept once, by its hash; each acceptance by an application is a document.
 */
export const acceptedTexts: Migration = {
  name: '505-accepted-texts',
  statements: () => [
    'create table legal_text (sha256 text primary key, content text not null, english text)',
    `create table start_consent (
      start_id text not null references application_start (id), document_key text not null,
      text_sha256 text not null references legal_text (sha256), text_version text not null,
      language text not null check (language in ('en', 'es')), given_at text not null,
      ip_hash text not null, user_agent text not null, request_id text not null, primary key (start_id, document_key))`,
    'alter table document add column accepted_at text',
    `create unique index document_accepted on document (application_id, document_key, sha256)
      where accepted_at is not null`,
  ],
};
