import type { ResultOf } from '@contract/endpoint';
import type { calculatePayments } from '@contract/payment-calculator/calls';
import type { CivilDate } from '@domain/calendar/civil-date';
import { type Cents, cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { percentNumber } from '@domain/money/rate';
import { exampleText } from '@domain/payment-plan/estimate-text';
import type { PlanLists } from '@domain/payment-plan/plan-list';
import type { Grade, PlanOffer, PlanProduct } from '@domain/payment-plan/quote-plans';
import { planTermsView } from '../credit-transaction/index';
import type { PracticeRow } from '../practice/index';

type CalculationView = ResultOf<typeof calculatePayments>;

export type Calculation = {
  practice: PracticeRow | undefined;
  /** Name in the example: the practice, or what stands for any. */
  practiceName: string;
  amountCents: Cents;
  startOn: CivilDate;
  basis: CalculationView['basis'];
  /** Whom the example is for: "a good credit score". */
  basisText: string;
  grade: Grade | null;
  borrower: { id: string; name: string } | undefined;
  availableCents: Cents | null;
  products: readonly PlanProduct[];
  offers: PlanLists<PlanOffer>;
};

/** Every yearly rate that the products have, in percent. */
export function ratesPercentOf(products: readonly PlanProduct[]): number[] {
  return products.flatMap(({ rates }) =>
    Object.values(rates).flatMap((rate) => (rate === null || rate === undefined ? [] : [percentNumber(rate)])),
  );
}

/** The plan that stands for the others beside an amount: the middle one of the fixed, else the first promotion. */
export const exampleOffer = (offers: PlanLists<PlanOffer>): PlanOffer | undefined =>
  offers.fixed[Math.floor(offers.fixed.length / 2)] ?? offers.promotion[0];

/** A calculation in the words of the wire, with the example that must stand beside payment amounts. */
export function calculationView(of: Calculation): CalculationView {
  const { practice, offers } = of;
  const shown = exampleOffer(offers);
  return {
    practice: practice ? { _id: practice.id, PracticeName: practice.name, StateCode: practice.state_code } : null,
    amount: dollarsFromCents(of.amountCents),
    startDate: of.startOn,
    basis: of.basis,
    grade: of.grade,
    borrower: of.borrower ? { _id: of.borrower.id, name: of.borrower.name } : null,
    limits: limitsView(of.products),
    availableCredit: of.availableCents === null ? null : dollarsFromCents(of.availableCents),
    fixed: offers.fixed.map(offerView),
    promotion: offers.promotion.map(offerView),
    example: shown
      ? exampleText({
          basis: of.basisText,
          practiceName: of.practiceName,
          // The dearer end, so that the example never promises too much.
          plan: shown.highest,
          ratesPercent: ratesPercentOf(of.products),
        })
      : null,
  };
}

function limitsView(products: readonly PlanProduct[]): CalculationView['limits'] {
  if (products.length === 0) return null;
  return {
    from: dollarsFromCents(cents(Math.min(...products.map((product) => product.minAmountCents)))),
    to: dollarsFromCents(cents(Math.max(...products.map((product) => product.maxAmountCents)))),
  };
}

function offerView(offer: PlanOffer): CalculationView['fixed'][number] {
  return {
    product: offer.product,
    name: offer.lowest.name,
    promoTerm: offer.promoTermMonths,
    minimumPayment: dollarsFromCents(offer.minimumPaymentCents),
    from: planTermsView(offer.lowest, 'en'),
    to: planTermsView(offer.highest, 'en'),
  };
}
