import { type CivilDate, civilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { multiplyDivideHalfUp } from '../money/rounding';
import { formatUsdExact } from '../money/usd';
import { refuse, wholeNumberWithin } from '../refusal';
import { amortize, type Installment, levelPayment, repay, totalOf } from './amortize';
import { monthLengths, planTiming } from './due-dates';
import { type PeriodRates, periodRates } from './interest';
import type { PaymentPlan, Promo } from './plan';
import { promoPath, rebatedRows } from './promotion-schedule';
import { type PlanTerms, quotePlan } from './quote-plan';

/** Days after funding within which a lower amount takes effect as if it had been agreed at first. */
export const REQUOTE_DAYS_MAX = 14;

/** Effect of a partial or full refund on the patient's plan. */
export type PlanModification = {
  /** REQUOTED: from the funding date on the lower amount. CREDITED: taken off the principal today. REFUNDED: undone. */
  kind: 'REQUOTED' | 'CREDITED' | 'REFUNDED';
  refundCents: Cents;
  balanceBeforeCents: Cents;
  balanceAfterCents: Cents;
  /** Money that goes back to the payer because the refund exceeds what is owed. */
  returnedToPayerCents: Cents;
  /** What is left to pay. */
  schedule: Installment[];
};

export type ModificationRequest = {
  /** Terms that the plan was quoted with. */
  terms: PlanTerms;
  /** Installments paid as scheduled so far. */
  paymentsMade: number;
  newAmountCents: Cents;
  requestedOn: CivilDate;
  /** Smallest refund of the product. */
  minModifyAmountCents: Cents;
  /** KEEP_INSTALLMENT shortens the term; REAMORTISE lowers the installment. */
  choice: 'KEEP_INSTALLMENT' | 'REAMORTISE';
};

/** Interest that a deferred promotion has kept aside after some payments. */
function deferredSoFar(plan: PaymentPlan, paymentsMade: number, rates: PeriodRates): number {
  let deferred: number = plan.oddInterestCents;
  for (const [index, row] of plan.schedule.slice(0, paymentsMade).entries()) {
    const declining = row.balanceCents + row.principalCents;
    const base = plan.promo?.method === 'DEFERRED_ORIGINAL' ? plan.amountCents : declining;
    deferred += multiplyDivideHalfUp(base, rates.units[index] ?? 0, rates.divisor);
  }
  return deferred;
}

/** Interest of the odd days before payment 1, in proportion to the part of the amount that is left. */
function oddInterestOf(plan: PaymentPlan, balanceCents: Cents): number {
  return multiplyDivideHalfUp(plan.oddInterestCents, balanceCents, plan.amountCents);
}

/** What a refund starts from. */
type Position = {
  plan: PaymentPlan;
  request: ModificationRequest;
  /** What is owed before the refund. */
  beforeCents: Cents;
  paidCents: Cents;
  /** Until its end a promotion is still to be won; null without one, or after it. */
  openPromo: Promo | null;
};

/**
 * What is owed after some payments. Interest that a promotion kept aside is part of it from the day after the promotion.
 */
function positionOf(plan: PaymentPlan, request: ModificationRequest): Position {
  const { paymentsMade, requestedOn } = request;
  const openPromo = plan.promo && requestedOn <= plan.promo.endsOn ? plan.promo : null;
  const next = plan.schedule[paymentsMade];
  const afterLast = plan.schedule[paymentsMade - 1]?.balanceCents ?? plan.amountCents;
  return {
    plan,
    request,
    beforeCents: next && !openPromo ? cents(next.balanceCents + next.principalCents) : afterLast,
    paidCents: totalOf(plan.schedule.slice(0, paymentsMade), 'paymentCents'),
    openPromo,
  };
}

/** Lays out the payments that remain for a lower balance. */
function remainingSchedule(position: Position, balanceCents: Cents): Installment[] {
  if (balanceCents === 0) return [];
  const { plan, request, openPromo } = position;
  const { paymentsMade } = request;
  const { anchorDay } = planTiming(plan.fundedOn, plan.firstDueOn);
  const dueOn = plan.schedule.map((row) => row.dueOn);
  const isFree = totalOf(plan.schedule, 'paymentCents') === plan.amountCents;
  const all = periodRates(isFree ? (0 as typeof plan.rate) : plan.rate, plan.dayCount, dueOn.length, () =>
    monthLengths(dueOn, anchorDay),
  );
  const rest = {
    balanceCents,
    dueOn: dueOn.slice(paymentsMade),
    rates: { units: all.units.slice(paymentsMade), divisor: all.divisor },
    firstInterestCents: isFree || paymentsMade > 0 ? 0 : oddInterestOf(plan, balanceCents),
  };
  const agreed = paymentsMade === 0 ? plan.minimumPaymentCents : plan.schedule[paymentsMade]?.paymentCents;
  const kept = request.choice === 'KEEP_INSTALLMENT' ? (agreed ?? null) : null;
  const promoTermMonths = openPromo && !isFree ? openPromo.termMonths - paymentsMade : -1;
  if (openPromo && openPromo.method !== 'REBATE' && promoTermMonths >= 0) {
    return promoPath({
      ...rest,
      promoTermMonths,
      method: openPromo.method,
      baseCents: request.newAmountCents,
      firstInterestCents: paymentsMade === 0 ? rest.firstInterestCents : deferredSoFar(plan, paymentsMade, all),
      ...(kept === null ? {} : { paymentCents: kept }),
    }).rows;
  }
  const rows = kept === null ? amortize(rest) : repay({ ...rest, paymentCents: kept });
  if (promoTermMonths < 0) return rows;
  const amountCents = cents(request.newAmountCents - position.paidCents);
  const paymentCents = kept ?? levelPayment(balanceCents, rest.rates);
  return rebatedRows(rows, { amountCents, paymentCents, promoTermMonths });
}

/**
 * Quotes a refund of part or all of a financed amount before anyone confirms it.
 *
 * Up to 14 days after funding and before the first payment, the plan is quoted again from its funding date on the lower amount. Later
 * the refund is a credit to the principal on that day; what exceeds the balance goes back to the payer. A refund to 0 undoes the plan
 * and returns every payment. A refund that lowers the amount to what has been paid while a promotion is open fulfils it: the
 * interest is cancelled, and what was paid above the amount goes back.
 * @throws DomainRefusal for a new amount that is not lower, a refund below the product's minimum, or payments outside the schedule.
 * @example $5,000, 17.99 %, 36 months, 3 paid, refund 1,500.00: balance 3,177.87, 21 payments left, or 33 of 122.78.
 */
export function modifyPlan(request: ModificationRequest): PlanModification {
  const { terms, paymentsMade } = request;
  const requestedOn = civilDate(request.requestedOn, 'requestedOn');
  const plan = quotePlan(terms);
  const newAmount = wholeNumberWithin('newAmountCents', request.newAmountCents, 0, plan.amountCents - 1);
  const refund = plan.amountCents - newAmount;
  const least = wholeNumberWithin('minModifyAmountCents', request.minModifyAmountCents, 0, plan.amountCents);
  if (newAmount > 0 && refund < least)
    refuse('newAmountCents', `The refund is below the minimum of ${formatUsdExact(cents(least))}.`, least);
  wholeNumberWithin('paymentsMade', paymentsMade, 0, plan.schedule.length);
  if (requestedOn < plan.fundedOn) refuse('requestedOn', 'The refund lies before the funding.', plan.fundedOn);

  const position = positionOf(plan, request);
  const { beforeCents: before, paidCents, openPromo } = position;
  const effect = { refundCents: cents(refund), balanceBeforeCents: before };
  if (newAmount === 0) {
    return {
      ...effect,
      kind: 'REFUNDED',
      balanceAfterCents: ZERO_CENTS,
      returnedToPayerCents: paidCents,
      schedule: [],
    };
  }
  if (paymentsMade === 0 && daysBetween(plan.fundedOn, requestedOn) <= REQUOTE_DAYS_MAX) {
    const { schedule, amountCents } = quotePlan({ ...terms, amountCents: cents(newAmount) });
    return { ...effect, kind: 'REQUOTED', balanceAfterCents: amountCents, returnedToPayerCents: ZERO_CENTS, schedule };
  }
  if (openPromo && paidCents >= newAmount) {
    const returnedToPayerCents = cents(paidCents - newAmount);
    return { ...effect, kind: 'CREDITED', balanceAfterCents: ZERO_CENTS, returnedToPayerCents, schedule: [] };
  }
  const after = cents(Math.max(0, before - refund));
  return {
    ...effect,
    kind: 'CREDITED',
    balanceAfterCents: after,
    returnedToPayerCents: cents(Math.max(0, refund - before)),
    schedule: remainingSchedule(position, after).map((row) => ({ ...row, number: row.number + paymentsMade })),
  };
}
