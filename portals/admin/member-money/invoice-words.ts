import type { invoiceList } from '@contract/membership-invoice/invoice-list';
import { civilDate } from '@portals/format/dates';
import { moneyStatus } from '@portals/format/money-status';
import type { RowOf } from '@portals/list/list-view';
import { ownToast } from '@portals/state/own-toast';
import { type Unpaid, unpaidWords } from '../words/unpaid-words';

export const invoicePaid = ownToast('success', 'Payment submitted');

type Row = RowOf<typeof invoiceList>;

/** Who pays an invoice, where no enterprise is named. */
export const payerWord = (payer: string): string => (payer === 'ENTERPRISE' ? 'Enterprise' : 'Practice');

type Due = Pick<Row, 'status' | 'debitOn' | 'total'>;

/** Whether an invoice is due and nothing will debit it; its page says why. */
const isStuck = ({ status, debitOn, total }: Due): boolean =>
  (status === 'OPEN' || status === 'FAILED') && debitOn === null && total > 0;

/** The same with what helps; null where a debit is planned, under way or not needed. */
export function stuckWords({ unpaid, payFrom }: { unpaid: Unpaid | null; payFrom: string | null }): string | null {
  if (unpaid === null) return null;
  const { reason } = unpaid;
  const helps =
    reason === 'NO_ACCOUNT' || reason === 'ACCOUNT_ENDED' || reason === 'CARD_EXPIRED'
      ? 'Add an account, and we’ll debit what is due on the next business day.'
      : '';
  const byHand = payFrom === null ? '' : 'You can pay it now.';
  return [unpaidWords(unpaid), helps, byHand].filter(Boolean).join(' ');
}

/** Whether an invoice is paid, with the day that goes with it. */
export function invoiceStanding(of: Pick<Row, 'status' | 'debitOn' | 'paidOn' | 'total' | 'issuedOn'>) {
  const { status, debitOn, paidOn } = of;
  if (isStuck(of)) return { ...moneyStatus(status), note: 'no debit planned' };
  const day = status === 'PAID' ? paidOn : debitOn;
  const note =
    day === null ? undefined : status === 'PAID' ? civilDate(day, 'table') : `debit on ${civilDate(day, 'table')}`;
  return { ...moneyStatus(status), note };
}
