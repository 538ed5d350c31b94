import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { wholeNumberWithin } from '../refusal';
import { planTiming } from './due-dates';
import type { PaymentPlan } from './plan';
import { type PromoPosition, promoPosition } from './promotion';
import { compareWith, type PaymentComparison, pathOf, payEachMonth } from './reamortise';

/** Days before the due date on which a statement is issued. */
export const STATEMENT_DAYS_BEFORE_DUE = 21;

/** Extra monthly amount of the "pay more, save interest" line: $25. */
export const STATEMENT_EXTRA_CENTS = 2_500;

/** The figures of a statement for a plan paid as scheduled; fees and late amounts come from the ledger. */
export type Statement = {
  issuedOn: CivilDate;
  dueOn: CivilDate;
  /** Day on which autopay debits: the due date or the next business day; it is credited as of the due date. */
  debitOn: CivilDate;
  openingBalanceCents: Cents;
  interestCents: Cents;
  principalCents: Cents;
  feesCents: Cents;
  minimumDueCents: Cents;
  promo: PromoPosition | null;
  /** What paying $25 more each month saves; null without interest, and in a promotion, which has its own line. */
  payMore: PaymentComparison | null;
};

/**
 * Statement of the next instalment of a plan paid as scheduled.
 * @param given.feesCents unpaid fees to collect with it.
 * @throws DomainRefusal for payments outside the schedule or negative fees.
 */
export function statementOf(plan: PaymentPlan, given: { paymentsMade: number; feesCents: Cents }): Statement {
  const { schedule } = plan;
  const paymentsMade = wholeNumberWithin('paymentsMade', given.paymentsMade, 0, schedule.length - 1);
  const fees = wholeNumberWithin('feesCents', given.feesCents, 0, Number.MAX_SAFE_INTEGER);
  const [row] = schedule.slice(paymentsMade);
  const openingBalanceCents = schedule[paymentsMade - 1]?.balanceCents ?? plan.amountCents;
  const dueOn = row?.dueOn ?? plan.firstDueOn;
  const payment = row?.paymentCents ?? openingBalanceCents;
  const issuedOn = addDays(dueOn, -STATEMENT_DAYS_BEFORE_DUE);
  const paidToDateCents = cents(schedule.slice(0, paymentsMade).reduce((sum, paid) => sum + paid.paymentCents, 0));
  const open = {
    balanceCents: openingBalanceCents,
    rate: plan.rate,
    nextDueOn: dueOn,
    anchorDay: planTiming(plan.fundedOn, plan.firstDueOn).anchorDay,
    dayCount: plan.dayCount,
    firstInterestCents: paymentsMade === 0 ? plan.oddInterestCents : 0,
  };
  const paysInterest = plan.promo === null && plan.rate > 0 && openingBalanceCents > plan.minimumPaymentCents;
  return {
    issuedOn,
    dueOn,
    debitOn: nextBusinessDay(dueOn),
    openingBalanceCents,
    interestCents: row?.interestCents ?? cents(0),
    principalCents: row?.principalCents ?? openingBalanceCents,
    feesCents: cents(fees),
    minimumDueCents: cents(payment + fees),
    promo:
      plan.promo &&
      promoPosition(plan, { today: issuedOn, paidToDateCents, plannedPaymentCents: plan.minimumPaymentCents }),
    payMore: paysInterest
      ? compareWith(
          pathOf(schedule.slice(paymentsMade)),
          payEachMonth(open, cents(plan.minimumPaymentCents + STATEMENT_EXTRA_CENTS)),
        )
      : null,
  };
}
