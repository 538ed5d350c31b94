import { addMonths, type CivilDate, daysBetween } from '../calendar/civil-date';
import { printedPercent, seriesRate } from '../disclosure/series-rate';
import type { Cents } from '../money/cents';
import { percentNumber, type Rate, rateFromUnits } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { refuse, wholeNumberWithin } from '../refusal';
import { amortize, evenPayment, totalOf } from './amortize';
import { dueDates, monthLengths, planTiming, type Timing } from './due-dates';
import { type Accrual, type DayCount, periodRates, yearDays } from './interest';
import { planAmount, planTerm } from './limits';
import { type PaymentPlan, type Promo, type PromoMethod, withAutopayDiscount } from './plan';
import { type PromoPath, promoPath } from './promotion-schedule';

export type PlanTerms = {
  product: string;
  /** Defaults to the product code. */
  name?: string;
  enabled?: boolean;
  amountCents: Cents;
  rate: Rate;
  /** Months of the whole plan. */
  termMonths: number;
  /** Months of the promotion; null or missing for a fixed plan. */
  promoTermMonths?: number | null;
  /** Defaults to REBATE. */
  promoMethod?: PromoMethod;
  fundedOn: CivilDate;
  /** Defaults to one month after funding; 15 to 45 days after it. */
  firstDueOn?: CivilDate;
  /** Interest of odd days beyond the first month: WAIVE (default) or ADD to payment 1. */
  oddFirstPeriod?: 'WAIVE' | 'ADD';
  dayCount?: DayCount;
  accrual?: Accrual;
  /** Takes 0.25 points off the rate of a fixed plan. */
  autopay?: boolean;
  /** Part of the amount that is a finance charge paid at funding. */
  prepaidFinanceChargeCents?: Cents;
};

/** The terms that a plan was quoted with, to quote it once more: with autopay, or for another amount. */
export function termsOfPlan(plan: PaymentPlan): PlanTerms {
  return {
    product: plan.product,
    name: plan.name,
    amountCents: plan.amountCents,
    rate: plan.rate,
    termMonths: plan.fixedTermMonths,
    promoTermMonths: plan.promoTermMonths,
    ...(plan.promo && { promoMethod: plan.promo.method }),
    fundedOn: plan.fundedOn,
    firstDueOn: plan.firstDueOn,
    oddFirstPeriod: plan.oddInterestCents > 0 ? 'ADD' : 'WAIVE',
    dayCount: plan.dayCount,
    accrual: plan.accrual,
    prepaidFinanceChargeCents: plan.prepaidFinanceChargeCents,
  };
}

/**
 * Interest of the odd days in the first period.
 * @NOTE choice: a first period shorter than a month always lowers payment 1 by the missing days, so that no plan costs more than its
 * rate.
 */
function oddInterest(terms: PlanTerms, rate: Rate, oddDays: number): number {
  if (oddDays > 0 && terms.oddFirstPeriod !== 'ADD') return 0;
  return multiplyDivideHalfUp(terms.amountCents, rate * oddDays, yearDays(terms.dayCount ?? '30/360') * 1_000_000);
}

/** Annual percentage rate of monthly payments; the first period is whole months plus odd days over 30. */
// biome-ignore lint/complexity/useMaxParams: part of every calculator, where an object for the names costs bytes.
function monthlyApr(advance: number, payments: number[], total: number, timing: Timing): number {
  const { oddDays, fundedOn, firstDueOn } = timing;
  const whole = oddDays < 0 ? 0 : 1;
  const days = oddDays < 0 ? daysBetween(fundedOn, firstDueOn) : oddDays;
  return printedPercent(seriesRate({ advance, payments, total, whole, fraction: days / 30 }), 12);
}

/**
 * The promotion of a plan.
 * @NOTE choice: it ends its months after funding or on the due date of its last payment, whichever is later, so that the promotion's
 * monthly payments always fit into it.
 */
