import type { Snapshot } from 'valtio/vanilla';
import type { Details } from '../../stores/activation.store';

type Shown = Snapshot<Details>;

export type DueToday = { due: number; credits: number; beforeCredits: number; withCredits: number };

/** What is due today and what of the credits is spent, by months or in one sum. */
export function dueToday(details: Shown, payAtOnce: boolean): DueToday {
  const of = payAtOnce ? details.yearInOneSum : details;
  return {
    due: of.paymentDueToday,
    credits: of.creditsApplied,
    beforeCredits: of.dueBeforeCredits,
    withCredits: of.dueWithCredits,
  };
}

export type Later = { amount: number; count: number; from: string; until: string; last: number };

/** The payments after today's; null where there are none. */
export function laterPayments({ payments }: Pick<Shown, 'payments'>, payAtOnce: boolean): Later | null {
  const later = payAtOnce ? [] : payments.slice(1);
  const [first, last] = [later[0], later.at(-1)];
  if (!first || !last) return null;
  return { amount: first.amount, count: later.length, from: first.on, until: last.on, last: last.amount };
}
