import type { CivilDate } from '../calendar/civil-date';
import { foldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import { type LoanState, outstandingFees, outstandingInterest, outstandingPrincipal } from '../loan/loan-state';
import { type Cents, cents } from '../money/cents';

/** What one payment paid, as its receipt says. The parts add up to its amount. */
export type PaymentParts = {
  readonly interestCents: Cents;
  readonly principalCents: Cents;
  readonly feesCents: Cents;
  /** Of a loan that was charged off: what it lowers the loss by. */
  readonly recoveredCents: Cents;
  /** What was more than was owed: its owner's credit. */
  readonly creditCents: Cents;
  /** Interest that it cancelled by keeping a promotion. */
  readonly cancelledCents: Cents;
  /** Everything that is owed after it, as of its day. */
  readonly balanceCents: Cents;
};

const owedOf = (state: Readonly<LoanState>): number =>
  outstandingPrincipal(state) + outstandingInterest(state) + outstandingFees(state) + state.chargedOffCents;

/**
 * What a payment paid: the difference of the loan without it and with it on its day.
 * @returns null where the loan has no such payment, or it was taken back.
 * @example the first payment of 108.44 on $3,000 at 17.99 %: interest 44.98, principal 63.46, balance 2,936.54.
 */
export function paymentParts(
  events: readonly LoanEvent[],
  { eventId, on }: { readonly eventId: string; readonly on: CivilDate },
): PaymentParts | null {
  const payment = events.find((event) => event.id === eventId);
  if (payment?.type !== 'PAYMENT') return null;
  if (events.some((event) => event.type === 'REVERSED' && event.eventId === eventId)) return null;
  const [before, after] = [
    foldLoan(
      events.filter(({ id }) => id !== eventId),
      { on },
    ),
    foldLoan(events, { on }),
  ];
  const cancelled = Math.max(0, after.lines.promoWaived - before.lines.promoWaived);
  const credit = Math.max(0, before.lines.creditBalance - after.lines.creditBalance);
  const recovered = Math.max(0, after.recoveredCents - before.recoveredCents);
  const fees = Math.max(0, before.lines.fee - after.lines.fee);
  const left = payment.amountCents - credit - recovered - fees;
  // A promotion that is kept turns the interest that was paid into principal: this payment pays none.
  const principal = cancelled > 0 ? left : Math.min(left, before.lines.principal - after.lines.principal);
  return {
    interestCents: cents(left - principal),
    principalCents: cents(principal),
    feesCents: cents(fees),
    recoveredCents: cents(recovered),
    creditCents: cents(credit),
    cancelledCents: cents(cancelled),
    balanceCents: cents(owedOf(after)),
  };
}
