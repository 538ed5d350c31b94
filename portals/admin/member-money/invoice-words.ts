import type { invoiceList } from '@contract/membership-invoice/invoice-list';
import { civilDate } from '@portals/format/dates';
import { moneyStatus } from '@portals/format/money-status';
import type { RowOf } from '@portals/list/list-view';

type Row = RowOf<typeof invoiceList>;

/** Who pays an invoice, where no enterprise is named. */
export const payerWord = (payer: string): string => (payer === 'ENTERPRISE' ? 'Enterprise' : 'Practice');

type Due = Pick<Row, 'status' | 'debitOn' | 'total'>;

/** Whether an invoice is due and nothing will debit it: there is no account, or its bank sent the last debit back. */
const isStuck = ({ status, debitOn, total }: Due): boolean =>
  (status === 'OPEN' || status === 'FAILED') && debitOn === null && total > 0;

/** Why nothing debits an invoice, since when, and what helps; null where a debit is planned, under way or not needed. */
export function stuckWords(of: Due & Pick<Row, 'issuedOn'>): string | null {
  if (!isStuck(of)) return null;
  const why =
    of.status === 'FAILED'
      ? 'The bank returned the last debit, and no other debit is planned.'
      : `Due since ${civilDate(of.issuedOn)}. We couldn’t debit it because there’s no bank account or card that we can debit.`;
  return `${why} Add one, and we’ll debit what is due on the next business day.`;
}

/** Whether an invoice is paid, with the day that goes with it. */
export function invoiceStanding(of: Pick<Row, 'status' | 'debitOn' | 'paidOn' | 'total' | 'issuedOn'>) {
  const { status, debitOn, paidOn } = of;
  if (isStuck(of))
    return { ...moneyStatus(status), note: status === 'FAILED' ? 'add another account' : 'no account to debit' };
  const day = status === 'PAID' ? paidOn : debitOn;
  const note =
    day === null ? undefined : status === 'PAID' ? civilDate(day, 'table') : `debit on ${civilDate(day, 'table')}`;
  return { ...moneyStatus(status), note };
}

/** What tells the page of an invoice from that of the same month. */
export const invoiceSearch = ({ payer, kind }: Pick<Row, 'payer' | 'kind'>) => ({
  payer: payer === 'ENTERPRISE' ? payer : undefined,
  kind: kind === 'FIRST' ? kind : undefined,
});
