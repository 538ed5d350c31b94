import type { Db } from '../../db/database';
import type { ListShape } from '../../list/list-source';

/** Columns of the list of borrowers. */
export const borrowerShape = {
  table: 'listed_borrower',
  tie: [{ column: 'id' }],
  at: 'created_at',
  sorts: {
    createdAt: { column: 'created_at' },
    name: { column: 'sort_name' },
    approvedCreditLine: { column: 'limit_cents', isNumber: true, isNullable: true },
    state: { column: 'state_code', isNullable: true },
  },
  filters: {
    account: 'account',
    limit: 'limit_cents',
    state: 'state_code',
    accountOnHold: 'on_hold',
    flaggedAsFraud: 'flagged',
    isDeleted: 'archived',
  },
  gathers: ['created_at', 'limit_cents', 'state_code', 'on_hold', 'flagged', 'archived'],
  gathersAlone: {},
  pairs: {
    'account created_at': 'tab',
    'on_hold created_at': 'on_hold',
    'flagged created_at': 'flagged',
    'archived created_at': 'archived',
  },
  tab: { column: 'account', index: 'tab' },
  words: { application: 'application_id' },
} as const satisfies ListShape;

/** What a row shows, of some people at some practices. */
export function borrowerRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('listed_borrower as listed')
      .innerJoin('borrower', 'borrower.id', 'listed.borrower_id')
      .innerJoin('practice', 'practice.id', 'listed.practice_id')
      .select([
        'listed.id',
        'listed.borrower_id',
        'listed.practice_id',
        'listed.created_at',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
        'borrower.account_number',
        'borrower.state_code',
        'borrower.on_hold',
        'borrower.flagged_fraud',
        'borrower.is_deleted',
      ])
      .where('listed.id', 'in', [...ids]),
  );
}
export type ListedBorrowerRow = Awaited<ReturnType<typeof borrowerRows>>[number];
