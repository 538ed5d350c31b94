import type { Db, Tx } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { statement } from '../../db/statement';
import { findLine } from '../credit-line/index';

const listRows = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
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
      'practice.name as practice_name',
      'practice.state_code as practice_state',
    ])
    .where('credit_transaction.borrower_id', '=', p.borrowerId)
    .orderBy('credit_transaction.created_at', 'desc')
    .orderBy('credit_transaction.id', 'desc')
    // As a literal: with a bound limit SQLite takes a quarter longer.
    .limit((eb) => eb.lit(500)),
);

const detailById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .selectAll('credit_transaction')
    .select([
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.email as practice_email',
      'practice.return_urls',
      'practice.risk_profile_id',
      'practice.product_group_id',
      'credit_profile.grade',
      'credit_profile.mla_covered',
      'credit_profile.approved_line_cents',
      'credit_profile.balance_cents',
      'credit_profile.expires_on',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.email',
      'borrower.state_code as borrower_state',
      'borrower.on_hold',
      'borrower.flagged_fraud',
      'borrower.deceased',
    ])
    .where('credit_transaction.id', '=', p.id),
);

const historyOf = statement<{ transactionId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction_history')
    .select(['action', 'user_name', 'note', 'at'])
    .where('transaction_id', '=', p.transactionId)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('id', 'desc'),
);

const fundingOf = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('funding').select('status').where('transaction_id', '=', p.transactionId),
);

const takenLine = statement<{ borrowerId: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('credit_profile').select('id').where('borrower_id', '=', p.borrowerId), dialect),
);
export type TransactionListRow = Awaited<ReturnType<typeof listTransactionRows>>[number];
export type TransactionDetail = NonNullable<Awaited<ReturnType<typeof findTransaction>>>;
export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/** A borrower's transactions, newest first; at most 500. */
export function listTransactionRows(db: Db, borrowerId: string) {
  return db.all(listRows, { borrowerId });
}

/** One transaction with what its commands need of the practice, the credit line and the borrower. */
export function findTransaction(db: Db, id: string) {
  return db.first(detailById, { id });
}

/** Status history, newest first. */
export function listHistory(db: Db, transactionId: string) {
  return db.all(historyOf, { transactionId });
}

/** Status of the payment to the practice, or undefined before acceptance. */
export async function findFundingStatus(db: Db, transactionId: string): Promise<string | undefined> {
  return (await db.first(fundingOf, { transactionId }))?.status;
}

/**
 * The borrower's credit line, taken until the transaction ends: whoever holds credit looks at what is held before, and two that look at the
 * same time would both find room.
 */
export async function takeCreditLine(tx: Tx, borrowerId: string) {
  await tx.first(takenLine, { borrowerId });
  return findLine(tx, borrowerId);
}
