import type { invoiceList } from '@contract/membership-invoice/invoice-list';
import { civilDate } from '@portals/format/dates';
import { moneyStatus } from '@portals/format/money-status';
import type { RowOf } from '@portals/list/list-view';

type Row = RowOf<typeof invoiceList>;

/** Who pays an invoice, where no enterprise is named. */
export const payerWord = (payer: string): string => (payer === 'ENTERPRISE' ? 'Enterprise' : 'Practice');

/** Whether an invoice is paid, with the day that goes with it. */
export function invoiceStanding({ status, debitOn, paidOn }: Pick<Row, 'status' | 'debitOn' | 'paidOn'>) {
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
