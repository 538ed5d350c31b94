import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { STATEMENT_DAYS } from '../loan/billing';
import { foldLoan } from '../loan/fold-loan';
import { isLowered } from '../loan/hardship-terms';
import type { LoanEvent } from '../loan/loan-event';
import { askedOn, type LoanState, outstandingFees, unpaidOf } from '../loan/loan-state';
import { movedDue } from '../loan/new-due-date';
import { loanPayoff } from '../loan/payoff';
import { type Cents, cents } from '../money/cents';

export type AutopayDebit = {
  /** The installment whose day it is. */
  readonly number: number;
  readonly dueOn: CivilDate;
  /** The business day on which it is taken; it counts from the due date. */
  readonly debitOn: CivilDate;
  readonly amountCents: Cents;
  /** Fees in it. */
  readonly feesCents: Cents;
  /** Why it is less than was wished: no more is left of the loan, or a hardship plan lowers it. */
  readonly lessBecause: 'LEFT' | 'LOWERED' | null;
};

/** What autopay is set to, with its amount by the rules of autopay. */
export type AutopayWish = { readonly type: string; readonly cents: Cents };

/**
 * What autopay takes for installment `number`: the wished amount, which a hardship plan lowers to what the installment asks for, never
 * less than what is missing of the installment, and beside it the
 * fees that its statement named, so that they take nothing of what keeps a promotion, once no
 * earlier one is late; never more than closes the loan, and nothing
 * where the installment is paid already and no more than the minimum was wished. A later fee waits for the next statement: what a debit
 * comes to is told ten days before (12 CFR 1005.10(d)).
 * @param of.asOf the day on which it is asked; the last one on which something happened when absent.
 * @example the last installment of V12 under MINIMUM: 180.64, not 180.74.
 */
export function autopayDebit(
  events: readonly LoanEvent[],
  wish: AutopayWish,
  of: { readonly number: number; readonly dueOn: CivilDate; readonly asOf?: CivilDate },
): AutopayDebit | null {
  const { number, dueOn } = of;
  const { type } = wish;
  if (type === 'NONE' || (type === 'FIRST_ONLY' && number > 1)) return null;
  const debitOn = nextBusinessDay(dueOn);
  // As it is when the debit is made: who pays by hand on the weekend before it does not pay twice.
  const state = foldLoan(events, { on: debitOn });
  const row = state.billed.find((one) => one.number === number);
  // What has a new due date is taken on that one.
  if (state.status !== 'OPEN' || !row || askedOn(row) > debitOn) return null;
  const isPlanned = state.terms !== null && isLowered(state.terms, number);
  const isMinimum = type === 'MINIMUM' || type === 'FIRST_ONLY' || isPlanned;
  const wished = Math.max(unpaidOf(row), isMinimum ? 0 : wish.cents);
  // A fee alone waits for the next installment.
  if (wished === 0) return null;
  const asOf = of.asOf ?? lastDayOf(events);
  const fees = hasLate(state, { number, asOf })
    ? 0
    : Math.min(outstandingFees(state), feesNamedBefore(events, { ...of, asOf }));
  // It counts from the due date, and what was paid since is paid.
  const payoffs = [loanPayoff(foldLoan(events, { on: dueOn }), dueOn), loanPayoff(state, debitOn)];
  const left = Math.min(...payoffs.map(({ totalCents }) => totalCents));
  const amount = Math.min(wished + fees, left);
  if (amount <= 0) return null;
  const feesCents = cents(Math.max(0, amount - wished));
  const reason = amount === left ? 'LEFT' : isPlanned ? 'LOWERED' : null;
  const lessBecause = amount < wish.cents ? reason : null;
  return { number, dueOn, debitOn, amountCents: cents(amount), feesCents, lessBecause };
}

/**
 * What autopay takes on a new due date of what could not be taken on its own: all that is missing of it, never more than closes the loan,
 * and nothing beside it.
 */
export function movedDebit(
  events: readonly LoanEvent[],
  { type }: AutopayWish,
  { dueOn }: { readonly dueOn: CivilDate },
): AutopayDebit | null {
  const state = foldLoan(events, { on: dueOn });
  const moved = movedDue(state, dueOn).find((one) => one.dueOn === dueOn);
  const [first] = moved?.rows ?? [];
  if (type === 'NONE' || !moved || !first || (type === 'FIRST_ONLY' && first.number > 1)) return null;
  if (state.status !== 'OPEN' || state.pausedOn) return null;
  const left = loanPayoff(state, dueOn).totalCents;
  const amountCents = cents(Math.min(moved.amountCents, left));
  if (amountCents <= 0) return null;
  return { number: first.number, dueOn, debitOn: dueOn, amountCents, feesCents: cents(0), lessBecause: null };
}

/** What autopay takes next, as things stand on a day; null where it takes nothing more. */
export function nextAutopayDebit(events: readonly LoanEvent[], wish: AutopayWish, on: CivilDate): AutopayDebit | null {
  const [moved] = movedDue(foldLoan(events, { on }), on);
  const own = nextOwnDebit(events, wish, on);
  const other = moved ? movedDebit(events, wish, moved) : null;
  return own && other ? (other.debitOn < own.debitOn ? other : own) : (own ?? other);
}

function nextOwnDebit(events: readonly LoanEvent[], wish: AutopayWish, on: CivilDate): AutopayDebit | null {
  const { terms, billed } = foldLoan(events, { on });
  for (const [index, dueOn] of (terms?.dueOn ?? []).entries()) {
    const row = billed.find(({ number }) => number === index + 1);
    // On its own day it may have been taken already.
    if (nextBusinessDay(dueOn) < on || (dueOn <= on && row && unpaidOf(row) === 0)) continue;
    const debit = autopayDebit(events, wish, { number: index + 1, dueOn, asOf: on });
    if (debit) return debit;
  }
  return null;
}

/** True while an earlier installment is late. Money pays it before fees, so that a fee beside a debit would pay an installment. */
const hasLate = (
  { billed }: Readonly<LoanState>,
  { number, asOf }: { number: number; asOf: CivilDate | undefined },
): boolean =>
  billed.some(
    (row) => row.number < number && unpaidOf(row) > 0 && asOf !== undefined && nextBusinessDay(askedOn(row)) < asOf,
  );

const lastDayOf = (events: readonly LoanEvent[]): CivilDate | undefined =>
  events
    .map(({ effectiveOn }) => effectiveOn)
    .sort()
    .at(-1);

/** Fees that were owed on the day of the statement; none while something was late then, because it told of a debit without them. */
function feesNamedBefore(
  events: readonly LoanEvent[],
  { number, dueOn, asOf }: { number: number; dueOn: CivilDate; asOf: CivilDate | undefined },
): Cents {
  const on = addDays(dueOn, -STATEMENT_DAYS);
  const then = events.filter(({ effectiveOn }) => effectiveOn <= on);
  if (then.length === 0) return cents(0);
  const state = foldLoan(then, { on });
  return hasLate(state, { number, asOf: asOf && asOf < on ? asOf : on }) ? cents(0) : outstandingFees(state);
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
