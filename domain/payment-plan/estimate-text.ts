import type { Cents } from '../money/cents';
import { formatUsd, formatUsdExact } from '../money/usd';
import { type EstimateWords, estimateWords } from './estimate-words';
import type { PaymentPlan } from './plan';

/** The figures of a plan as the calculator, its e-mail and its print show them. */
export type PlanFigures = {
  /** What is paid each month: the installment, or what pays a promotion off in time. */
  monthly: string;
  sentence: string;
  apr: string;
  interest: string;
  total: string;
};

/** Words and figures of a plan, ready to print. */
export function planFigures(plan: PaymentPlan, words = estimateWords): PlanFigures {
  const months = plan.promoTermMonths ?? plan.schedule.length;
  return {
    monthly: formatUsd(plan.promoMonthlyPaymentCents ?? plan.minimumPaymentCents),
    sentence: plan.promo ? words.monthlyFree(months) : words.monthly(months),
    apr: `${plan.aprPercent}%`,
    interest: formatUsdExact(plan.financeChargeCents),
    total: formatUsdExact(plan.totalOfPaymentsCents),
  };
}

/** "35 payments of $158.18 and one of $158.02": every payment of the schedule, equal ones together, so that they add up. */
function paymentsText({ schedule }: PaymentPlan, words: EstimateWords): string {
  const groups: { count: number; cents: Cents }[] = [];
  for (const { paymentCents: cents } of schedule) {
    const last = groups.at(-1);
    if (last?.cents === cents) last.count += 1;
    else groups.push({ count: 1, cents });
  }
  const parts = groups.map(({ count, cents }, place) =>
    (place > 0 ? words.furtherPayments : words.payments)(count, formatUsdExact(cents)),
  );
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} ${words.and} ${last}` : `${last}`;
}

export type ExampleFacts = {
  /** Whom the example is for: "a good credit score". */
  basis: string;
  practiceName: string;
  plan: PaymentPlan;
  /** Every yearly rate of the practice's products, in percent. */
  ratesPercent: readonly number[];
};

/**
 * The example that federal law asks for beside any payment amount in an advertisement: amount, rate, terms of repayment, total
 * (12 CFR 1026.24(d)); for a promotion also what happens when it is not paid in time (1026.24 and Appendix G wording).
 */
export function exampleText({ basis, practiceName, plan, ratesPercent }: ExampleFacts, words = estimateWords): string {
  const { apr, total } = planFigures(plan, words);
  const example = words.example({
    basis,
    practiceName,
    least: Math.min(...ratesPercent),
    most: Math.max(...ratesPercent),
    amount: formatUsdExact(plan.amountCents),
    apr,
    months: plan.fixedTermMonths,
    payments: paymentsText(plan, words),
    total,
  });
  return example + (plan.promo ? words.examplePromise(plan.promo.termMonths) : '');
}

/** Under promotions: what the interest and the total stand for. */
export function minimumText(plans: readonly PaymentPlan[], words = estimateWords): string {
  const minimums = plans.map((plan) => formatUsd(plan.minimumPaymentCents)).join(` ${words.or} `);
  return words.minimum(minimums);
}
