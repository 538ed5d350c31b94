import { civilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import type { Invoice } from './invoice.view';

type Standing = Pick<Invoice, 'status' | 'total' | 'debitOn' | 'paidOn' | 'payFrom' | 'debits' | 'unpaid'>;

const longDate = (day: string) => formatLongDate(civilDate(day));

/** Where an invoice stands, and when it is debited, as its paper says it on the day of the print. */
export function standingWords(of: Standing): string {
  const { status, total, debitOn, paidOn, payFrom } = of;
  if (total < 0)
    return status === 'PAID' && paidOn !== null
      ? `Status: Paid. This credit came off an invoice on ${longDate(paidOn)}.`
      : 'Status: Scheduled. Nothing is debited: this credit comes off your next invoice.';
  if (status === 'PAID') return `Status: Paid${paidOn === null ? '' : ` on ${longDate(paidOn)}`}.`;
  if (status === 'DEBITED') {
    const [last] = of.debits;
    return last ? `Status: Processing. Debited from ${last.account} on ${longDate(last.on)}.` : 'Status: Processing.';
  }
  const word = status === 'FAILED' ? 'Failed' : 'Due';
  // Without an account that can be debited the day passes, and nothing leaves on it.
  if (debitOn === null || of.unpaid !== null || payFrom === null) return `Status: ${word}. No debit is planned.`;
  return `Status: ${word}. We'll debit it from ${payFrom} on ${longDate(debitOn)}.`;
}
