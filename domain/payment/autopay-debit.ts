import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { STATEMENT_DAYS } from '../loan/billing';
import { foldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import { outstandingFees, unpaidOf } from '../loan/loan-state';
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
 * What autopay takes for instalment `number`: the wished amount, never less than what is missing of the instalment, with the fees that
 * its statement named, and never more than closes the loan; nothing where the instalment is paid already and no more than the minimum
 * was wished. A later fee waits for the next statement: what a debit comes to is told ten days before (12 CFR 1005.10(d)).
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
  const missing = unpaidOf(row) + Math.min(outstandingFees(state), feesNamedBefore(events, dueOn));
  const asked = wish.type === 'MINIMUM' || wish.type === 'FIRST_ONLY' ? missing : Math.max(missing, wish.cents);
  const amount = Math.min(asked, loanPayoff(state, dueOn).totalCents);
  return amount > 0 ? { number, dueOn, debitOn: nextBusinessDay(dueOn), amountCents: cents(amount) } : null;
}

/** Fees that were owed on the day of the statement. */
function feesNamedBefore(events: readonly LoanEvent[], dueOn: CivilDate): Cents {
  const on = addDays(dueOn, -STATEMENT_DAYS);
  const then = events.filter(({ effectiveOn }) => effectiveOn <= on);
  return then.length === 0 ? cents(0) : outstandingFees(foldLoan(then, { on }));
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
