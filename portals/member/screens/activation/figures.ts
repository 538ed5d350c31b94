import type { Snapshot } from 'valtio/vanilla';
import type { Details } from '../../stores/activation.store';

type Shown = Snapshot<Details>;

/** What is due today and what of the credits is spent, by months or in one sum. */
export function dueToday(details: Shown, payAtOnce: boolean): { due: number; credits: number } {
  if (!payAtOnce) return { due: details.paymentDueToday, credits: details.creditsApplied };
  const { paymentDueToday: due, creditsApplied: credits } = details.yearInOneSum;
  return { due, credits };
}

export type Later = { amount: number; count: number; from: string; until: string; last: number };

/** The payments after today's; null where there are none. */
export function laterPayments({ payments }: Pick<Shown, 'payments'>, payAtOnce: boolean): Later | null {
  const later = payAtOnce ? [] : payments.slice(1);
  const [first, last] = [later[0], later.at(-1)];
  if (!first || !last) return null;
  return { amount: first.amount, count: later.length, from: first.on, until: last.on, last: last.amount };
}
