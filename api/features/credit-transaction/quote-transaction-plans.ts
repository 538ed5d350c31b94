import { createHash } from 'node:crypto';
import type { CivilDate } from '@domain/calendar/civil-date';
import { federalBox } from '@domain/disclosure/federal-box';
import { type Cents, cents } from '@domain/money/cents';
import { rateFromUnits } from '@domain/money/rate';
import type { PaymentPlan } from '@domain/payment-plan/plan';
import { splitPlans } from '@domain/payment-plan/plan-list';
import { quotePlan } from '@domain/payment-plan/quote-plan';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { StateRule } from '@domain/underwriting/configuration';
import { isLawful, type Offer, offersForAmount } from '@domain/underwriting/offers';
import { stateRuleFor } from '@domain/underwriting/state-rules';
import type { Db } from '../../db/database';
import { BOX_TEXTS } from '../document/index';
import { type BorrowerInLaw, loadRiskProfile, planInLaw } from '../risk/index';
import { type Charged, feeOfOffers } from './practice-fees';

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
  borrower: BorrowerInLaw;
  /** Who is charged, and for what, which moves the fee. */
  charged: Charged;
  amountCents: number;
  creditor: string;
  fundedOn: CivilDate;
};

/**
 * The plans that a borrower may choose for an amount: those that the decision's rules give for it, ordered as every screen
 * shows them: by minimum payment, fixed plans and promotions together.
 */
export async function quoteTransactionPlans(db: Db, question: PlanQuestion): Promise<QuotedPlan[]> {
  const { compiled } = await loadRiskProfile(db, question.riskProfileId, question.productGroupId);
  const { borrower, amountCents } = question;
  const mdfOf = await feeOfOffers(db, question.charged);
  const quoted = offersForAmount(compiled.offers, borrower, amountCents)
    .map((offer) => quote({ ...offer, mdfBps: mdfOf(offer) }, question, compiled.configuration.stateRules))
    .filter(({ plan }) => isLawful(compiled.offers, borrower, planInLaw(plan)));
  const byPlan = new Map(quoted.map((one) => [one.plan, one]));
  const { fixed, promotion } = splitPlans(quoted.map((one) => one.plan));
  return [...fixed, ...promotion].flatMap((plan) => byPlan.get(plan) ?? []);
}

/** What a late payment may cost where the borrower lives, or the practice stands while that is not known. */
function lateFeeOf({ stateCode, practiceStateCode }: BorrowerInLaw, rules: readonly StateRule[]) {
  const state = stateCode ?? practiceStateCode;
  return state === null ? {} : { lateFee: { capCents: stateRuleFor(rules, state).lateFeeCapCents } };
}

function quote(offer: Offer, question: PlanQuestion, rules: readonly StateRule[]): QuotedPlan {
  const quoted = quotePlan({
    product: offer.product,
    name: offer.name,
    amountCents: cents(question.amountCents),
    rate: rateFromUnits(offer.aprBps * UNITS_PER_BPS),
    termMonths: offer.fixedTerm,
    promoTermMonths: offer.promoTerm,
    promoMethod: offer.promoMethod ?? 'REBATE',
    fundedOn: question.fundedOn,
  });
  const plan: PaymentPlan = { ...quoted, ...lateFeeOf(question.borrower, rules) };
  // The hash is of figures and terms; the same in whichever language they were read.
  const box = federalBox(plan, question.creditor, BOX_TEXTS.en);
  return {
    plan,
    merchantDiscountFee: { mdfBps: offer.mdfBps, minimumFeeCents: offer.minimumFeeCents },
    disclosureHash: createHash('sha256').update(canonicalJson(box)).digest('hex'),
  };
}
