import type { ExpressionBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type QueryBuilder, type RowOf, statement } from '../../db/statement';
import type { Tables } from '../../db/tables/index';
import type { PracticeScope } from '../../http/actor';
import { lineOfBorrower } from '../credit-line/index';

const STAFF_ROWS_MAX = 200;

const rows = (q: QueryBuilder) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .leftJoin('borrower_credit', 'borrower_credit.transaction_id', 'credit_transaction.id')
    .select([
      'credit_transaction.id',
      'credit_transaction.number',
      'credit_transaction.amount_cents',
      'credit_transaction.status',
      'credit_transaction.first_treatment_on',
      'credit_transaction.products',
      'credit_transaction.created_at',
      'credit_transaction.selected_product',
      'credit_transaction.monthly_cents',
      'credit_transaction.asked_monthly_cents',
      'credit_transaction.paid_off_on',
      'credit_transaction.practice_id',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.time_zone',
      'borrower_credit.owed_cents',
    ])
    .orderBy('credit_transaction.created_at', 'desc')
    .orderBy('credit_transaction.id', 'desc');

/** A borrower's transactions, newest first; at most 500. */
export const transactionsOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  rows(q)
    .where('credit_transaction.borrower_id', '=', p.borrowerId)
    // As a literal: with a bound limit SQLite takes a quarter longer.
    .limit((eb) => eb.lit(500)),
);

/** What was refunded of a purchase, in however many parts. */
export const refundedOf = (eb: ExpressionBuilder<Tables, 'credit_transaction'>) =>
  eb
    .selectFrom('recovery')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('recovery.gross_cents'), lit(0)).as('all'))
    .whereRef('recovery.transaction_id', '=', 'credit_transaction.id');

/** A patient's transactions at the practices of a scope, newest first. */
export function listStaffTransactions(
  db: Db,
  of: { borrowerId: string; scope: PracticeScope; practiceId: string | undefined },
) {
  const { scope } = of;
  let query = rows(db.builder)
    .leftJoin('funding', 'funding.transaction_id', 'credit_transaction.id')
    .select([
      'credit_transaction.accepted_at',
      'credit_transaction.request_kind',
      'credit_transaction.request_cents',
      'credit_transaction.request_note',
      'credit_transaction.request_at',
      'credit_transaction.flagged_at',
      'credit_transaction.version',
      'funding.status as funding_status',
    ])
    .select((eb) => refundedOf(eb).as('refunded_cents'))
    .where('credit_transaction.borrower_id', '=', of.borrowerId);
  if (of.practiceId !== undefined) query = query.where('credit_transaction.practice_id', '=', of.practiceId);
  if (scope.kind === 'some') query = query.where('credit_transaction.practice_id', 'in', ['', ...scope.practiceIds]);
  else query = query.where('practice.contract_sell_percent', scope.financePartner ? '<' : '=', 100);
  return db.query(query.limit(STAFF_ROWS_MAX));
}

/** One transaction with what its commands need of the practice, the credit line and the borrower. */
export const transactionById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .selectAll('credit_transaction')
    .select([
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.time_zone',
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
      'borrower.language',
      'borrower.state_code as borrower_state',
      'borrower.on_hold',
      'borrower.flagged_fraud',
      'borrower.deceased',
      'borrower.states',
    ])
    .where('credit_transaction.id', '=', p.id),
);

const entries = (q: QueryBuilder) =>
  q
    .selectFrom('credit_transaction_history')
    .select(['transaction_id', 'action', 'user_name', 'note', 'at', 'amount_cents'])
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .orderBy('id', 'desc');

/** Status history, newest first. */
export const historyOf = statement<{ transactionId: string }>()((q, p) =>
  entries(q).where('transaction_id', '=', p.transactionId),
);

/** The history of several transactions, newest first. */
export const listHistories = (db: Db, transactionIds: readonly string[]) =>
  db.query(entries(db.builder).where('transaction_id', 'in', ['', ...transactionIds]));

/** The last that happened to each of some transactions, by their ids. */
export async function lastActions(db: Db, transactionIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const last = new Map<string, string>();
  const newestFirst = transactionIds.length === 0 ? [] : await listHistories(db, transactionIds);
  for (const { transaction_id: id, action } of newestFirst) if (!last.has(id)) last.set(id, action);
  return last;
}

/** The payment to the practice; no row before acceptance. */
export const fundingOf = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('funding').select('status').where('transaction_id', '=', p.transactionId),
);

/** The transaction, taken until the database transaction ends: whoever decides by what happened to it takes it first. */
export const takenTransaction = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('credit_transaction').select('id').where('id', '=', p.id), dialect),
);

const takenLine = statement<{ borrowerId: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('credit_profile').select('id').where('borrower_id', '=', p.borrowerId), dialect),
);

export type TransactionListRow = RowOf<typeof transactionsOfBorrower>;
export type StaffTransactionRow = Awaited<ReturnType<typeof listStaffTransactions>>[number];
export type TransactionDetail = RowOf<typeof transactionById>;
export type HistoryRow = RowOf<typeof historyOf>;

/**
 * The borrower's credit line, taken until the transaction ends: whoever holds credit looks at what is held before, and two that look at the
 * same time would both find room.
 */
export async function takeCreditLine(tx: Tx, borrowerId: string) {
  await tx.first(takenLine, { borrowerId });
  return tx.first(lineOfBorrower, { borrowerId });
}
