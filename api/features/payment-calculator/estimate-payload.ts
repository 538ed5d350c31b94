import type { Language } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { type CreditBandId, pricedBand } from '@domain/payment-plan/credit-bands';
import { exampleText, minimumText, planFigures } from '@domain/payment-plan/estimate-text';
import { type EstimateWords, estimateWords as english } from '@domain/payment-plan/estimate-words';
import { estimateWords as spanish } from '@domain/payment-plan/estimate-words.es';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import { type CalculatorRequest, quotePlans } from '@domain/payment-plan/quote-plans';
import { practiceToday } from '../../civil-today';
import { AppError } from '../../http/app-error';
import type { Work } from '../../work';
import type { PracticeRow } from '../practice/index';
import { findBorrowerCredit } from './borrower-credit';
import { ratesPercentOf } from './calculation.view';
import type { EstimateMail } from './mails';
import { loadProductsFor } from './products-for';

export type EstimateToSend = {
  practiceId: string;
  /** Staff only. */
  borrowerId: string | undefined;
  amountCents: number;
  product: string;
  creditBand: CreditBandId;
  email: string;
  /** Of the reader. */
  language: Language;
};

const [GOOD, BUENO] = ['a good credit score', 'un puntaje de crédito bueno'];

/** Words of the estimate, and whom its example is for. */
const LANGUAGES: Readonly<
  Record<Language, { words: EstimateWords; own: string; bands: Readonly<Record<CreditBandId, string>> }>
> = {
  en: {
    words: english,
    own: 'your credit',
    bands: { 'very-good': 'a very good credit score', good: GOOD, fair: 'a fair credit score', unsure: GOOD },
  },
  es: {
    words: spanish,
    own: 'su crédito',
    bands: {
      'very-good': 'un puntaje de crédito muy bueno',
      good: BUENO,
      fair: 'un puntaje de crédito regular',
      unsure: BUENO,
    },
  },
};

/**
 * What the e-mail of an estimate says, worked out as of today in the words of the calculator. A borrower's plan is priced
 * by the grade of the credit line; anybody else's by the band that was chosen.
 * @throws AppError INVALID_FIELDS for a plan that the amount, the grade or the credit line does not allow.
 */
export async function estimatePayload(
  { tx, deps }: Work,
  input: EstimateToSend,
  practice: PracticeRow,
): Promise<EstimateMail> {
  const today = practiceToday(deps.clock, practice);
  const credit =
    input.borrowerId === undefined ? undefined : await findBorrowerCredit(tx, input.borrowerId, deps.clock);
  const products = await loadProductsFor(tx, practice, { credit, amountCents: input.amountCents, today });
  const { words, own, bands } = LANGUAGES[input.language];
  const plan = planOf(input.product, {
    products,
    amountCents: cents(input.amountCents),
    fundedOn: today,
    grade: credit?.grade ?? pricedBand(input.creditBand).grade,
    ...(credit && { availableCreditCents: credit.availableCents }),
  });
  return {
    to: input.email,
    practiceName: practice.name,
    path: `${portalBase}${addressAfter(practice)}`,
    cost: formatUsd(plan.amountCents),
    ...planFigures(plan, words),
    minimum: plan.promo ? minimumText([plan], words) : null,
    language: input.language,
    example: exampleText(
      {
        basis: credit ? own : bands[input.creditBand],
        practiceName: practice.name,
        plan,
        ratesPercent: ratesPercentOf(products),
      },
      words,
    ),
  };
}

/** Where the reader goes on: the application, or the calculator of a practice that takes none. */
function addressAfter({ enrollments, slug }: PracticeRow): string {
  const takesApplications = (JSON.parse(enrollments) as string[]).includes('APPLICATIONS');
  return takesApplications
    ? paths.apply.href({ practiceUrlSlug: slug })
    : paths.paymentCalculator.href({}, { practice: slug });
}

function planOf(product: string, request: CalculatorRequest): PaymentPlan {
  const { fixed, promotion } = quotePlans(request);
  const offer = [...fixed, ...promotion].find((candidate) => candidate.product === product);
  if (offer) return offer.lowest;
  const message = 'Choose a plan that covers this amount.';
  throw new AppError('INVALID_FIELDS', { fields: [{ field: 'selectedPaymentPlan', message }] });
}