// biome-ignore lint/complexity/useMaxParams: as above.
function describePromo(terms: PlanTerms, termMonths: number, path: PromoPath, dueOn: readonly CivilDate[]): Promo {
  const byFunding = addMonths(terms.fundedOn, termMonths);
  const lastDueOn = dueOn[termMonths - 1] ?? byFunding;
  return {
    method: terms.promoMethod ?? 'REBATE',
    termMonths,
    monthlyPaymentCents: evenPayment(terms.amountCents, termMonths),
    endsOn: lastDueOn > byFunding ? lastDueOn : byFunding,
    interestAtStakeCents: path.interestAtStakeCents,
  };
}

/**
 * Quotes one payment plan: installment, schedule, annual percentage rate, finance charge and totals, and for a promotion its monthly
 * payment, end and interest at stake. The one entry for API, portals and calculator, so that all show the same cents.
 *
 * Amount 1 cent to $1,000,000, rate 0 to 100 %, term 1 to 360 months, promotion shorter than the term.
 * @throws DomainRefusal naming the field and the limit.
 * @example $5,000 at 17.99 % over 36 months: 180.74 a month, last 180.64, total 6,506.54, APR 17.99.
 */
export function quotePlan(terms: PlanTerms): PaymentPlan {
  const { product, fundedOn, dayCount = '30/360' } = terms;
  const amountCents = planAmount(terms.amountCents);
  const termMonths = planTerm(terms.termMonths);
  const promoTermMonths = terms.promoTermMonths ?? null;
  if (promoTermMonths !== null) {
    if (termMonths === 1) refuse('promoTermMonths', 'A plan of one month has no room for a promotion.', 1);
    wholeNumberWithin('promoTermMonths', promoTermMonths, 1, termMonths - 1);
  }
  const hasAutopayDiscount = Boolean(terms.autopay) && promoTermMonths === null && terms.rate > 0;
  const rate = hasAutopayDiscount ? withAutopayDiscount(rateFromUnits(terms.rate)) : rateFromUnits(terms.rate);
  const prepaid = wholeNumberWithin(
    'prepaidFinanceChargeCents',
    terms.prepaidFinanceChargeCents ?? 0,
    0,
    amountCents - 1,
  );

  const timing = planTiming(fundedOn, terms.firstDueOn);
  const dueOn = dueDates(timing.firstDueOn, timing.anchorDay, termMonths);
  const rates = periodRates(rate, dayCount, termMonths, () => monthLengths(dueOn, timing.anchorDay));
  const repayment = {
    balanceCents: amountCents,
    dueOn,
    rates,
    firstInterestCents: oddInterest(terms, rate, timing.oddDays),
  };
  const method = terms.promoMethod ?? 'REBATE';
  const path = promoTermMonths === null ? null : promoPath({ ...repayment, promoTermMonths, method });
  const schedule = path?.rows ?? amortize(repayment);

  const promo = path && promoTermMonths !== null ? describePromo(terms, promoTermMonths, path, dueOn) : null;
  const total = totalOf(schedule, 'paymentCents');
  const amountFinancedCents = (amountCents - prepaid) as Cents;
  const payments = schedule.map((row) => row.paymentCents);
  const regularCents = (schedule[0]?.paymentCents ?? 0) - repayment.firstInterestCents;
  return {
    product,
    name: terms.name ?? product,
    enabled: terms.enabled ?? true,
    amountCents,
    rate,
    ratePercent: percentNumber(rate),
    hasAutopayDiscount,
    dayCount,
    accrual: terms.accrual ?? 'SCHEDULED',
    fixedTermMonths: termMonths,
    minimumPaymentCents: path?.minimumPaymentCents ?? (regularCents as Cents),
    lastPaymentCents: payments.at(-1) as Cents,
    aprPercent: monthlyApr(amountFinancedCents, payments, total, timing),
    prepaidFinanceChargeCents: prepaid as Cents,
    amountFinancedCents,
    financeChargeCents: (total - amountFinancedCents) as Cents,
    totalOfPaymentsCents: total,
    oddInterestCents: repayment.firstInterestCents as Cents,
    fundedOn,
    firstDueOn: timing.firstDueOn,
    schedule,
    promo,
    promoTermMonths,
    promoMonthlyPaymentCents: promo?.monthlyPaymentCents ?? null,
  };
}
