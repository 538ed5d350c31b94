import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { isDeferring, periodStart, runningInterest } from './billing';
import { type LoanState, outstandingFees, outstandingInterest, outstandingPrincipal, promoPayoff } from './loan-state';

/** What closes a loan on a day. */
export type LoanPayoff = {
  readonly principalCents: Cents;
  /** Billed and unpaid, plus the running period pro-rated; below zero when interest was paid ahead of time. */
  readonly interestCents: number;
  readonly feesCents: Cents;
  readonly totalCents: Cents;
  /** Paying this by the end of the promotion cancels all interest; null without an open promotion. */
  readonly promoPayoffCents: Cents | null;
};

/** Interest that an instalment opened before its due date asks for, beyond the days that have passed. */
export function unearnedInterest(state: LoanState, on: CivilDate): number {
  const row = state.billed.at(-1);
  const from = row ? periodStart(state, row.number) : null;
  if (!row || !from || !state.terms || row.dueOn <= on) return 0;
  const { number, openingCents: balanceCents } = row;
  const earned = runningInterest({ terms: state.terms, number, balanceCents, from, on });
  return Math.max(0, row.interestCents - earned);
}

/** Interest of the running period up to a day, when its instalment has not been opened. */
export function accruedInterest(state: LoanState, on: CivilDate): number {
  const number = (state.billed.at(-1)?.number ?? 0) + 1;
  const from = periodStart(state, number);
  if (!state.terms || !from || from >= on || isDeferring(state, state.terms, number)) return 0;
  return runningInterest({ terms: state.terms, number, balanceCents: state.notYetDueCents, from, on });
}

/** Interest kept aside by a promotion that closing the loan another way makes due. */
const deferredDue = (state: LoanState) => (state.deferredIsCapitalised ? 0 : state.deferredCents);

/**
 * What closes a loan on a day: principal, billed interest, the running period pro-rated by days (never the rule of 78), fees.
 * A promotion with deferred interest is closed by its promo payoff instead until its last day.
 */
export function loanPayoff(state: LoanState, on: CivilDate): LoanPayoff {
  const principalCents = outstandingPrincipal(state);
  const feesCents = outstandingFees(state);
  const promoPayoffCents = state.terms?.promo && on <= state.terms.promo.lastPaymentOn ? promoPayoff(state) : null;
  const running =
    state.status === 'OPEN' ? accruedInterest(state, on) - unearnedInterest(state, on) + deferredDue(state) : 0;
  const interestCents = outstandingInterest(state) + running;
  return {
    principalCents,
    interestCents,
    feesCents,
    totalCents: cents(principalCents + interestCents + feesCents),
    promoPayoffCents,
  };
}
