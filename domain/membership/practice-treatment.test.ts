import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { MANUFACTURER_PRODUCTS, PACKAGE_SUGGESTIONS } from './manufacturer-products';
import {
  type AskedDiscount,
  askedDiscount,
  keptDiscount,
  practiceTerms,
  priceTypeOf,
  UNIT_TYPES,
} from './practice-treatment';
import { treatmentRow } from './treatment-row';

const asked = (discountAmount: number | null, discountPercent: number | null): AskedDiscount => ({
  discountAmountCents: discountAmount === null ? null : cents(discountAmount),
  discountPercent,
});

describe('a discount', () => {
  test.each([
    [asked(null, null), 'NONE', 0],
    [asked(0, 0), 'NONE', 0],
    [asked(130, null), 'AMOUNT', 130],
    [asked(1_300, 0), 'AMOUNT', 1_300],
    [asked(null, 10), 'PERCENT', 100_000],
    [asked(0, 12.25), 'PERCENT', 122_500],
    [asked(null, 100), 'PERCENT', 1_000_000],
  ])('%j off 13.00 is kept as %s %i', (one, discountKind, discountValue) => {
    expect(keptDiscount(one, cents(1_300))).toEqual({ discountKind, discountValue });
  });

  test('is read back as it was said', () => {
    expect(askedDiscount(keptDiscount(asked(130, null), cents(1_300)))).toEqual(asked(130, null));
    expect(askedDiscount(keptDiscount(asked(null, 12.25), cents(1_300)))).toEqual(asked(null, 12.25));
    expect(askedDiscount(keptDiscount(asked(0, null), cents(1_300)))).toEqual(asked(null, null));
  });

  test.each([
    ['discountAmount', asked(1_301, null)],
    ['discountAmount', asked(-1, null)],
    ['discountAmount', asked(130, 10)],
    ['discountPercent', asked(null, 100.01)],
    ['discountPercent', asked(null, -1)],
  ])('an impossible %s is refused', (field, one) => {
    expect(() => keptDiscount(one, cents(1_300))).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });

  test('by amount comes off each unit, exactly; by percent off the price', () => {
    const of = (discount: AskedDiscount, units: number) =>
      treatmentRow(
        practiceTerms({
          units,
          pricePerUnitCents: cents(1_300),
          intervalMonths: 3,
          discount: keptDiscount(discount, cents(1_300)),
        }),
      );
    expect(of(asked(130, null), 40)).toMatchObject({ preDiscountCents: 52_000, totalCents: 46_800 });
    expect(of(asked(null, 10), 40)).toMatchObject({ preDiscountCents: 52_000, totalCents: 46_800 });
    expect(of(asked(1, null), 10_000).totalCents).toBe(12_990_000);
    expect(of(asked(1_300, null), 40).totalCents).toBe(0);
  });

  test('above the price of a unit makes no row', () => {
    const terms = practiceTerms({
      units: 1,
      pricePerUnitCents: cents(100),
      intervalMonths: null,
      discount: { discountKind: 'AMOUNT', discountValue: 101 },
    });
    expect(() => treatmentRow(terms)).toThrow(expect.objectContaining({ field: 'discountAmount' }));
  });
});

test('a session is priced whole, everything else by what it is counted in', () => {
  expect(UNIT_TYPES.filter((type) => priceTypeOf(type) === 'PER_TREATMENT')).toEqual(['session']);
});

test('packages hold a core product and two groups of known products with rewards', () => {
  const rewarded = MANUFACTURER_PRODUCTS.filter(({ hasRewards }) => hasRewards).map(({ key }) => key);
  for (const { coreProduct, product1, product2 } of PACKAGE_SUGGESTIONS) {
    const products = [coreProduct, ...product1.products, ...product2.products];
    expect(rewarded).toEqual(expect.arrayContaining(products.map(({ priviproduct }) => priviproduct)));
    expect([product1, product2].every(({ products: some }) => some.length > 0)).toBe(true);
  }
  expect(new Set(MANUFACTURER_PRODUCTS.map(({ key }) => key)).size).toBe(MANUFACTURER_PRODUCTS.length);
});
