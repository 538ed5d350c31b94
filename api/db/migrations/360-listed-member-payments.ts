import { momentOfDay, sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

/** The list of members' payments: what is on its way is one thing to whoever reads it, and so is what failed. */
export const memberPaymentModel = readModel({
  table: 'listed_member_payment',
  of: 'membership_payment',
  joins: {
    practice: { by: 'membership_payment.practice_id' },
    borrower: { by: 'membership_payment.borrower_id' },
  },
  columns: {
    practice_id: 'membership_payment.practice_id',
    side_key: sideOf('practice'),
    borrower_id: 'membership_payment.borrower_id',
    membership_id: 'membership_payment.membership_id',
    status: `case when membership_payment.status in ('SUBMITTED', 'UNKNOWN', 'PENDING') then 'ON_ITS_WAY'
      when membership_payment.status in ('RETURNED', 'DECLINED') then 'FAILED' else membership_payment.status end`,
    kind: 'membership_payment.kind',
    amount_cents: ['membership_payment.amount_cents', 'bigint'],
    sort_name: [`lower(trim(coalesce(borrower.first_name, '') || ' ' || coalesce(borrower.last_name, '')))`, 'name'],
    pay_at: momentOfDay('coalesce(membership_payment.submitted_on, membership_payment.scheduled_on)'),
  },
  scopes: ['side_key', 'practice_id'],
  at: 'pay_at',
  orders: ['sort_name', 'amount_cents'],
  filters: ['status', 'kind', 'amount_cents'],
  rare: ['kind'],
  tab: 'status',
  alone: ['borrower_id', 'membership_id'],
});

export const listedMemberPayments: Migration = {
  name: '360-listed-member-payments',
  statements: (dialect) => memberPaymentModel.create(dialect),
};
