import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { planAmount } from './limits';
import type { PaymentPlan, PromoMethod } from './plan';
import { type PlanLists, splitPlans } from './plan-list';
import { quotePlan } from './quote-plan';

export const GRADES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** Risk grade of a borrower, A the best. */
export type Grade = (typeof GRADES)[number];

/** A financing product with its rates; a grade without a rate is not offered the product. */
export type PlanProduct = {
  product: string;
  name: string;
  enabled: boolean;
  minAmountCents: Cents;
  maxAmountCents: Cents;
  fixedTermMonths: number;
  promoTermMonths: number | null;
  promoMethod: PromoMethod | null;
  rates: { readonly [grade in Grade]?: Rate | null };
};

/** A plan in a calculator: one quote for a known grade, else the cheapest and the dearest ("from … to …"). */
export type PlanOffer = {
  product: string;
  enabled: boolean;
  promoTermMonths: number | null;
  /** The lowest installment; offers are ordered by it. */
  minimumPaymentCents: Cents;
  lowest: PaymentPlan;
  highest: PaymentPlan;
};

export type CalculatorRequest = {
  products: readonly PlanProduct[];
  amountCents: Cents;
  fundedOn: CivilDate;
  /** The borrower's grade; without it each offer is the range over all grades that have a rate. */
  grade?: Grade;
  /** A known borrower's available credit; nothing is offered above it. */
  availableCreditCents?: Cents;
  autopay?: boolean;
};

/**
 * Offers for an amount: enabled products whose limits hold it, priced for the grade, split into fixed and promotion and ordered by
 * minimum payment. Empty lists when no product fits.
 * @throws DomainRefusal for an amount that is not 1 cent to $1,000,000.
 */
export function quotePlans(request: CalculatorRequest): PlanLists<PlanOffer> {
  const { grade, fundedOn, autopay = false } = request;
  const amountCents = planAmount(request.amountCents);
  const offers: PlanOffer[] = [];
  if (amountCents > (request.availableCreditCents ?? amountCents)) return splitPlans(offers);

  for (const product of request.products) {
    if (!product.enabled || amountCents < product.minAmountCents || amountCents > product.maxAmountCents) continue;
    const rates = (grade ? [grade] : GRADES)
      .map((name) => product.rates[name] ?? null)
      .filter((rate) => rate !== null)
      .sort((a, b) => a - b);
    const quote = (rate: Rate): PaymentPlan =>
      quotePlan({
        product: product.product,
        name: product.name,
        amountCents,
        rate,
        termMonths: product.fixedTermMonths,
        promoTermMonths: product.promoTermMonths,
        promoMethod: product.promoMethod ?? 'REBATE',
        fundedOn,
        autopay,
      });
    const [low, high] = [rates[0], rates.at(-1)];
    if (low === undefined || high === undefined) continue;
    const lowest = quote(low);
    const { minimumPaymentCents, promoTermMonths } = lowest;
    offers.push({
      product: product.product,
      enabled: true,
      promoTermMonths,
      minimumPaymentCents,
      lowest,
      highest: high === low ? lowest : quote(high),
    });
  }
  return splitPlans(offers);
}
