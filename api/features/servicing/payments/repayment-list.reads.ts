import type { Db } from '../../../db/database';
import type { ListShape } from '../../../list/list-source';

/** Columns of the list of repayments. */
export const repaymentShape = {
  table: 'listed_repayment',
  tie: [{ column: 'id' }],
  at: 'pay_at',
  sorts: {
    payOn: { column: 'pay_at' },
    number: { column: 'number', isNumber: true },
    name: { column: 'sort_name' },
    status: { column: 'status' },
    amount: { column: 'amount_cents', isNumber: true },
  },
  filters: { status: 'status', kind: 'kind', amount: 'amount_cents' },
  gathers: ['pay_at', 'number', 'status', 'kind', 'amount_cents'],
  pairs: { 'status pay_at': 'tab', 'kind pay_at': 'kind' },
  gathersAlone: { borrower_id: 'listed_repayment_borrower_id' },
  tab: { column: 'status', index: 'tab' },
  words: { application: 'application_id', number: 'number' },
  sums: { amount: 'amount_cents' },
} as const satisfies ListShape;

/** Payments with whose they are and what they repay. */
export function repaymentRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('payment')
      .innerJoin('credit_transaction', 'credit_transaction.id', 'payment.transaction_id')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
      .innerJoin('borrower', 'borrower.id', 'payment.borrower_id')
      .selectAll('payment')
      .select([
        'credit_transaction.number',
        'credit_transaction.practice_id',
        'credit_profile.application_id as line_application_id',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
      ])
      .where('payment.id', 'in', [...ids]),
  );
}
export type ListedRepaymentRow = Awaited<ReturnType<typeof repaymentRows>>[number];
