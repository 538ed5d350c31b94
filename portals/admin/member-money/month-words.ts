import { addDays } from '@domain/calendar/civil-date';
import { firstDayOf, lastDayOf } from '@domain/membership/provider-invoice';
import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import { civilDate, monthYear } from '@portals/format/dates';
import type { ShownMonth } from './money.store';

type Groups = ShownMonth['came'];
type Deposit = ShownMonth['deposits'][number];

const exact = (dollars: number) => formatUsdExact(centsFromDollars(Math.abs(dollars)));

/** "$1,042.47", and "−$1,042.47" below zero. */
export const usdSigned = (dollars: number): string => `${dollars < 0 ? '−' : ''}${exact(dollars)}`;
/** The same without its sign of dollars, for tables. */
export const amount = (dollars: number): string => usdSigned(dollars).replace('$', '');

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the paper of a month says of itself. */
export const paperWords = (practice: string, today: string): string => `${practice}, as of ${civilDate(today)}`;

/** What came to be due, or is given back, in short words. */
export function groupWords(groups: Groups, isBack: boolean): string {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const kinds = new Set(groups.map(({ kind }) => kind));
  const [only] = kinds.size === 1 ? [...kinds] : [];
  if (only === 'PLAN' && !isBack) return counted(count, 'new plan', 'new plans');
  if (only === 'MONTH' && !isBack) return counted(count, 'payment billed', 'payments billed');
  if (only === 'CANCELLATION' && isBack) return counted(count, 'canceled plan', 'canceled plans');
  return isBack ? counted(count, 'correction', 'corrections') : counted(count, 'transaction', 'transactions');
}

/** Where the equation begins and ends. */
export const openingWords = (month: string): string =>
  `In transit on ${civilDate(addDays(firstDayOf(month), -1), 'short')}`;
export const closingWords = ({ month, isOver }: ShownMonth): string =>
  isOver ? `In transit on ${civilDate(lastDayOf(month), 'short')}` : 'In transit now';

/** "A", "B" … "Z", "AA": what joins a payout to its deposit. */
export function letterOf(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : `${letterOf(Math.floor(place / 26) - 1)}${last}`;
}

/** Whom a deposit is of: "Priya Natarajan, less Wendy Lark". */
export function inDeposit({ lines, moreLines }: Deposit): string {
  const [paid, kept] = [lines.filter((line) => line.amount > 0), lines.filter((line) => line.amount < 0)];
  const names = paid.slice(0, 2).map(({ name }) => name);
  const rest = paid.length - names.length + moreLines;
  const whole = [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const less = kept.map(({ name }) => name).slice(0, 2);
  return less.length > 0 ? `${whole || 'No payments'}, less ${less.join(', ')}` : whole;
}

/** A deposit that is not what its lines come to. */
export const faultWords = ({ pmtRef, memberships, added }: Deposit): string =>
  `Deposit ${pmtRef} shows ${usdSigned(memberships)}, but its lines total ${usdSigned(added)}.`;

export const monthName = (month: string): string => monthYear(month).split(' ')[0] ?? '';
