import { type CreditBandId, pricedBand } from '@domain/payment-plan/credit-bands';
import { exampleText, type PlanFigures, planFigures } from '@domain/payment-plan/estimate-text';
import { estimateWords } from '@domain/payment-plan/estimate-words';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import { quotePlans } from '@domain/payment-plan/quote-plans';
import { wordsOf } from '../language';
import { type PracticeProfile, productsOf, todayOf } from '../practice-profile';
import { words } from './calculator-language';

/** Words of estimates in the language of the page. */
export const estimateText = wordsOf('estimate', estimateWords);

export type Limits = { minCents: number; maxCents: number };

/** The scale of a practice that has no plans yet. */
const WITHOUT_PLANS: Limits = { minCents: 25_000, maxCents: 2_500_000 };

/** The smallest and largest amount any product of the practice holds. */
export function limitsOf(profile: PracticeProfile): Limits {
  const products = productsOf(profile);
  if (products.length === 0) return WITHOUT_PLANS;
  return {
    minCents: Math.min(...products.map((product) => product.minAmountCents)),
    maxCents: Math.max(...products.map((product) => product.maxAmountCents)),
  };
}

/** One plan as a row of the calculator; amounts as text, ready to print. */
export type PlanRow = PlanFigures & {
  id: string;
  isPromotion: boolean;
  /** Number and height of the ribbon's bars; the height is the payment in cents. */
  months: number;
  heightCents: number;
  /** What a reader of a screen hears for the ribbon. */
  ribbon: string;
  plan: PaymentPlan;
};

const rowOf = (plan: PaymentPlan): PlanRow => {
  const figures = planFigures(plan, estimateText);
  const months = plan.promoTermMonths ?? plan.schedule.length;
  return {
    ...figures,
    id: plan.product,
    isPromotion: plan.promo !== null,
    months,
    heightCents: plan.promoMonthlyPaymentCents ?? plan.minimumPaymentCents,
    ribbon: words.ribbon(months, figures.monthly),
    plan,
  };
};

export type Estimate = { fixed: PlanRow[]; promotion: PlanRow[] };

/** The plans for an amount in cents and a band, cheapest first. Empty when no product holds the amount. */
export function estimate(profile: PracticeProfile, amountCents: number, band: CreditBandId): Estimate {
  const { grade } = pricedBand(band);
  const amount = amountCents as PaymentPlan['amountCents'];
  const offers = quotePlans({ products: productsOf(profile), amountCents: amount, fundedOn: todayOf(profile), grade });
  return {
    fixed: offers.fixed.map((offer) => rowOf(offer.lowest)),
    promotion: offers.promotion.map((offer) => rowOf(offer.lowest)),
  };
}

/** The example that must stand beside payment amounts, for a row at the band it is priced by. */
export function exampleOf(profile: PracticeProfile, { plan }: PlanRow, band: CreditBandId): string {
  const facts = {
    basis: words.bands[band][2] ?? '',
    practiceName: profile.name,
    plan,
    ratesPercent: profile.products.flatMap(({ rates }) => Object.values(rates).filter((rate) => rate !== null)),
  };
  return exampleText(facts, estimateText);
}
