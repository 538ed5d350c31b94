import type { Db } from '../../db/database';
import type { PracticeScope } from '../../http/actor';

const ROWS_MAX = 200;

/** A patient's transactions at the practices of a scope, newest first. */
export function listStaffTransactions(
  db: Db,
  of: { borrowerId: string; scope: PracticeScope; practiceId: string | undefined },
) {
  const { scope } = of;
  let query = db.builder
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .leftJoin('funding', 'funding.transaction_id', 'credit_transaction.id')
    .select([
      'credit_transaction.id',
      'credit_transaction.number',
      'credit_transaction.amount_cents',
      'credit_transaction.status',
      'credit_transaction.first_treatment_on',
      'credit_transaction.created_at',
      'credit_transaction.selected_product',
      'credit_transaction.monthly_cents',
      'credit_transaction.practice_id',
      'credit_transaction.accepted_at',
      'credit_transaction.version',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'funding.status as funding_status',
    ])
    .where('credit_transaction.borrower_id', '=', of.borrowerId);
  if (of.practiceId !== undefined) query = query.where('credit_transaction.practice_id', '=', of.practiceId);
  if (scope.kind === 'some') query = query.where('credit_transaction.practice_id', 'in', ['', ...scope.practiceIds]);
  else query = query.where('practice.contract_sell_percent', scope.financePartner ? '<' : '=', 100);
  return db.query(
    query.orderBy('credit_transaction.created_at', 'desc').orderBy('credit_transaction.id', 'desc').limit(ROWS_MAX),
  );
}

export type StaffTransactionRow = Awaited<ReturnType<typeof listStaffTransactions>>[number];

/** The history of several transactions, newest first. */
export function listHistories(db: Db, transactionIds: readonly string[]) {
  if (transactionIds.length === 0) return Promise.resolve([]);
  return db.query(
    db.builder
      .selectFrom('credit_transaction_history')
      .select(['transaction_id', 'action', 'user_name', 'note', 'at'])
      .where('transaction_id', 'in', [...transactionIds])
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .orderBy('id', 'desc'),
  );
}
