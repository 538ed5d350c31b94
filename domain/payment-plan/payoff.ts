import { type CivilDate, civilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { RATE_UNITS, type Rate, rateFromUnits } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { refuse, wholeNumberWithin } from '../refusal';
import type { Instalment } from './amortise';
import { monthLengths, planTiming } from './due-dates';
import { type DayCount, dailyInterest, periodRates } from './interest';
import { planAmount } from './limits';
import type { PaymentPlan } from './plan';

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

/**
 * Pay-off amount of a plan that has been paid as scheduled. The period costs what its row says, by the days that have passed: waived
 * days stay waived, the missing days of a short first period stay off, and while a promotion keeps interest aside none is due. A
 * promotion with rebate that is still open is paid off by less, see `promoPosition`.
 * @param paymentsMade instalments paid so far, fewer than the schedule holds.
 * @throws DomainRefusal for a count outside the schedule or a day outside the current period.
 */
export function planPayoff(plan: PaymentPlan, paymentsMade: number, payOn: CivilDate): PayoffQuote {
  wholeNumberWithin('paymentsMade', paymentsMade, 0, plan.schedule.length - 1);
  const [row] = plan.schedule.slice(paymentsMade);
  const paidThroughOn = plan.schedule[paymentsMade - 1]?.dueOn ?? plan.fundedOn;
  const quote = payoffQuote({
    balanceCents: row ? cents(row.balanceCents + row.principalCents) : plan.amountCents,
    rate: plan.rate,
    dayCount: plan.dayCount,
    paidThroughOn,
    nextDueOn: row?.dueOn ?? plan.firstDueOn,
    payOn,
  });
  if (!row || (plan.accrual === 'DAILY' && plan.promo === null)) return quote;
  const interestOf = rowInterest(plan, row, quote.principalCents, daysBetween(paidThroughOn, row.dueOn));
  const interestCents = interestOf(daysBetween(paidThroughOn, payOn));
  const payoffCents = cents(quote.principalCents + interestCents);
  return { ...quote, interestCents, payoffCents, perDiemCents: interestOf(1) };
}

/** The scheduled interest of a row's period spread over its days, rounded once. */
function rowInterest(plan: PaymentPlan, row: Instalment, balanceCents: Cents, days: number): (passed: number) => Cents {
  const dueOn = plan.schedule.map(({ dueOn: on }) => on);
  const { anchorDay } = planTiming(plan.fundedOn, plan.firstDueOn);
  const { units, divisor } = periodRates(plan.rate, plan.dayCount, dueOn.length, () => monthLengths(dueOn, anchorDay));
  const odd = row.number === 1 ? plan.oddInterestCents : 0;
  const whole = row.interestCents === 0 ? 0 : balanceCents * (units[row.number - 1] ?? 0) + odd * divisor;
  return (passed) => cents(multiplyDivideHalfUp(whole, passed, divisor * days));
}
