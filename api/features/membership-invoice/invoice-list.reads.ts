import type { Db } from '../../db/database';
import { invoiceModel } from '../../db/migrations/362-listed-invoices';
import { type QueryBuilder, type RowOf, statement } from '../../db/statement';
import type { Scope } from '../../list/list-source';
import { shapeOfModel } from '../../list/shape-of-model';

/** Columns of the list of invoices. */
export const invoiceListShape = shapeOfModel(invoiceModel.declaration, {
  sorts: { issuedOn: 'issued_at', total: 'total_cents' },
  filters: { payer: 'payer', amount: 'total_cents' },
  sums: { total: 'total_cents' },
});

/** More than these are no answer to who looks for one. */
const FOUND_MAX = 200;
/** Twenty years of a practice with an enterprise. */
const OF_PRACTICE_MAX = 480;

/** Invoices of the scope whose number begins with a text. */
export async function invoicesNumbered(db: Db, scope: Scope, text: string): Promise<string[]> {
  const rows = await db.query(
    db.builder
      .selectFrom('listed_invoice')
      .select('id')
      .where(scope.column === 'practice_id' ? 'practice_id' : 'side_key', 'in', [...scope.values] as never)
      .where('ref', 'like', `${text.toUpperCase().replace(/[%_\\]/g, '')}%`)
      .orderBy('issued_at', 'desc')
      .limit(FOUND_MAX),
  );
  return rows.map(({ id }) => id);
}

const shown = (q: QueryBuilder) =>
  q
    .selectFrom('provider_invoice')
    .innerJoin('practice', 'practice.id', 'provider_invoice.practice_id')
    .leftJoin('enterprise', 'enterprise.id', 'provider_invoice.enterprise_id')
    .select([
      'provider_invoice.id',
      'provider_invoice.ref',
      'provider_invoice.practice_id',
      'provider_invoice.payer',
      'provider_invoice.enterprise_id',
      'provider_invoice.month',
      'provider_invoice.total_cents',
      'provider_invoice.issued_on',
      'provider_invoice.status',
      'provider_invoice.kind',
      'provider_invoice.debit_on',
      'provider_invoice.paid_on',
      'practice.name as practice_name',
      'enterprise.name as enterprise_name',
    ]);

/** What a row shows, of some invoices. */
export const invoiceRows = (db: Db, ids: readonly string[]) =>
  db.query(shown(db.builder).where('provider_invoice.id', 'in', [...ids]));
export type ShownInvoice = Awaited<ReturnType<typeof invoiceRows>>[number];

export const invoicesOfPractice = statement<{ practiceId: string }>()((q, p) =>
  shown(q)
    .where('provider_invoice.practice_id', '=', p.practiceId)
    .orderBy('provider_invoice.month', 'desc')
    .orderBy('provider_invoice.id')
    .limit(OF_PRACTICE_MAX),
);

/** The last invoices that an enterprise pays. */
export const lastOfEnterprise = statement<{ enterpriseId: string; limit: number }>()((q, p) =>
  shown(q)
    .where('provider_invoice.enterprise_id', '=', p.enterpriseId)
    .orderBy('provider_invoice.month', 'desc')
    .orderBy('provider_invoice.id', 'desc')
    .limit(p.limit),
);

type OfMonth = { practiceId: string; month: string; payer: 'PRACTICE' | 'ENTERPRISE'; kind: 'MONTH' | 'FIRST' };
export const invoiceOfMonth = statement<OfMonth>()((q, p) =>
  shown(q)
    .where('provider_invoice.practice_id', '=', p.practiceId)
    .where('provider_invoice.month', '=', p.month)
    .where('provider_invoice.payer', '=', p.payer)
    .where('provider_invoice.kind', '=', p.kind),
);

/** Invoices of practices that are due and that nothing will debit, the oldest first. */
export const unpaidInvoices = (db: Db, practices: readonly string[], limit: number) =>
  db.query(
    shown(db.builder)
      .where('provider_invoice.practice_id', 'in', [...practices])
      .where('provider_invoice.status', 'in', ['OPEN', 'FAILED'])
      .where('provider_invoice.debit_on', 'is', null)
      .where('provider_invoice.total_cents', '>', 0)
      .orderBy('provider_invoice.issued_on')
      .orderBy('provider_invoice.id')
      .limit(limit),
  );

