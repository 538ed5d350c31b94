import type { Db } from '../../db/database';
import type { Link, ListShape } from '../../list/list-source';
import { refundedOf } from './transaction.reads';

/** The tags that a text asks for: "Batch: November" for those of a value, "Batch" for those of any. */
function rowsOfTag(text: string): Link {
  const [name = '', ...rest] = text.split(':');
  const value = rest.join(':').trim();
  return { table: 'transaction_tag', key: 'transaction_id', where: { name: name.trim(), ...(value && { value }) } };
}

/** Columns of the list of credit transactions. */
export const transactionShape = {
  table: 'listed_transaction',
  tie: [{ column: 'id' }],
  at: 'created_at',
  sorts: {
    createdAt: { column: 'created_at' },
    number: { column: 'number', isNumber: true },
    name: { column: 'sort_name' },
    status: { column: 'status' },
    txAmount: { column: 'amount_cents', isNumber: true },
    firstTreatmentDate: { column: 'first_treatment_on', isNullable: true },
  },
  filters: { status: 'status', amount: 'amount_cents', fundingStatus: 'funding_status', asks: 'asks', tag: 'id' },
  linked: { tag: rowsOfTag },
  gathers: ['created_at', 'number', 'status', 'amount_cents', 'funding_status', 'asks'],
  pairs: {
    'status created_at': 'tab',
    'funding_status created_at': 'funding_status',
    'asks created_at': 'asks',
  },
  gathersAlone: { borrower_id: 'listed_transaction_borrower_id' },
  tab: { column: 'status', index: 'tab' },
  words: { application: 'application_id', number: 'number' },
  sums: { txAmount: 'amount_cents' },
} as const satisfies ListShape;

/** What a row shows, of some transactions. */
export function transactionRows(db: Db, ids: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('credit_transaction')
      .innerJoin('borrower', 'borrower.id', 'credit_transaction.borrower_id')
      .innerJoin('practice', 'practice.id', 'credit_transaction.practice_id')
      .innerJoin('credit_profile', 'credit_profile.id', 'credit_transaction.credit_profile_id')
      .leftJoin('funding', 'funding.transaction_id', 'credit_transaction.id')
      .select([
        'credit_transaction.id',
        'credit_transaction.number',
        'credit_transaction.borrower_id',
        'credit_transaction.practice_id',
        'credit_transaction.status',
        'credit_transaction.amount_cents',
        'credit_transaction.selected_product',
        'credit_transaction.monthly_cents',
        'credit_transaction.request_kind',
        'credit_transaction.flagged_at',
        'credit_transaction.products',
        'credit_transaction.first_treatment_on',
        'credit_transaction.created_at',
        'practice.name as practice_name',
        'borrower.first_name',
        'borrower.last_name',
        'credit_profile.application_id as line_application_id',
        'funding.status as funding_status',
      ])
      .select((eb) => refundedOf(eb).as('refunded_cents'))
      .where('credit_transaction.id', 'in', ['', ...ids]),
  );
}
export type ListedTransactionRow = Awaited<ReturnType<typeof transactionRows>>[number];

/** Applications for financing of some borrowers, oldest first. */
function applicationsOf(db: Db, borrowerIds: readonly string[]) {
  return db.query(
    db.builder
      .selectFrom('application')
      .select(['id', 'borrower_id', 'practice_id'])
      .where('borrower_id', 'in', ['', ...borrowerIds])
      .where('enrollment', '=', 'APPLICATIONS')
      .orderBy('created_at')
      .orderBy('id'),
  );
}

type Bought = { borrower_id: string; practice_id: string; line_application_id: string };

/** Where staff see the details of rows: the patient's newest application at the practice, else the one that their line came from. */
export async function detailApplications(db: Db, rows: readonly Bought[]): Promise<(row: Bought) => string> {
  const applications = await applicationsOf(db, [...new Set(rows.map((row) => row.borrower_id))]);
  // The newest one at the practice comes last.
  const newest = new Map(applications.map((one) => [`${one.borrower_id} ${one.practice_id}`, one.id]));
  return (row) => newest.get(`${row.borrower_id} ${row.practice_id}`) ?? row.line_application_id;
}
