import { createHash } from 'node:crypto';
import type { CivilDate } from '@domain/calendar/civil-date';
import { federalBox } from '@domain/disclosure/federal-box';
import type { Grade } from '@domain/enums';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import { splitPlans } from '@domain/payment-plan/plan-list';
import { quotePlan } from '@domain/payment-plan/quote-plan';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Offer } from '@domain/underwriting/offers';
import type { Db } from '../../db/database';
import { LATE_PAYMENT_TEXT } from '../document/index';
import { loadRiskProfile } from '../risk/index';

/** Basis points to the units of a rate. */
const UNITS_PER_BPS = 100;

/** A plan with what the practice pays for it, as it is frozen when it is chosen. */
export type QuotedPlan = {
  plan: PaymentPlan;
  merchantDiscountFee: { mdfBps: number; minimumFeeCents: Cents };
  /** sha256 of the federal box: the figures that the borrower saw. */
  disclosureHash: string;
};

export type PlanQuestion = {
  riskProfileId: string;
  productGroupId: string;
  grade: Grade;
  amountCents: number;
  creditor: string;
  fundedOn: CivilDate;
};

/**
 * The plans that a grade may choose for an amount, ordered as every screen shows them: by minimum payment, fixed plans
 * and promotions together.
 */
export async function quoteTransactionPlans(db: Db, question: PlanQuestion): Promise<QuotedPlan[]> {
  const { compiled } = await loadRiskProfile(db, question.riskProfileId, question.productGroupId);
  const { configuration } = compiled;
  const offers = configuration.productGroup.products.flatMap((product): Offer[] => {
    if (
      !product.enabled ||
      question.amountCents < product.minAmountCents ||
      question.amountCents > product.maxAmountCents
    )
      return [];
    const aprBps = rowOf(configuration.gradeRiskApr?.products, product.product, question.grade);
    if (aprBps === null) return [];
    const mdfBps = rowOf(configuration.gradeRiskMdf.products, product.product, question.grade) ?? product.mdfBps;
    return [{ ...product, aprBps, mdfBps }];
  });
  const quoted = offers.map((offer) => quote(offer, question));
  const byPlan = new Map(quoted.map((one) => [one.plan, one]));
  const { fixed, promotion } = splitPlans(quoted.map((one) => one.plan));
  return [...fixed, ...promotion].flatMap((plan) => byPlan.get(plan) ?? []);
}

function rowOf(
  rows: readonly { product: string; values: Readonly<Record<Grade, number | null>> }[] | undefined,
  product: string,
  grade: Grade,
): number | null {
  return rows?.find((row) => row.product === product)?.values[grade] ?? null;
}

function quote(offer: Offer, question: PlanQuestion): QuotedPlan {
  const plan = quotePlan({
    product: offer.product,
    name: offer.name,
    amountCents: cents(question.amountCents),
    rate: rateFromUnits(offer.aprBps * UNITS_PER_BPS),
    termMonths: offer.fixedTerm,
    promoTermMonths: offer.promoTerm,
    promoMethod: offer.promoMethod ?? 'REBATE',
    fundedOn: question.fundedOn,
  });
  const box = federalBox(plan, question.creditor, LATE_PAYMENT_TEXT);
  return {
    plan,
    merchantDiscountFee: { mdfBps: offer.mdfBps, minimumFeeCents: offer.minimumFeeCents },
    disclosureHash: createHash('sha256').update(canonicalJson(box)).digest('hex'),
  };
}
