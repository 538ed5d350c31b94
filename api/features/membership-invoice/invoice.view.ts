import type { getUnpaidInvoices, providerInvoice } from '@contract/membership-invoice/calls';
import type { providerInvoiceRow } from '@contract/membership-invoice/invoice-list';
import { addMonths } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { firstDayOf } from '@domain/membership/provider-invoice';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import { practiceToday } from '../../civil-today';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { businessDayOf, returnReasonOf } from '../servicing/index';
import {
  type DebitOfInvoice,
  debitsOfInvoice,
  invoiceOfMonth,
  invoiceRows,
  type LineGroup,
  lastOfEnterprise,
  linesByKind,
  practiceOfInvoice,
  type ShownInvoice,
  unpaidInvoices,
  unpaidSum,
} from './invoice-list.reads';
import { lineWords, noInvoice, notOver } from './invoice-words';
import { payableFrom, payerOf } from './payer';
import { isDue, whyUnpaid } from './why-unpaid';

export type Invoice = z.input<typeof providerInvoice>;
type Row = z.input<typeof providerInvoiceRow>;

const usd = (amount: number | string) => dollarsFromCents(cents(Number(amount)));

const BY_ENTERPRISE = '.enterprise';
const FIRST = '.first';

/** An invoice as lists have it. It is printed by its month, and by who pays it where that is the enterprise. */
export const invoiceRow = (row: ShownInvoice): Row => ({
  _id: row.id,
  ref: row.ref,
  practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name },
  month: row.month,
  payer: row.payer,
  enterprise: row.enterprise_name,
  issuedOn: row.issued_on,
  total: usd(row.total_cents),
  status: row.status,
  kind: row.kind,
  debitOn: row.debit_on,
  paidOn: row.paid_on,
  documentPath: `${row.month}${row.payer === 'ENTERPRISE' ? BY_ENTERPRISE : ''}${row.kind === 'FIRST' ? FIRST : ''}`,
});

/** What a document path of an invoice says; undefined for another text. */
export function readDocumentPath(whole: string): Pick<OfMonth, 'month' | 'payer' | 'kind'> | undefined {
  const kind = whole.endsWith(FIRST) ? 'FIRST' : 'MONTH';
  const path = kind === 'FIRST' ? whole.slice(0, -FIRST.length) : whole;
  const isOfEnterprise = path.endsWith(BY_ENTERPRISE);
  const month = isOfEnterprise ? path.slice(0, -BY_ENTERPRISE.length) : path;
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month)
    ? { month, payer: isOfEnterprise ? 'ENTERPRISE' : 'PRACTICE', kind }
    : undefined;
}

const lineView = (month: string) => (group: LineGroup) => {
  const { kind, covers_until: coversUntil } = group;
  const [count, eachCents] = [Number(group.lines), Number(group.amount_cents)];
  return {
    kind,
    ...lineWords({ kind, count, eachCents, coversUntil }, month),
    count,
    each: usd(eachCents),
    amount: usd(group.sum_cents),
  };
};

type OfMonth = { practiceId: string; month: string; payer: Row['payer']; kind: Row['kind'] };

/** The invoice of a practice for a month, with its lines; null where there is none. */
export async function findInvoice(looking: Looking, of: OfMonth): Promise<Invoice | null> {
  const row = await looking.db.first(invoiceOfMonth, of);
  return row ? wholeInvoice(looking, row) : null;
}

const debitView = (row: DebitOfInvoice): Invoice['debits'][number] => ({
  _id: row.id,
  on: row.submitted_on,
  account: `${row.account_name} ending in ${row.account_last_four}`,
  amount: usd(row.amount_cents),
  status: row.status === 'SETTLED' || row.status === 'RETURNED' ? row.status : 'PENDING',
  settledOn: row.settled_on,
  returnedOn: row.returned_on,
  reason: returnReasonOf(row, 'en'),
  paidBy: row.paid_by,
});

type Looking = { db: Db; deps: Pick<Deps, 'clock'> };

async function wholeInvoice({ db, deps }: Looking, row: ShownInvoice): Promise<Invoice> {
  const on = businessDayOf(deps);
  const account = isDue(row) ? await payableFrom(db, payerOf(row), on) : undefined;
  return {
    ...invoiceRow(row),
    lines: (await db.all(linesByKind, { invoiceId: row.id })).map(lineView(row.month)),
    debits: (await db.all(debitsOfInvoice, { invoiceId: row.id })).map(debitView),
    unpaid: await whyUnpaid(db, row, on),
    payFrom: account ? `${account.name} ending in ${account.last_four}` : null,
  };
}

const OF_ENTERPRISE_SHOWN = 24;

/** The last invoices that an enterprise pays for its practices. */
export const invoicesOfEnterprise = async (db: Db, enterpriseId: string): Promise<Row[]> =>
  (await db.all(lastOfEnterprise, { enterpriseId, limit: OF_ENTERPRISE_SHOWN })).map(invoiceRow);

const UNPAID_SHOWN = 20;

/** Invoices of practices that are due and that nothing will debit, with the reason of each. */
export async function viewUnpaid(
  { db, deps }: Looking,
  practices: readonly string[],
): Promise<z.input<typeof getUnpaidInvoices.result>> {
  if (practices.length === 0) return { count: 0, total: 0, invoices: [] };
  const [sum] = await unpaidSum(db, practices);
  const invoices = [];
  for (const row of await unpaidInvoices(db, practices, UNPAID_SHOWN)) {
    const unpaid = await whyUnpaid(db, row, businessDayOf(deps));
    if (unpaid) invoices.push({ ...invoiceRow(row), unpaid });
  }
  return { count: Number(sum?.count ?? 0), total: usd(Number(sum?.sum ?? 0)), invoices };
}

/** An invoice by its id. @throws AppError NOT_FOUND */
export async function invoiceById(looking: Looking, id: string): Promise<Invoice> {
  const [row] = await invoiceRows(looking.db, [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return wholeInvoice(looking, row);
}

/**
 * The invoice of a practice for a month, with its lines.
 * @throws AppError STEP_ORDER for a month that is not over where the practice is, NOT_FOUND where nothing was to be invoiced.
 */
export async function viewInvoice(
  { db, deps }: { db: Db; deps: Pick<Deps, 'clock'> },
  of: { providerId: string; month: string; payer: Row['payer']; kind: Row['kind'] },
): Promise<Invoice> {
  const { providerId: practiceId, month, payer, kind } = of;
  const found = await findInvoice({ db, deps }, { practiceId, month, payer, kind });
  if (!found) {
    const practice = await db.first(practiceOfInvoice, { id: practiceId });
    const isOver = practice !== undefined && month < practiceToday(deps.clock, practice).slice(0, 7);
    const madeOn = formatLongDate(addMonths(firstDayOf(month), 1));
    if (!isOver) throw new AppError('STEP_ORDER', { userMessage: notOver(month, madeOn) });
    throw new AppError('NOT_FOUND', { userMessage: noInvoice(month) });
  }
  return found;
}
