import type { Db } from '../../db/database';
import type { ListShape } from '../../list/list-source';

/** Columns of the report of what practices are paid for each transaction. */
export const providerTransactionShape = {
  table: 'listed_funding',
  tie: [{ column: 'id' }],
  at: 'created_at',
  sorts: {
    createdAt: { column: 'created_at' },
    number: { column: 'number', isNumber: true },
    name: { column: 'sort_name' },
    status: { column: 'status' },
    gross: { column: 'gross_cents', isNumber: true },
    net: { column: 'net_cents', isNumber: true },
  },
  filters: { status: 'status', amount: 'gross_cents' },
  gathers: ['created_at', 'number', 'status', 'gross_cents'],
  pairs: { 'status created_at': 'tab' },
  gathersAlone: { borrower_id: 'listed_funding_borrower_id' },
  tab: { column: 'status', index: 'tab' },
  words: { application: 'application_id', number: 'number' },
  sums: { gross: 'gross_cents', fee: ['gross_cents', 'net_cents'], net: 'net_cents' },
} as const satisfies ListShape;

/** Fundings with whose purchase they pay for, and in which deposit. */
export function providerTransactionRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('funding')
      .innerJoin('credit_transaction', 'credit_transaction.id', 'funding.transaction_id')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .innerJoin('practice', 'practice.id', 'funding.practice_id')
      .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
      .leftJoin('deposit', 'deposit.id', 'funding.deposit_id')
      .select([
        'funding.id',
        'funding.transaction_id',
        'funding.practice_id',
        'funding.status',
        'funding.gross_cents',
        'funding.fee_cents',
        'funding.net_cents',
        'funding.created_at',
        'credit_transaction.number',
        'credit_transaction.borrower_id',
        'credit_profile.application_id as line_application_id',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
        'deposit.id as deposit_id',
        'deposit.ref',
        'deposit.attempt',
        'deposit.made_on',
        'deposit.submitted_on',
      ])
      .where('funding.id', 'in', [...ids]),
  );
}
export type ListedFundingRow = Awaited<ReturnType<typeof providerTransactionRows>>[number];

/** Refunds, with whose purchase they are of. */
export function refundRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('recovery')
      .innerJoin('credit_transaction', 'credit_transaction.id', 'recovery.transaction_id')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .innerJoin('practice', 'practice.id', 'recovery.practice_id')
      .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
      .select([
        'recovery.id',
        'recovery.transaction_id',
        'recovery.practice_id',
        'recovery.gross_cents',
        'recovery.fee_cents',
        'recovery.net_cents',
        'recovery.left_cents',
        'recovery.created_at',
        'credit_transaction.number',
        'credit_transaction.borrower_id',
        'credit_profile.application_id as line_application_id',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
      ])
      .where('recovery.id', 'in', ['', ...ids]),
  );
}
export type ListedRefundRow = Awaited<ReturnType<typeof refundRows>>[number];

/** The deposits that kept some refunds back, the last one last. */
export function depositsOfRefunds(db: Db, recoveryIds: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('deposit_offset')
      .innerJoin('deposit', 'deposit.id', 'deposit_offset.deposit_id')
      .select(['deposit_offset.recovery_id', 'deposit.id', 'deposit.ref'])
      .where('deposit_offset.recovery_id', 'in', ['', ...recoveryIds])
      .orderBy('deposit.made_on')
      .orderBy('deposit.id'),
  );
}
