import { momentOfDay, sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

/** The list of agreements: each treatment of a running plan with its date, by the day from which it is owed. */
export const agreementModel = readModel({
  table: 'listed_agreement',
  of: 'visit',
  where: 'visit.ended_at is null',
  joins: {
    practice: { by: 'visit.practice_id' },
    membership: { by: 'visit.membership_id' },
    borrower: { by: 'membership.borrower_id' },
    plan_treatment: { by: 'visit.plan_treatment_id' },
  },
  columns: {
    practice_id: 'visit.practice_id',
    side_key: sideOf('practice'),
    membership_id: 'visit.membership_id',
    // A request for another date is a matter before the treatment is owed; without one, what is not owed yet waits.
    status: `case when visit.done_at is not null then 'DONE'
      when visit.status = 'APPOINTMENT_NEEDED' and visit.is_owed = 0 then 'NOT_DUE' else visit.status end`,
    sort_name: [`lower(trim(coalesce(borrower.first_name, '') || ' ' || coalesce(borrower.last_name, '')))`, 'name'],
    treatment: 'plan_treatment.name',
    due_at: momentOfDay('visit.due_on'),
    dated_at: ['visit.scheduled_at', 'text null'],
  },
  scopes: ['side_key', 'practice_id'],
  at: 'due_at',
  orders: ['sort_name', 'dated_at'],
  filters: ['status'],
  rare: ['status'],
  tab: 'status',
  alone: ['membership_id'],
});

export const listedAgreements: Migration = {
  name: '366-listed-agreements',
  statements: (dialect) => agreementModel.create(dialect),
};
