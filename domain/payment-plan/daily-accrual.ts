import { type CivilDate, civilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { type Rate, rateFromUnits } from '../money/rate';
import { refuse } from '../refusal';
import { type DayCount, dailyInterest } from './interest';
import { planAmount } from './limits';

export type DatedPayment = { on: CivilDate; amountCents: Cents };

/** One payment of a DAILY plan as it was used. */
export type AppliedPayment = {
  on: CivilDate;
  amountCents: Cents;
  days: number;
  interestCents: Cents;
  principalCents: Cents;
  /** Part beyond all that was owed. */
  overpaidCents: Cents;
  balanceCents: Cents;
  /** Interest accrued and not yet paid; it earns no interest. */
  unpaidInterestCents: Cents;
};

/**
 * Replays real payments on a DAILY plan: simple interest on the balance for the real days since the last payment, each payment to
 * interest first, then to principal.
 * @throws DomainRefusal for payments out of date order, before the start, or not above 0.
 */
export function replayDaily(
  loan: { balanceCents: Cents; rate: Rate; dayCount: DayCount; startOn: CivilDate },
  payments: readonly DatedPayment[],
): AppliedPayment[] {
  let balance: number = planAmount(loan.balanceCents, 'balanceCents');
  let unpaidInterest = 0;
  const rate = rateFromUnits(loan.rate, 'rate');
  let lastOn = civilDate(loan.startOn, 'startOn');
  return payments.map(({ on, amountCents }) => {
    if (civilDate(on, 'on') < lastOn) refuse('on', `The payment on ${on} lies before ${lastOn}.`, lastOn);
    planAmount(amountCents, 'amountCents');
    const days = daysBetween(lastOn, on);
    const accrued = balance === 0 ? ZERO_CENTS : dailyInterest(cents(balance), rate, days, loan.dayCount);
    const owed = unpaidInterest + accrued;
    const interest = Math.min(amountCents, owed);
    const principal = Math.min(amountCents - interest, balance);
    unpaidInterest = owed - interest;
    balance -= principal;
    lastOn = on;
    return {
      on,
      amountCents,
      days,
      interestCents: cents(interest),
      principalCents: cents(principal),
      overpaidCents: cents(amountCents - interest - principal),
      balanceCents: cents(balance),
      unpaidInterestCents: cents(unpaidInterest),
    };
  });
}
