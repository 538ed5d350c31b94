import { GRADES, type Grade } from '../enums';
import type { CompiledConfiguration } from './compile-configuration';
import type { ProductGroup } from './configuration';

/** A plan of a grade that would cost a covered service member more than the law allows. */
export type MilitaryFault = { readonly product: string; readonly grade: Grade; readonly maprBps: number };

/**
 * Plans whose yearly cost, deferred interest included, lies above the military limit (32 CFR 232.4): the decision bars them, so
 * such a rate is a price that part of the people may not be charged.
 */
export function plansAboveMilitaryLimit({ offers }: Pick<CompiledConfiguration, 'offers'>): MilitaryFault[] {
  return offers.byGrade.flatMap((plans, place) => {
    const grade = GRADES[place];
    if (grade === undefined) return [];
    return plans.flatMap(({ offer, maprBps }) =>
      maprBps > offers.mlaMaxMaprBps ? { product: offer.product, grade, maprBps: Math.round(maprBps) } : [],
    );
  });
}

/** The least amount of any plan that the groups offer, in cents; null where none offers one. */
export function leastAmountOf(groups: readonly Pick<ProductGroup, 'products'>[]): number | null {
  const amounts = groups.flatMap(({ products }) =>
    products.flatMap(({ enabled, minAmountCents }) => (enabled ? minAmountCents : [])),
  );
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** A limit that no plan is small enough for: whoever gets it is denied all the same. */
export type LimitFault = { readonly grade: Grade; readonly band: number };

/** Limits above 0 and below the least amount of every plan; 0 says that the grade gets none. */
export function limitsBelowPlans(
  lines: readonly { readonly grade: Grade; readonly valuesCents: readonly number[] }[],
  leastCents: number,
): LimitFault[] {
  return lines.flatMap(({ grade, valuesCents }) =>
    valuesCents.flatMap((value, band) => (value > 0 && value < leastCents ? { grade, band } : [])),
  );
}
