import { formatLongMonth } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import type { InvoiceLineKind } from '../../db/tables/membership';
import type { LineGroup } from './invoice-list.reads';

// How invoices say what they ask for: on screens, on paper and in mails alike.

type Group = { kind: InvoiceLineKind; count: number; eachCents: number; coversUntil: string | null };

const usd = (amount: number) => formatUsdExact(cents(Math.abs(amount)));
const times = (count: number, amount: number) => `${count} × ${usd(amount)}`;

/** What lines of one kind and price are for. */
export function lineWords(
  { kind, count, eachCents, coversUntil }: Group,
  month: string,
): { title: string; note: string } {
  switch (kind) {
    case 'SAAS':
      return {
        title: 'Membership platform',
        note:
          coversUntil === null || coversUntil === month
            ? `${formatLongMonth(month)}, paid monthly`
            : `Paid annually, through ${formatLongMonth(coversUntil)}`,
      };
    case 'MEMBERSHIP_FEE':
      return {
        title: `Membership fee of ${usd(eachCents)}`,
        note: `${count} member ${count === 1 ? 'month' : 'months'}`,
      };
    case 'CREDITS_GRANTED':
      return { title: 'Loyalty credit granted', note: times(count, eachCents) };
    case 'SET_OFF':
      return { title: 'Credit from earlier invoices', note: 'Comes off this invoice' };
    case 'CREDITS_EXPIRED':
      return { title: 'Loyalty credit expired', note: times(count, eachCents) };
  }
}

/** The same as a line of a mail. */
export function mailLine(of: LineGroup, month: string): string {
  const { kind, covers_until: coversUntil } = of;
  const group = { kind, count: Number(of.lines), eachCents: Number(of.amount_cents), coversUntil };
  const { title, note } = lineWords(group, month);
  const sum = Number(of.sum_cents);
  return `${title}, ${note}: ${sum < 0 ? '−' : ''}${usd(sum)}.`;
}

/** Why there is no invoice of a month. */
export const notOver = (month: string, madeOn: string): string =>
  `${formatLongMonth(month)} isn't over yet. We'll issue its invoice on ${madeOn}.`;
export const noInvoice = (month: string): string => `There's no invoice for ${formatLongMonth(month)}.`;
