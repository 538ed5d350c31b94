import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { compileConfiguration } from './compile-configuration';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { DEMO_PRODUCT_GROUPS } from './demo-products';
import { leastAmountOf, limitsBelowPlans, plansAboveMilitaryLimit } from './plan-faults';

const { gradeRiskApr, productGroup } = DEMO_CONFIGURATION;
function withRate(product: string, bps: number, promoMethod: 'REBATE' | 'DEFERRED_ORIGINAL') {
  if (!gradeRiskApr) throw new Error('The demo has rates');
  const rows = gradeRiskApr.products.map((row) =>
    row.product === product ? { ...row, values: { ...row.values, C: bps, D: null, E: null, F: null, G: null } } : row,
  );
  const products = productGroup.products.map((one) => (one.product === product ? { ...one, promoMethod } : one));
  return compileConfiguration({
    ...DEMO_CONFIGURATION,
    gradeRiskApr: { ...gradeRiskApr, products: rows },
    productGroup: { ...productGroup, products },
  });
}

describe('the military limit', () => {
  test('no plan of the demo lies above it', () =>
    expect(plansAboveMilitaryLimit(compileConfiguration(DEMO_CONFIGURATION))).toEqual([]));

  test.each([
    [3_600, 'REBATE', []],
    [3_601, 'REBATE', [{ product: 'PROMO_12', grade: 'C', maprBps: 3_601 }]],
  ] as const)('a rate of %i basis points, %s', (bps, method, faults) =>
    expect(plansAboveMilitaryLimit(withRate('PROMO_12', bps, method))).toEqual(faults),
  );

  test('interest that is deferred counts', () => {
    const [fault] = plansAboveMilitaryLimit(withRate('PROMO_12', 3_500, 'DEFERRED_ORIGINAL'));
    expect(fault).toMatchObject({ product: 'PROMO_12', grade: 'C' });
    expect(fault?.maprBps).toBeGreaterThan(3_600);
  });
});

describe('limits beside the plans', () => {
  test('the least amount is that of the smallest enabled plan of any group', () => {
    expect(leastAmountOf([DEMO_PRODUCT_GROUPS.standard, DEMO_PRODUCT_GROUPS.highValue])).toBe(25_000);
    expect(leastAmountOf([DEMO_PRODUCT_GROUPS.highValue])).toBe(500_000);
    const off = { products: productGroup.products.map((one) => ({ ...one, enabled: false })) };
    expect(leastAmountOf([off])).toBeNull();
  });

  test('a limit between nothing and the least amount is no use to anybody', () => {
    const valuesCents = [0, 24_999, 25_000].map((value) => cents(value));
    expect(limitsBelowPlans([{ grade: 'G', valuesCents }], 25_000)).toEqual([{ grade: 'G', band: 1 }]);
  });
});
