import type { Db } from '../../db/database';
import type { ListShape } from '../../list/list-source';
import { transactionShape } from './transaction-list.reads';

const { createdAt, number, name, txAmount } = transactionShape.sorts;
const { tab: _, ...shape } = transactionShape;

/** Columns of the list of loans: transactions that somebody approved. */
export const loanShape = {
  ...shape,
  sorts: { createdAt, number, name, txAmount },
  filters: { amount: transactionShape.filters.amount, owesBack: 'owes_back' },
  gathers: [...shape.gathers, 'owes_back'],
  pairs: { ...shape.pairs, 'owes_back created_at': 'owes_back' },
  sums: { ...shape.sums, owedBack: 'owed_back_cents' },
} as const satisfies ListShape;

/** What a row of a loan shows. */
export function loanRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('credit_transaction')
      .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
      .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .leftJoin('borrower_credit', 'borrower_credit.transaction_id', 'credit_transaction.id')
      .select([
        'borrower_credit.owed_cents',
        'borrower_credit.owed_back_on',
        'credit_transaction.id',
        'credit_transaction.number',
        'credit_transaction.borrower_id',
        'credit_transaction.practice_id',
        'credit_transaction.status',
        'credit_transaction.amount_cents',
        'credit_transaction.selected_product',
        'credit_transaction.monthly_cents',
        'credit_transaction.asked_monthly_cents',
        'credit_transaction.accepted_at',
        'credit_transaction.paid_off_on',
        'credit_transaction.created_at',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
        'credit_profile.application_id as line_application_id',
      ])
      .where('credit_transaction.id', 'in', [...ids]),
  );
}
export type ListedLoanRow = Awaited<ReturnType<typeof loanRows>>[number];
