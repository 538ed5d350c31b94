import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { foldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import { unpaidOf } from '../loan/loan-state';
import { loanPayoff } from '../loan/payoff';
import { type Cents, cents } from '../money/cents';

export type AutopayDebit = {
  /** The instalment whose day it is. */
  readonly number: number;
  readonly dueOn: CivilDate;
  /** The business day on which it is taken; it counts from the due date. */
  readonly debitOn: CivilDate;
  readonly amountCents: Cents;
};

/** What autopay is set to, with its amount by the rules of autopay. */
export type AutopayWish = { readonly type: string; readonly cents: Cents };

/**
 * What autopay takes for instalment `number`: the wished amount, never less than what is missing of the instalment and never more than
 * closes the loan; nothing where the instalment is paid already and no more than the minimum was wished.
 * @example the last instalment of V12 under MINIMUM: 180.64, not 180.74.
 */
export function autopayDebit(
  events: readonly LoanEvent[],
  wish: AutopayWish,
  of: { readonly number: number; readonly dueOn: CivilDate },
): AutopayDebit | null {
  const { number, dueOn } = of;
  if (wish.type === 'NONE' || (wish.type === 'FIRST_ONLY' && number > 1)) return null;
  const state = foldLoan(events, { on: dueOn });
  const row = state.billed.find((one) => one.number === number);
  if (state.status !== 'OPEN' || !row) return null;
  const missing = unpaidOf(row);
  const asked = wish.type === 'MINIMUM' || wish.type === 'FIRST_ONLY' ? missing : Math.max(missing, wish.cents);
  const amount = Math.min(asked, loanPayoff(state, dueOn).totalCents);
  return amount > 0 ? { number, dueOn, debitOn: nextBusinessDay(dueOn), amountCents: cents(amount) } : null;
}

/** The due dates whose debits are made on a business day: its own, and those of the days before on which banks were closed. */
export function dueDatesOfDebitDay(
  dueOn: readonly CivilDate[],
  day: CivilDate,
): { number: number; dueOn: CivilDate }[] {
  if (nextBusinessDay(day) !== day) return [];
  let first = day;
  while (nextBusinessDay(addDays(first, -1)) === day) first = addDays(first, -1);
  return dueOn.flatMap((date, index) => (date >= first && date <= day ? [{ number: index + 1, dueOn: date }] : []));
}
