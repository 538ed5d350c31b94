import type { Migration } from './migration';

/** Which text of the privacy policy a member confirmed, and when. */
export const privacyConsents: Migration = {
  name: '344-privacy-consents',
  statements: () => [
    `create table privacy_consent (
      borrower_id text not null references borrower (id), document_version text not null, sha256 text not null,
      language text not null, confirmed_at text not null, primary key (borrower_id, document_version))`,
  ],
};
