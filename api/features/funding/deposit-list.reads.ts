import type { Db } from '../../db/database';
import { type QueryBuilder, type RowOf, statement } from '../../db/statement';
import type { ListShape, Scope } from '../../list/list-source';

/** Columns of the list of deposits. */
export const depositShape = {
  table: 'listed_deposit',
  tie: [{ column: 'id' }],
  at: 'made_at',
  sorts: {
    madeOn: { column: 'made_at' },
    status: { column: 'status' },
    amount: { column: 'amount_cents', isNumber: true },
  },
  filters: { status: 'status', amount: 'amount_cents' },
  gathers: ['made_at', 'status', 'amount_cents'],
  pairs: { 'status made_at': 'tab' },
  gathersAlone: { ref: 'listed_deposit_ref' },
  tab: { column: 'status', index: 'tab' },
} as const satisfies ListShape;

/** More than these are no answer to who looks for one. */
const REFS_MAX = 200;

/** References of the scope's deposits that hold a text, newest first. */
export async function refsWith(db: Db, scope: Scope, part: string): Promise<string[]> {
  const column = scope.column === 'practice_id' ? 'practice_id' : 'side_key';
  const rows = await db.query(
    db.builder
      .selectFrom('listed_deposit')
      .select('ref')
      .where(column, 'in', [...scope.values])
      .where('ref', 'like', `%${part.replace(/[%_\\]/g, '')}%`)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(REFS_MAX),
  );
  return rows.map(({ ref }) => ref);
}

/** Deposits with their practice, and what their purchases come to. */
const rows = (q: QueryBuilder) =>
  q
    .selectFrom('deposit')
    .innerJoin('practice', 'practice.id', 'deposit.practice_id')
    .selectAll('deposit')
    .select('practice.name as practice_name')
    .select((eb) => {
      const lines = eb.selectFrom('funding').whereRef('funding.deposit_id', '=', 'deposit.id');
      return [
        lines.select((of) => of.fn.countAll<number>().as('one')).as('purchases'),
        lines.select((of) => of.fn.coalesce(of.fn.sum<number>('gross_cents'), of.lit(0)).as('one')).as('gross_cents'),
        lines.select((of) => of.fn.coalesce(of.fn.sum<number>('fee_cents'), of.lit(0)).as('one')).as('fee_cents'),
        eb
          .selectFrom('deposit_offset')
          .whereRef('deposit_offset.deposit_id', '=', 'deposit.id')
          .select((of) => of.fn.coalesce(of.fn.sum<number>('deposit_offset.amount_cents'), of.lit(0)).as('one'))
          .as('refund_cents'),
      ];
    });

export const depositRows = (db: Db, ids: readonly string[]) =>
  db.query(rows(db.builder).where('deposit.id', 'in', [...ids]));

export const shownDeposit = statement<{ id: string }>()((q, p) => rows(q).where('deposit.id', '=', p.id));
export type ShownDeposit = RowOf<typeof shownDeposit>;

/** Whose purchase a line is of, and where staff see it. */
const PURCHASE = [
  'credit_transaction.number',
  'credit_transaction.borrower_id',
  'credit_transaction.practice_id',
  'credit_profile.application_id as line_application_id',
  'borrower.first_name',
  'borrower.last_name',
] as const;

/** What a deposit pays for, and for whom, oldest first. */
export const linesOfDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('funding')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'funding.transaction_id')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .select(['funding.transaction_id', 'funding.gross_cents', 'funding.fee_cents', 'funding.net_cents', ...PURCHASE])
    .where('funding.deposit_id', '=', p.depositId)
    .orderBy('funding.created_at')
    .orderBy('funding.id'),
);

/** What a deposit keeps back, and of whose purchases, oldest first. */
export const refundsOfDeposit = statement<{ depositId: string }>()((q, p) =>
  q
    .selectFrom('deposit_offset')
    .innerJoin('recovery', 'recovery.id', 'deposit_offset.recovery_id')
    .innerJoin('credit_transaction', 'credit_transaction.id', 'recovery.transaction_id')
    .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
    .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
    .select([
      'recovery.id',
      'recovery.transaction_id',
      'recovery.net_cents',
      'deposit_offset.amount_cents',
      ...PURCHASE,
    ])
    .where('deposit_offset.deposit_id', '=', p.depositId)
    .orderBy('recovery.created_at')
    .orderBy('recovery.id'),
);
