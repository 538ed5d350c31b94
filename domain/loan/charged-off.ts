import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { openPromo } from './billing';
import { type LoanState, paidInAll } from './loan-state';

/** What still keeps the promotion of a loan that was charged off. */
export type ChargedOffPromo = {
  /** Paid by the last day on which a payment counts, it cancels the interest. */
  readonly leftCents: Cents;
  readonly lastPaymentOn: CivilDate;
  readonly interestCents: Cents;
  /** Fees that are owed then. */
  readonly feesCents: Cents;
};

/** Where a loan stands that was charged off. */
export type ChargedOff = {
  readonly owedCents: Cents;
  /** Before and since, fees included. */
  readonly paidCents: Cents;
  /** Null without a promotion, once it is kept or over, and where it has no interest to cancel. */
  readonly promo: ChargedOffPromo | null;
};

/**
 * What is owed of a loan that was charged off, what was paid of it, and what keeps its promotion, by the rule that books its payments.
 * @returns null for any other loan.
 * @example $3,000 free within 12 months, nothing paid: 3,000.00 until January 15 cancels the interest; its late fee stays.
 */
export function chargedOffOf(state: LoanState, on: CivilDate): ChargedOff | null {
  if (state.status !== 'CHARGED_OFF') return null;
  return { owedCents: cents(state.chargedOffCents), paidCents: paidInAll(state), promo: promoOf(state, on) };
}

function promoOf(state: LoanState, on: CivilDate): ChargedOffPromo | null {
  const open = openPromo(state, on);
  const interestCents = cents(state.interestBilledCents);
  if (!open || interestCents === 0) return null;
  const feesCents = cents(Math.max(0, state.chargedOffCents - open.leftCents - interestCents));
  return { ...open, interestCents, feesCents };
}
