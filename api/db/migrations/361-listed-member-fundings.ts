import { sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

/**
 * What practices are paid for memberships, and what they give back: a row below zero waits until deposits have kept all of it back, one
 * above stands where its deposit does.
 */
export const memberFundingModel = readModel({
  table: 'listed_member_funding',
  of: 'membership_funding',
  joins: {
    practice: { by: 'membership_funding.practice_id' },
    membership: { by: 'membership_funding.membership_id' },
    borrower: { by: 'membership.borrower_id' },
    deposit: { by: 'membership_funding.deposit_id', kind: 'optional' },
  },
  columns: {
    practice_id: 'membership_funding.practice_id',
    side_key: sideOf('practice'),
    membership_id: 'membership_funding.membership_id',
    borrower_id: 'membership.borrower_id',
    status: `case when membership_funding.net_cents < 0 then
        case when membership_funding.deposit_id is null then 'QUEUED' else 'SETTLED' end
      when deposit.status is null or deposit.status = 'DEFERRED' then 'QUEUED'
      when deposit.status = 'SETTLED' then 'SETTLED' when deposit.status = 'RETURNED' then 'RETURNED' else 'SENT' end`,
    kind: 'membership_funding.kind',
    gross_cents: ['membership_funding.gross_cents', 'bigint'],
    net_cents: ['membership_funding.net_cents', 'bigint'],
    sort_name: [`lower(trim(coalesce(borrower.first_name, '') || ' ' || coalesce(borrower.last_name, '')))`, 'name'],
    created_at: 'membership_funding.created_at',
  },
  scopes: ['side_key', 'practice_id'],
  at: 'created_at',
  orders: ['sort_name', 'gross_cents', 'net_cents'],
  filters: ['status', 'kind', 'gross_cents'],
  rare: ['kind'],
  tab: 'status',
  alone: ['membership_id'],
});

export const listedMemberFundings: Migration = {
  name: '361-listed-member-fundings',
  statements: (dialect) => memberFundingModel.create(dialect),
};
