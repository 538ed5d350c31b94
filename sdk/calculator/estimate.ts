import { formatUsd, formatUsdExact } from '@domain/money/usd';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import { type Grade, quotePlans } from '@domain/payment-plan/quote-plans';
import { type PracticeProfile, productsOf, todayOf } from '../practice-profile';

/**
 * How people describe their own credit. Each band is priced by the grade of its lower end, so that an estimate is rather too dear
 * than too cheap.
 */
export const BANDS = [
  { id: 'very-good', label: 'Very good', range: '700 and up', grade: 'B' },
  { id: 'good', label: 'Good', range: '660 to 699', grade: 'C' },
  { id: 'fair', label: 'Fair', range: '590 to 659', grade: 'E' },
  { id: 'unsure', label: 'Not sure', range: 'We’ll use Good', grade: 'C' },
] as const satisfies readonly { id: string; label: string; range: string; grade: Grade }[];

export type BandId = (typeof BANDS)[number]['id'];

export type Limits = { minCents: number; maxCents: number };

/** The smallest and largest amount any product of the practice holds. */
export function limitsOf(profile: PracticeProfile): Limits {
  const products = productsOf(profile);
  return {
    minCents: Math.min(...products.map((product) => product.minAmountCents)),
    maxCents: Math.max(...products.map((product) => product.maxAmountCents)),
  };
}

/** One plan as a row of the calculator; amounts as text, ready to print. */
export type PlanRow = {
  id: string;
  isPromotion: boolean;
  /** What is paid each month: the instalment, or what pays a promotion off in time. */
  monthly: string;
  sentence: string;
  apr: string;
  interest: string;
  total: string;
  /** Number and height of the ribbon's bars; the height is the payment in cents. */
  months: number;
  heightCents: number;
  /** What a reader of a screen hears for the ribbon. */
  ribbon: string;
  plan: PaymentPlan;
};

const rowOf = (plan: PaymentPlan): PlanRow => {
  const months = plan.promoTermMonths ?? plan.schedule.length;
  const heightCents = plan.promoMonthlyPaymentCents ?? plan.minimumPaymentCents;
  const monthly = formatUsd(heightCents as typeof plan.minimumPaymentCents);
  return {
    id: plan.product,
    isPromotion: plan.promo !== null,
    monthly,
    sentence: plan.promo ? `a month, no interest if paid off in ${months} months` : `a month for ${months} months`,
    apr: `${plan.aprPercent}%`,
    interest: formatUsdExact(plan.financeChargeCents),
    total: formatUsdExact(plan.totalOfPaymentsCents),
    months,
    heightCents,
    ribbon: `${months} payments of ${monthly}`,
    plan,
  };
};

export type Estimate = { fixed: PlanRow[]; promotion: PlanRow[] };

/** The plans for an amount in cents and a band, cheapest first. Empty when no product holds the amount. */
export function estimate(profile: PracticeProfile, amountCents: number, band: BandId): Estimate {
  const grade = BANDS.find(({ id }) => id === band)?.grade ?? 'C';
  const amount = amountCents as PaymentPlan['amountCents'];
  const offers = quotePlans({ products: productsOf(profile), amountCents: amount, fundedOn: todayOf(profile), grade });
  return {
    fixed: offers.fixed.map((offer) => rowOf(offer.lowest)),
    promotion: offers.promotion.map((offer) => rowOf(offer.lowest)),
  };
}

/** "36 payments of $158.18": with the last one apart where it differs. */
function paymentsText({ schedule, minimumPaymentCents, lastPaymentCents }: PaymentPlan): string {
  const count = schedule.length;
  const regular = formatUsdExact(minimumPaymentCents);
  if (count < 2 || lastPaymentCents === minimumPaymentCents) return `${count} payments of ${regular}`;
  return `${count - 1} payments of ${regular} and one of ${formatUsdExact(lastPaymentCents)}`;
}

/**
 * The example that federal law asks for beside any payment amount in an advertisement: amount, rate, terms of repayment, total
 * (12 CFR 1026.24(d)); for a promotion also what happens when it is not paid in time (1026.24 and Appendix G wording).
 */
export function exampleText(profile: PracticeProfile, row: PlanRow, bandLabel: string): string {
  const rates = profile.products.flatMap(({ rates }) => Object.values(rates).filter((rate) => rate !== null));
  const { plan } = row;
  const promise = plan.promo
    ? ` Interest is charged from the first day if the whole amount isn’t paid within ${plan.promo.termMonths} months.`
    : '';
  return `Example for a ${bandLabel.toLowerCase()} credit score at ${profile.name}, first payment one month after treatment, not an offer of credit. Your own rate can be ${Math.min(...rates)}% to ${Math.max(...rates)}% APR and depends on your credit. Example: ${formatUsdExact(plan.amountCents)} at ${row.apr} APR over ${plan.fixedTermMonths} months is ${paymentsText(plan)}, in total ${row.total}.${promise}`;
}

/** Under promotions: what the Interest and Total columns stand for. */
export function minimumText(rows: readonly PlanRow[]): string {
  const minimums = rows.map(({ plan }) => formatUsd(plan.minimumPaymentCents)).join(' or ');
  return `For promotions, Interest and Total show what you would pay with the minimum payment of ${minimums} a month.`;
}
