import type { Migration } from './migration';

/** What somebody proposes about an application in review, until somebody else confirms it; one that is open for each. */
export const reviewProposals: Migration = {
  name: '204-review-proposals',
  statements: () => [
    `create table review_proposal (
      id text primary key, application_id text not null references application (id), action text not null,
      reasons text not null, staff_id text not null references staff (id), at text not null, settled_at text)`,
    'create unique index review_proposal_open on review_proposal (application_id) where settled_at is null',
  ],
};
