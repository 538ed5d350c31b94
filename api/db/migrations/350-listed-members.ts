import { sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

const open = (status: string) =>
  `exists (select 1 from visit as promised where promised.membership_id = membership.id and promised.done_at is null and promised.ended_at is null and ${status})`;

/**
 * The list of members: how each is shown (decision 30), and whether a payment is late. A visit that nobody asks for counts from the
 * day that it is owed, which the jobs of the day mark.
 */
export const memberModel = readModel({
  table: 'listed_member',
  of: 'membership',
  joins: {
    practice: { by: 'membership.practice_id' },
    borrower: { by: 'membership.borrower_id' },
    promised: { table: 'visit', key: 'membership_id', by: 'membership.id', kind: 'many' },
  },
  columns: {
    practice_id: 'membership.practice_id',
    side_key: sideOf('practice'),
    borrower_id: 'membership.borrower_id',
    status: `case membership.status when 'CANCELLED' then 'cancelled' when 'CANCELLATION_INSTALLMENT' then 'cancelled'
      when 'PLAN_REQUESTED' then case when membership.changed_by_member = 1 then 'confirmation_requested' else 'confirmation_needed' end
      when 'REGISTER' then case when membership.saved_plan_id is not null then 'plan_saved' else 'registered' end
      else case when ${open(`promised.status = 'CONTACT_REQUESTED'`)} then 'contact_requested'
        when ${open(`promised.status = 'APPOINTMENT_NEEDED' and promised.is_owed = 1`)} then 'appointment_needed' else 'active' end end`,
    is_late: [`case when membership.past_due_on is null then 0 else 1 end`, 'integer'],
    sort_name: [`lower(trim(coalesce(borrower.first_name, '') || ' ' || coalesce(borrower.last_name, '')))`, 'name'],
    created_at: 'membership.created_at',
  },
  scopes: ['side_key', 'practice_id'],
  at: 'created_at',
  orders: ['sort_name'],
  filters: ['status', 'is_late'],
  rare: ['is_late'],
  tab: 'status',
  alone: ['borrower_id'],
});

export const listedMembers: Migration = {
  name: '350-listed-members',
  statements: (dialect) => [
    'alter table visit add column is_owed integer not null default 0',
    'create index visit_not_owed on visit (due_on, id) where is_owed = 0 and done_at is null and ended_at is null',
    ...memberModel.create(dialect),
  ],
};
