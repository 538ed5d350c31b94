import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';
import { takenTransaction } from '../credit-transaction/index';

/** An accepted transaction with what servicing its loan asks of practice, borrower and funding. */
const loanById = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .innerJoin('funding', 'funding.transaction_id', 'credit_transaction.id')
    .select([
      'credit_transaction.id',
      'credit_transaction.number',
      'credit_transaction.borrower_id',
      'credit_transaction.practice_id',
      'credit_transaction.status',
      'credit_transaction.request_kind',
      'credit_transaction.flagged_at',
      'credit_transaction.selected_plan',
      'credit_transaction.products',
      'credit_transaction.autopay_type',
      'credit_transaction.autopay_custom_cents',
      'credit_transaction.autopay_method_id',
      'practice.name as practice_name',
      'practice.state_code as practice_state',
      'practice.time_zone',
      'borrower.state_code as borrower_state',
      'borrower.email',
      'borrower.phone',
      'borrower.phone_verified_at',
      'borrower.first_name',
      'borrower.last_name',
      'borrower.language',
      'borrower.on_hold',
      'borrower.flagged_fraud',
      'borrower.deceased',
      'borrower.states',
      'funding.fee_cents',
      'funding.net_cents',
    ])
    .where('credit_transaction.id', '=', p.id),
);

export type LoanRow = RowOf<typeof loanById>;

/** The loan's transaction, taken until the database transaction ends: whoever books on it looks at it first. */
export async function takeLoanRow(db: Db, id: string): Promise<LoanRow | undefined> {
  await db.first(takenTransaction, { id });
  return db.first(loanById, { id });
}

export const loanRow = (db: Db, id: string): Promise<LoanRow | undefined> => db.first(loanById, { id });

/** The loans in force of a borrower, the oldest first. */
export const loansOfBorrower = statement<{ borrowerId: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'flagged_at'])
    .where('borrower_id', '=', p.borrowerId)
    .where('status', '=', 'ACCEPTED')
    .where('selected_plan', 'is not', null)
    .orderBy('number'),
);

const due = statement<{ day: string; limit: number }>()((q, p) =>
  q
    .selectFrom('loan_servicing')
    .select('transaction_id')
    .where('look_on', 'is not', null)
    .where('look_on', '<=', p.day)
    .orderBy('look_on')
    .orderBy('transaction_id')
    .limit(p.limit),
);

/** Loans whose day has come, the longest waiting first. */
export const listDueLoans = (db: Db, day: string, limit: number) => db.all(due, { day, limit });

export const servicingRow = statement<{ id: string }>()((q, p) =>
  q.selectFrom('loan_servicing').selectAll().where('transaction_id', '=', p.id),
);

/** Disputes from before a moment that nobody has answered, the oldest first. */
export const openDisputes = statement<{ before: string }>()((q, p) =>
  q
    .selectFrom('credit_transaction')
    .select(['id', 'number', 'request_at'])
    .where('request_kind', '=', 'DISPUTE')
    .where('request_at', '<', p.before)
    .orderBy('request_at'),
);

/** Lines that end on a day and can still be used. */
export const endingLines = statement<{ day: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('credit_profile')
    .innerJoin('borrower', 'borrower.id', 'credit_profile.borrower_id')
    .select([
      'credit_profile.id',
      'credit_profile.borrower_id',
      'credit_profile.expires_on',
      'borrower.email',
      'borrower.first_name',
    ])
    .where('credit_profile.expires_on', '=', p.day)
    .where('credit_profile.id', '>', p.after)
    .where('borrower.is_deleted', '=', 0)
    .where('borrower.deceased', '=', 0)
    .where('borrower.on_hold', '=', 0)
    .where('borrower.flagged_fraud', '=', 0)
    .where(sql<boolean>`credit_profile.approved_line_cents > credit_profile.balance_cents`)
    .orderBy('credit_profile.id')
    .limit(p.limit),
);

/** Where the practice's payment for a loan stands. */
export const fundingOfLoan = statement<{ transactionId: string }>()((q, p) =>
  q.selectFrom('funding').select(['status', 'held']).where('transaction_id', '=', p.transactionId),
);
export type FundingRow = RowOf<typeof fundingOfLoan>;
