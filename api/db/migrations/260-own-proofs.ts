import type { Migration } from './migration';

/** Proofs of who somebody is, each for one change of how they log in. */
export const ownProofs: Migration = {
  name: '260-own-proofs',
  statements: () => [
    'create table own_proof (token_hash text primary key, staff_id text not null references staff, expires_at text not null)',
    'create index own_proof_expires on own_proof (expires_at)',
  ],
};
