import { type CivilDate, civilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { RATE_UNITS, type Rate, rateFromUnits } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { refuse } from '../refusal';
import { type DayCount, dailyInterest } from './interest';
import { planAmount } from './limits';

/** What pays a loan off on a day. */
export type PayoffQuote = {
  payOn: CivilDate;
  principalCents: Cents;
  interestCents: Cents;
  payoffCents: Cents;
  /** Interest of one more day, rounded half up. */
  perDiemCents: Cents;
};

export type PayoffTerms = {
  balanceCents: Cents;
  rate: Rate;
  dayCount: DayCount;
  /** Day up to which interest is paid: the last due date, or funding. */
  paidThroughOn: CivilDate;
  /** End of the period that `payOn` lies in. */
  nextDueOn: CivilDate;
  payOn: CivilDate;
};

/** Interest from the start of a period to a day in it: a pro-rated month for 30/360, single days otherwise. */
function interestSince(terms: PayoffTerms, days: number): Cents {
  const { balanceCents, rate, dayCount, paidThroughOn, nextDueOn } = terms;
  if (dayCount !== '30/360') return dailyInterest(balanceCents, rate, days, dayCount);
  const periodDays = daysBetween(paidThroughOn, nextDueOn);
  return cents(multiplyDivideHalfUp(balanceCents, rate * days, 12 * RATE_UNITS * periodDays));
}

/**
 * Pay-off amount on a day of the current period: the balance plus interest pro-rated to the day, never by the rule of 78.
 * @throws DomainRefusal when the day lies outside the period, or the balance is not 1 cent to $1,000,000.
 * @example balance 83.57 at 7 %, day 14 of 29: interest .24, payoff 83.81.
 */
export function payoffQuote(terms: PayoffTerms): PayoffQuote {
  const [payOn, paidThroughOn, nextDueOn] = [
    civilDate(terms.payOn, 'payOn'),
    civilDate(terms.paidThroughOn, 'paidThroughOn'),
    civilDate(terms.nextDueOn, 'nextDueOn'),
  ];
  rateFromUnits(terms.rate, 'rate');
  const balanceCents = planAmount(terms.balanceCents, 'balanceCents');
  if (nextDueOn <= paidThroughOn) refuse('nextDueOn', 'The period ends before it starts.', paidThroughOn);
  if (payOn < paidThroughOn) refuse('payOn', `The day lies before ${paidThroughOn}.`, paidThroughOn);
  if (payOn > nextDueOn) refuse('payOn', `The day lies after the next due date ${nextDueOn}.`, nextDueOn);
  const interestCents = interestSince(terms, daysBetween(paidThroughOn, payOn));
  return {
    payOn,
    principalCents: balanceCents,
    interestCents,
    payoffCents: cents(balanceCents + interestCents),
    perDiemCents: interestSince(terms, 1),
  };
}
