import type { CivilDate } from '@domain/calendar/civil-date';
import type { PlanProduct } from '@domain/payment-plan/quote-plans';
import type { Db } from '../../db/database';
import { quoteTransactionPlans } from '../credit-transaction/index';
import { loadPlanProducts, type PracticeRow } from '../practice/index';
import { borrowerInLaw } from '../risk/index';
import type { BorrowerCredit } from './borrower-credit';

/**
 * The products of a practice that a calculation may show: for a known borrower those that a transaction of the amount would offer,
 * so that nobody is shown a plan that the decision's rules then refuse.
 */
export async function loadProductsFor(
  db: Db,
  practice: PracticeRow,
  asked: { credit: BorrowerCredit | undefined; amountCents: number; today: CivilDate },
): Promise<PlanProduct[]> {
  const products = await loadPlanProducts(db, practice);
  if (!asked.credit) return products;
  const { grade, mlaCovered, stateCode } = asked.credit;
  const quoted = await quoteTransactionPlans(db, {
    riskProfileId: practice.risk_profile_id,
    productGroupId: practice.product_group_id,
    borrower: borrowerInLaw({ grade, mlaCovered, borrowerState: stateCode, practiceState: practice.state_code }),
    charged: { practiceId: practice.id, treatments: [] },
    amountCents: asked.amountCents,
    creditor: '',
    fundedOn: asked.today,
  });
  const open = new Set(quoted.map(({ plan }) => plan.product));
  return products.filter(({ product }) => open.has(product));
}
