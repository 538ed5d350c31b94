import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { LoanEvent } from './loan-event';
import { type LoanState, unpaidCharge } from './loan-state';
import { loanPayoff } from './payoff';

/** The most that staff credit to one loan within a year: what is more is a settlement, and not an apology. */
export const GOODWILL_MAX_CENTS = cents(25_000);
const GOODWILL_DAYS = 365;

export type WaivableFees = {
  readonly feeEventIds: readonly string[];
  /** What was charged: the whole fee is taken off. */
  readonly amountCents: Cents;
  /** Part of it that was paid, which becomes the borrower's credit. */
  readonly paidCents: Cents;
};

/** Late fees of which something is unpaid. Command, screen and mail say what they come to by this. */
export function waivableFees({ status, charges }: Readonly<LoanState>): WaivableFees {
  const open = status === 'OPEN' ? charges.filter((charge) => charge.fee === 'LATE' && unpaidCharge(charge) > 0) : [];
  return {
    feeEventIds: open.map(({ eventId }) => eventId),
    amountCents: cents(open.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    paidCents: cents(open.reduce((sum, { paidCents }) => sum + paidCents, 0)),
  };
}

/**
 * The most that a goodwill credit may be today: no more than closes the loan, and than is left of the year's.
 * @param state folded up to `on`.
 */
export function goodwillMax(events: readonly LoanEvent[], state: Readonly<LoanState>, on: CivilDate): Cents {
  if (state.status !== 'OPEN') return cents(0);
  const since = addDays(on, -GOODWILL_DAYS);
  const given = events.reduce(
    (sum, event) => (event.type === 'GOODWILL' && event.effectiveOn > since ? sum + event.amountCents : sum),
    0,
  );
  return cents(Math.max(0, Math.min(GOODWILL_MAX_CENTS - given, loanPayoff(state, on).totalCents)));
}
