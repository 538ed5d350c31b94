import { addBusinessDays } from '../calendar/business-day';
import { type CivilDate, civilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { type Rate, rateFromUnits } from '../money/rate';
import { divideUp } from '../money/rounding';
import { refuse, wholeNumberWithin } from '../refusal';
import { monthlyInterest } from './interest';
import { planAmount, planTerm } from './limits';
import type { PaymentPlan, PromoMethod } from './plan';

/** Business days after the end of a promotion in which paying still cancels the interest. */
export const PROMO_GRACE_BUSINESS_DAYS = 3;

/** Days before the end from which a pace that is short counts as at risk. */
export const PROMO_AT_RISK_DAYS = 60;

/** Where a borrower stands in a promotion. */
export type PromoPosition = {
  /** PAID: the interest is cancelled. MISSED: the end and its grace have passed. */
  status: 'PAID' | 'OPEN' | 'MISSED';
  /** What is still to be paid to cancel the interest: the amount less all payments. */
  payoffCents: Cents;
  endsOn: CivilDate;
  /** Last day that is accepted, with grace. */
  graceEndsOn: CivilDate;
  daysLeft: number;
  /** Due dates from today to the end, today and the end included. */
  paymentsLeft: number;
  /** Paying this on every due date left keeps the plan free of interest; all of it when no due date is left. Null unless OPEN. */
  safePaymentCents: Cents | null;
  /** Whether the planned payments get there. Null unless OPEN. */
  pace: 'ON_TRACK' | 'SHORT' | 'AT_RISK' | null;
};

/**
 * The promotion of a plan on a day, counted by the days on which payments were submitted.
 * @param given.paidToDateCents all payments so far, 0 or more.
 * @param given.plannedPaymentCents the autopay amount or the minimum payment.
 * @throws DomainRefusal for a plan without a promotion, or a negative amount.
 */
export function promoPosition(
  plan: PaymentPlan,
  given: { today: CivilDate; paidToDateCents: Cents; plannedPaymentCents: Cents; graceBusinessDays?: number },
): PromoPosition {
  const { promo } = plan;
  if (!promo) refuse('promoTermMonths', 'The plan has no promotion.');
  const { graceBusinessDays = PROMO_GRACE_BUSINESS_DAYS } = given;
  const today = civilDate(given.today, 'today');
  wholeNumberWithin('graceBusinessDays', graceBusinessDays, 0, 30);
  const paid = wholeNumberWithin('paidToDateCents', given.paidToDateCents, 0, Number.MAX_SAFE_INTEGER);
  const planned = wholeNumberWithin('plannedPaymentCents', given.plannedPaymentCents, 0, Number.MAX_SAFE_INTEGER);

  const { endsOn } = promo;
  const payoff = Math.max(0, plan.amountCents - paid);
  const graceEndsOn = graceBusinessDays === 0 ? endsOn : addBusinessDays(endsOn, graceBusinessDays);
  const paymentsLeft = plan.schedule.filter((row) => row.dueOn >= today && row.dueOn <= endsOn).length;
  const daysLeft = Math.max(0, daysBetween(today, endsOn));
  const status = payoff === 0 ? 'PAID' : today > graceEndsOn ? 'MISSED' : 'OPEN';
  const isEnough = planned * paymentsLeft >= payoff;
  const pace = isEnough ? 'ON_TRACK' : daysLeft <= PROMO_AT_RISK_DAYS ? 'AT_RISK' : 'SHORT';
  return {
    status,
    payoffCents: cents(payoff),
    endsOn,
    graceEndsOn,
    daysLeft,
    paymentsLeft,
    safePaymentCents: status === 'OPEN' ? cents(divideUp(payoff, Math.max(1, paymentsLeft))) : null,
    pace: status === 'OPEN' ? pace : null,
  };
}

/** How a promotion ends for equal monthly payments. */
export type PromoOutcome = {
  isFree: boolean;
  paymentsMade: number;
  paidCents: Cents;
  /** Still to be paid to cancel the interest; 0 when free. */
  payoffCents: Cents;
  /** Cancelled when free, else owed. */
  interestCents: Cents;
  /** Owed after the promotion: 0 when free. */
  balanceCents: Cents;
};

/**
 * Plays a promotion with the same payment every month: `promoMonths` payments, the last one lower when the amount is reached.
 * Interest is counted monthly at a twelfth of the rate, as the method says.
 * @throws DomainRefusal for an amount, payment or term out of limits.
 * @example $3,000 at 17.99 %, 12 months: 250.00 a month is free and cancels 326.36; 249.99 leaves 0.12 to pay, or 326.49 owed.
 */
export function promoOutcome(terms: {
  amountCents: Cents;
  rate: Rate;
  promoTermMonths: number;
  method: PromoMethod;
  paymentCents: Cents;
}): PromoOutcome {
  const { method } = terms;
  const rate = rateFromUnits(terms.rate, 'rate');
  const amount = planAmount(terms.amountCents);
  const payment = planAmount(terms.paymentCents, 'paymentCents');
  const months = planTerm(terms.promoTermMonths, 'promoTermMonths');
  let [paid, interest, paymentsMade] = [0, 0, 0];
  for (; paymentsMade < months && paid < amount; paymentsMade += 1) {
    const base = method === 'DEFERRED_ORIGINAL' ? amount : amount - paid + (method === 'REBATE' ? interest : 0);
    interest += monthlyInterest(cents(base), rate);
    paid += Math.min(payment, amount - paid);
  }
  const isFree = paid === amount;
  return {
    isFree,
    paymentsMade,
    paidCents: cents(paid),
    payoffCents: cents(amount - paid),
    interestCents: cents(interest),
    balanceCents: cents(isFree ? 0 : amount - paid + interest),
  };
}
