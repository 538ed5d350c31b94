import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { STATEMENT_DAYS } from './billing';
import { countedDays, lateAfter, PAST_DUE_TOLERANCE_CENTS } from './delinquency';
import { foldLoan } from './fold-loan';
import { isLowered } from './hardship-terms';
import { DEFAULT_LATE_FEE_RULE } from './late-fee';
import type { LoanEvent } from './loan-event';
import { unpaidOf } from './loan-state';

/** The agreed payment is back from installment `number` on. */
export type HardshipEnd = { readonly type: 'HARDSHIP_ENDED'; readonly number: number };

/**
 * What a missed lower payment brings back: the agreed payment, from the first installment whose statement has not gone out.
 * @param on a day; a payment counts as missed once a late fee may be charged for it.
 * @returns null while none is missed, and where every lower payment has been asked for already.
 */
export function hardshipEnd(events: readonly LoanEvent[], on: CivilDate): HardshipEnd | null {
  const state = foldLoan(events, { on });
  const { terms } = state;
  if (state.status !== 'OPEN' || !terms?.hardship) return null;
  const isMissed = state.billed.some(
    (row) =>
      isLowered(terms, row.number) &&
      unpaidOf(row) > PAST_DUE_TOLERANCE_CENTS &&
      countedDays(state, lateAfter(row), on) > DEFAULT_LATE_FEE_RULE.graceDays,
  );
  const billed = state.billed.at(-1)?.number ?? 0;
  const told = addDays(on, STATEMENT_DAYS);
  const index = terms.dueOn.findIndex((dueOn, at) => at >= billed && dueOn >= told);
  return isMissed && index >= 0 && isLowered(terms, index + 1) ? { type: 'HARDSHIP_ENDED', number: index + 1 } : null;
}

export type AgreedAgain = {
  /** Due date of the last lower payment. */
  readonly afterOn: CivilDate;
  readonly dueOn: CivilDate;
  readonly amountCents: Cents;
  /** The payment a month from then on. */
  readonly monthlyCents: Cents;
};

/** The first payment at the agreed amount after the last lower one; null without a plan, and where the loan ends with it. */
export function agreedAgain(events: readonly LoanEvent[], on: CivilDate): AgreedAgain | null {
  const { terms } = foldLoan(events, { on });
  const { hardship } = terms ?? {};
  if (!terms || !hardship) return null;
  const number = hardship.number + hardship.months;
  const [afterOn, dueOn] = [terms.dueOn[number - 2], terms.dueOn[number - 1]];
  if (!afterOn || !dueOn) return null;
  const then = foldLoan(events, { on: dueOn });
  const row = then.billed.find((one) => one.number === number);
  return row ? { afterOn, dueOn, amountCents: unpaidOf(row), monthlyCents: cents(then.installmentCents) } : null;
}
