import { rateFromUnits } from '@domain/money/rate';
import { GRADES, type PlanProduct } from '@domain/payment-plan/quote-plans';
import type { Db } from '../../db/database';
import { loadRiskProfile, type RiskProfile } from '../risk/index';
import type { PracticeRow } from './practice.reads';

/** Basis points to the units of a rate. */
const UNITS_PER_BPS = 100;

/** The enabled products of a risk profile with the rate of each grade, as the plan rules want them. */
export function planProductsOf({ compiled }: RiskProfile): PlanProduct[] {
  const { productGroup, gradeRiskApr } = compiled.configuration;
  const aprOf = new Map(gradeRiskApr?.products.map((row) => [row.product, row.values]) ?? []);
  return productGroup.products
    .filter((product) => product.enabled)
    .map((product) => ({
      product: product.product,
      name: product.name,
      enabled: true,
      minAmountCents: product.minAmountCents,
      maxAmountCents: product.maxAmountCents,
      fixedTermMonths: product.fixedTerm,
      promoTermMonths: product.promoTerm,
      promoMethod: product.promoMethod,
      rates: Object.fromEntries(
        GRADES.map((grade) => {
          const bps = aprOf.get(product.product)?.[grade] ?? null;
          return [grade, bps === null ? null : rateFromUnits(bps * UNITS_PER_BPS)];
        }),
      ),
    }));
}

/** A practice's own products. */
export async function loadPlanProducts(
  db: Db,
  practice: Pick<PracticeRow, 'risk_profile_id' | 'product_group_id'>,
): Promise<PlanProduct[]> {
  return planProductsOf(await loadRiskProfile(db, practice.risk_profile_id, practice.product_group_id));
}