/** How many they are, and what they come to. */
export const unpaidSum = (db: Db, practices: readonly string[]) =>
  db.query(
    db.builder
      .selectFrom('provider_invoice')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number | null>('total_cents').as('sum')])
      .where('practice_id', 'in', [...practices])
      .where('status', 'in', ['OPEN', 'FAILED'])
      .where('debit_on', 'is', null)
      .where('total_cents', '>', 0),
  );

/** Each try to take what an invoice comes to, the newest first. */
export const debitsOfInvoice = statement<{ invoiceId: string }>()((q, p) =>
  q.selectFrom('invoice_debit').selectAll().where('invoice_id', '=', p.invoiceId).orderBy('attempt', 'desc'),
);
export type DebitOfInvoice = RowOf<typeof debitsOfInvoice>;

/** Its lines by kind and price: they add up to it. */
export const linesByKind = statement<{ invoiceId: string }>()((q, p) =>
  q
    .selectFrom('provider_invoice_line')
    .select(['kind', 'amount_cents', 'covers_until'])
    .select((eb) => [eb.fn.countAll<number>().as('lines'), eb.fn.sum<number>('amount_cents').as('sum_cents')])
    .where('invoice_id', '=', p.invoiceId)
    .groupBy(['kind', 'amount_cents', 'covers_until'])
    .orderBy('kind', 'desc')
    .orderBy('amount_cents', 'desc'),
);
export type LineGroup = RowOf<typeof linesByKind>;

export const practiceOfInvoice = statement<{ id: string }>()((q, p) =>
  q.selectFrom('practice').select(['id', 'name', 'state_code', 'time_zone', 'email']).where('id', '=', p.id),
);

/** Where the practice of an invoice is. */
export const addressOfInvoiced = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['street', 'unit', 'city', 'state_code as stateCode', 'zip_code as zipCode'])
    .where('id', '=', p.id),
);

/** The credit that an invoice asks for, a part at a time, in the order in which it was given and lapsed. */
export const creditsOnInvoice = statement<{ invoiceId: string; after: string; limit: number }>()((q, p) =>
  q
    .selectFrom('provider_invoice_line')
    .innerJoin('journal_entry', (join) =>
      join.on((eb) =>
        eb('journal_entry.id', '=', eb.fn<string>('substr', ['provider_invoice_line.natural_key', eb.val(9)])),
      ),
    )
    .leftJoin('credit_lot as given', 'given.natural_key', 'journal_entry.natural_key')
    .leftJoin('credit_use', 'credit_use.natural_key', 'journal_entry.natural_key')
    .leftJoin('credit_lot as lapsed', 'lapsed.id', 'credit_use.lot_id')
    .innerJoin('membership', 'membership.id', 'provider_invoice_line.membership_id')
    .innerJoin('borrower', 'borrower.id', 'membership.borrower_id')
    .select([
      'provider_invoice_line.id',
      'provider_invoice_line.kind',
      'provider_invoice_line.amount_cents',
      'borrower.first_name',
      'borrower.last_name',
    ])
    .select((eb) => [
      eb.fn.coalesce('given.source', 'lapsed.source').as('tier'),
      eb.fn.coalesce('given.received_on', 'credit_use.used_on').as('day'),
      eb.fn.coalesce('given.expires_on', 'lapsed.expires_on').as('expires_on'),
    ])
    .where('provider_invoice_line.invoice_id', '=', p.invoiceId)
    .where('provider_invoice_line.kind', 'in', ['CREDITS_GRANTED', 'CREDITS_EXPIRED'])
    .where('provider_invoice_line.id', '>', p.after)
    .orderBy('provider_invoice_line.id')
    .limit(p.limit),
);
export type CreditOnInvoice = RowOf<typeof creditsOnInvoice>;
