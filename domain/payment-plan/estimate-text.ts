import type { Cents } from '../money/cents';
import { formatUsd, formatUsdExact } from '../money/usd';
import type { PaymentPlan } from './plan';

/** The figures of a plan as the calculator, its e-mail and its print show them. */
export type PlanFigures = {
  /** What is paid each month: the instalment, or what pays a promotion off in time. */
  monthly: string;
  sentence: string;
  apr: string;
  interest: string;
  total: string;
};

/** Words and figures of a plan, ready to print. */
export function planFigures(plan: PaymentPlan): PlanFigures {
  const months = plan.promoTermMonths ?? plan.schedule.length;
  return {
    monthly: formatUsd(plan.promoMonthlyPaymentCents ?? plan.minimumPaymentCents),
    sentence: plan.promo ? `a month, no interest if paid off in ${months} months` : `a month for ${months} months`,
    apr: `${plan.aprPercent}%`,
    interest: formatUsdExact(plan.financeChargeCents),
    total: formatUsdExact(plan.totalOfPaymentsCents),
  };
}

/** "35 payments of $158.18 and one of $158.02": every payment of the schedule, equal ones together, so that they add up. */
function paymentsText({ schedule }: PaymentPlan): string {
  const groups: { count: number; cents: Cents }[] = [];
  for (const { paymentCents: cents } of schedule) {
    const last = groups.at(-1);
    if (last?.cents === cents) last.count += 1;
    else groups.push({ count: 1, cents });
  }
  const words = groups.map(({ count, cents }, place) => {
    const noun = place > 0 ? '' : count === 1 ? ' payment' : ' payments';
    return `${count === 1 && place > 0 ? 'one' : count}${noun} of ${formatUsdExact(cents)}`;
  });
  const last = words.pop();
  return words.length > 0 ? `${words.join(', ')} and ${last}` : `${last}`;
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
export function exampleText({ basis, practiceName, plan, ratesPercent }: ExampleFacts): string {
  const { apr, total } = planFigures(plan);
  const promise = plan.promo
    ? ` Interest is charged from the first day if the whole amount isn’t paid within ${plan.promo.termMonths} months.`
    : '';
  return `Example for ${basis} at ${practiceName}, first payment one month after treatment, not an offer of credit. Your own rate can be ${Math.min(...ratesPercent)}% to ${Math.max(...ratesPercent)}% APR and depends on your credit. Example: ${formatUsdExact(plan.amountCents)} at ${apr} APR over ${plan.fixedTermMonths} months is ${paymentsText(plan)}, in total ${total}.${promise}`;
}

/** Under promotions: what the interest and the total stand for. */
export function minimumText(plans: readonly PaymentPlan[]): string {
  const minimums = plans.map((plan) => formatUsd(plan.minimumPaymentCents)).join(' or ');
  return `For promotions, Interest and Total show what you would pay with the minimum payment of ${minimums} a month.`;
}
