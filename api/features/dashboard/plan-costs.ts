import type { CivilDate } from '@domain/calendar/civil-date';
import { discountFee } from '@domain/ledger/discount-fee';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import { rateFromUnits } from '@domain/money/rate';
import { pricedBand } from '@domain/payment-plan/credit-bands';
import { cheaperPlan } from '@domain/practice/plan-costs';
import type { Db } from '../../db/database';
import { quoteTransactionPlans } from '../credit-transaction/index';
import { borrowerInLaw, loadRiskProfile } from '../risk/index';
import type { FiguresPractice } from './figures.reads';

/** Basis points to the units of a rate. */
const UNITS_PER_BPS = 100;
/** Stands in for the average of a practice that has sold nothing yet, as far as its plans are for so much. */
const USUAL_TICKET_CENTS = 300_000;

type OfPractice = { db: Db; practice: FiguresPractice };

async function productsOf({ db, practice }: OfPractice) {
  const { compiled } = await loadRiskProfile(db, practice.risk_profile_id, practice.product_group_id);
  return compiled.configuration.productGroup.products;
}

/** What the practice's plans are called. */
export async function productNames(of: OfPractice): Promise<ReadonlyMap<string, string>> {
  return new Map((await productsOf(of)).map(({ product, name }) => [product, name]));
}

async function usualTicketCents(of: OfPractice): Promise<number> {
  const products = await productsOf(of);
  if (products.length === 0) return USUAL_TICKET_CENTS;
  const least = Math.min(...products.map(({ minAmountCents }) => minAmountCents));
  const most = Math.max(...products.map(({ maxAmountCents }) => maxAmountCents));
  return Math.min(Math.max(USUAL_TICKET_CENTS, least), most);
}

/**
 * The plans that a patient of the practice's state with a good credit score would be offered for an average ticket, each with
 * what it costs the practice: nothing here tells the grade of anybody.
 */
export async function planCosts(
  { db, practice }: OfPractice,
  { averageTicketCents, today }: { averageTicketCents: number | null; today: CivilDate },
) {
  const amountCents = averageTicketCents ?? (await usualTicketCents({ db, practice }));
  const { state_code: state } = practice;
  const { grade } = pricedBand('good');
  const quoted = await quoteTransactionPlans(db, {
    riskProfileId: practice.risk_profile_id,
    productGroupId: practice.product_group_id,
    borrower: borrowerInLaw({ grade, mlaCovered: 0, borrowerState: state, practiceState: state }),
    charged: { practiceId: practice.id, treatments: [] },
    amountCents,
    creditor: '',
    fundedOn: today,
  });
  const plans = quoted.map(({ plan, merchantDiscountFee: { mdfBps, minimumFeeCents } }) => ({
    product: plan.product,
    name: plan.name,
    monthlyCents: plan.minimumPaymentCents,
    feeCents: discountFee(cents(amountCents), {
      mdf: rateFromUnits(mdfBps * UNITS_PER_BPS),
      minimumFee: minimumFeeCents,
    }).fee,
  }));
  return {
    amount: dollarsFromCents(amountCents),
    isAverage: averageTicketCents !== null,
    plans: plans.map((plan) => {
      const cheaper = cheaperPlan(plan, plans);
      return {
        product: plan.product,
        name: plan.name,
        monthlyPayment: dollarsFromCents(plan.monthlyCents),
        fee: dollarsFromCents(plan.feeCents),
        cheaper: cheaper
          ? { product: cheaper.product, name: cheaper.name, saves: dollarsFromCents(plan.feeCents - cheaper.feeCents) }
          : null,
      };
    }),
  };
}
