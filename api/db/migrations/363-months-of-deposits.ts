import type { Migration } from './migration';

/** What a practice's month ends with is found without reading the rows of other months. */
export const monthsOfDeposits: Migration = {
  name: '363-months-of-deposits',
  statements: () => [
    'drop index membership_funding_deposit',
    'create index membership_funding_deposit on membership_funding (deposit_id, created_at) where deposit_id is not null',
    'create index membership_funding_given_back on membership_funding (practice_id, created_at) where net_cents < 0',
  ],
};
