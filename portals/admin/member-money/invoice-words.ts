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

/** An invoice below zero is credit of the practice, which comes off the next ones. */
const creditStanding = ({ status, paidOn }: Pick<Row, 'status' | 'paidOn'>) =>
  status === 'PAID' && paidOn !== null
    ? { ...moneyStatus('PAID'), note: `came off an invoice on ${civilDate(paidOn, 'table')}` }
    : { ...moneyStatus('SCHEDULED'), note: 'comes off the next invoice' };

/** Whether an invoice is paid, with the day that goes with it. */
export function invoiceStanding(of: Pick<Row, 'status' | 'debitOn' | 'paidOn' | 'total' | 'issuedOn'>) {
  const { status, debitOn, paidOn } = of;
  if (of.total < 0) return creditStanding(of);
  if (isStuck(of)) return { ...moneyStatus(status), note: 'no debit planned' };
  const day = status === 'PAID' ? paidOn : debitOn;
  const note =
    day === null ? undefined : status === 'PAID' ? civilDate(day, 'table') : `debit on ${civilDate(day, 'table')}`;
  return { ...moneyStatus(status), note };
}

/** Where nothing was debited: what comes of the invoice instead. */
export function noDebitWords(total: number): string {
  if (total < 0) return 'No debit. This credit comes off the next invoice.';
  return total > 0 ? 'No debits yet.' : 'No debit needed.';
}
