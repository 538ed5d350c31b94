import { momentOfDay, sideOf } from '../read-model/declaration';
import { readModel } from '../read-model/read-model';
import type { Migration } from './migration';

/** Loans that are late. Those that waited longest come first by a rank, because a list is ordered downward. */
export const pastDueModel = readModel({
  table: 'listed_past_due',
  of: 'past_due_loan',
  joins: {
    loan: { table: 'credit_transaction', by: 'past_due_loan.id' },
    practice: { by: 'loan.practice_id' },
    line: { table: 'credit_profile', by: 'loan.credit_profile_id' },
    application: { by: 'line.application_id' },
  },
  columns: {
    practice_id: 'loan.practice_id',
    side_key: sideOf('practice'),
    borrower_id: 'loan.borrower_id',
    application_id: 'line.application_id',
    number: ['loan.number', 'integer'],
    sort_name: ['application.sort_name', 'name'],
    bucket: 'past_due_loan.bucket',
    late_rank: ['past_due_loan.late_rank', 'integer'],
    past_due_cents: ['past_due_loan.past_due_cents', 'bigint'],
    late_at: momentOfDay('past_due_loan.late_since'),
  },
  scopes: ['side_key', 'practice_id'],
  at: 'late_at',
  orders: ['late_rank', 'number', 'sort_name', 'past_due_cents'],
  filters: ['bucket', 'past_due_cents'],
  tab: 'bucket',
  words: 'application_id',
  alone: ['borrower_id'],
});

/** A loan has its row while it is late; the work of a day and whatever is booked on it keep the row. Loans that are late now get theirs. */
export const pastDueLoans: Migration = {
  name: '491-past-due-loans',
  statements: (dialect) => [
    `create table past_due_loan (id text primary key references credit_transaction (id), late_since text not null,
      late_rank integer not null, past_due_cents bigint not null, bucket text not null)`,
    ...pastDueModel.create(dialect),
    `update loan_servicing set look_on = '2000-01-01' where days_past_due > 0 and look_on is not null`,
  ],
};
