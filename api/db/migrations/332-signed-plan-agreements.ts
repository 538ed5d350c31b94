import type { Migration } from './migration';

/** Plan agreements that were signed on paper: the copy lies sealed in the vault, one for each plan, and this says what it is of. */
export const signedPlanAgreements: Migration = {
  name: '332-signed-plan-agreements',
  statements: () => [
    `create table signed_plan_agreement (
      id text primary key, membership_id text not null references membership (id),
      plan_id text not null unique references membership_plan (id), practice_id text not null references practice (id),
      vault_id text not null, sha256 text not null, size_bytes bigint not null check (size_bytes > 0),
      uploaded_by text not null, uploaded_at text not null)`,
  ],
};
