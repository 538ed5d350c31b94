import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { isDeferring, promoHasLapsed } from './billing';
import { type LoanState, outstandingFees, outstandingInterest, outstandingPrincipal, promoPayoff } from './loan-state';
import { earnedInterest, periodStart, runningInterest } from './pay-ahead';

/** What closes a loan on a day. */
export type LoanPayoff = {
  /** Less the paid interest that closing gives back: what was paid ahead of time, or in a promotion that closing fulfils. */
  readonly principalCents: Cents;
  /** Billed and unpaid, plus the running period pro-rated. */
  readonly interestCents: Cents;
  /** Less what of that interest finds no principal. */
  readonly feesCents: Cents;
  /** The sum of the three, none of which is ever below zero. */
  readonly totalCents: Cents;
  /** What fulfils an open promotion, which cancels all interest; null without an open promotion. */
  readonly promoPayoffCents: Cents | null;
  /** What waiting one day more adds. */
  readonly perDiemCents: number;
};

/** Interest that an installment opened before its due date asks for, beyond the days that have passed. A promotion that is kept left none. */
export function unearnedInterest(state: LoanState, on: CivilDate): number {
  if (state.promoWaivedOn) return 0;
  const row = state.billed.at(-1);
  const from = row ? periodStart(state, row.number) : null;
  if (!row || !from || !state.terms || row.dueOn <= on) return 0;
  const earned = earnedInterest(row, { terms: state.terms, from, on });
  return Math.max(0, row.interestCents - row.aheadCents - earned);
}

/** Interest of the running period up to a day, when its installment has not been opened; what was paid ahead of it included. */
export function accruedInterest(state: LoanState, on: CivilDate): number {
  const number = (state.billed.at(-1)?.number ?? 0) + 1;
  const from = periodStart(state, number);
  if (!state.terms || !from || isDeferring(state, state.terms, number)) return 0;
  if (from >= on) return state.accruedAheadCents;
  const running = runningInterest({ terms: state.terms, number, balanceCents: state.notYetDueCents, from, on });
  return running + state.accruedAheadCents;
}

/** Interest that closing the loan on a day costs beyond what is billed. */
function interestOfClosing(state: LoanState, on: CivilDate): number {
  return state.status === 'OPEN' ? accruedInterest(state, on) - unearnedInterest(state, on) : 0;
}

type Parts = Pick<LoanPayoff, 'principalCents' | 'interestCents' | 'feesCents'>;

/** What is owed in parts; interest below zero was paid already, and pays principal, then fees. */
function partsOf(state: LoanState, interestCents: number): Parts {
  const [principalCents, feesCents] = [outstandingPrincipal(state), outstandingFees(state)];
  const givenBack = Math.max(0, -interestCents);
  const toFees = Math.max(0, givenBack - principalCents);
  return {
    principalCents: cents(Math.max(0, principalCents - givenBack)),
    interestCents: cents(Math.max(0, interestCents)),
    feesCents: cents(Math.max(0, feesCents - toFees)),
  };
}

const sumOf = ({ principalCents, interestCents, feesCents }: Parts) => principalCents + interestCents + feesCents;

const closingOn = (state: LoanState, on: CivilDate): Parts =>
  partsOf(state, outstandingInterest(state) + interestOfClosing(state, on));

/**
 * What closes a loan on a day: principal, billed interest, the running period pro-rated by days (never the rule of 78), fees. While
 * a promotion is open it is what fulfils the promotion, because that cancels every interest. The one pay-off figure of the product.
 * @param state folded up to `on`: `foldLoan(events, { on })`.
 */
export function loanPayoff(state: LoanState, on: CivilDate): LoanPayoff {
  const toFree = state.status === 'OPEN' && !promoHasLapsed(state, on) ? promoPayoff(state) : null;
  if (toFree !== null) {
    const parts = partsOf(state, toFree - outstandingPrincipal(state));
    const totalCents = cents(sumOf(parts));
    return { ...parts, totalCents, promoPayoffCents: totalCents, perDiemCents: 0 };
  }
  const parts = closingOn(state, on);
  const totalCents = cents(sumOf(parts));
  const perDiemCents = sumOf(closingOn(state, addDays(on, 1))) - totalCents;
  return { ...parts, totalCents, promoPayoffCents: null, perDiemCents };
}
