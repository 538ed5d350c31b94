import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import type { Product } from './configuration';
import { DEMO_PRODUCT_GROUPS } from './demo-products';
import { productGroupFaults } from './product-group-faults';

const [fixed, ...others] = DEMO_PRODUCT_GROUPS.standard.products;
const promo = others.find(({ promoTerm }) => promoTerm !== null);
if (!fixed || !promo) throw new Error('The demo has plans with and without a promotion');

const changed = (change: Partial<Product>, of: Product = fixed) =>
  productGroupFaults([{ ...of, ...change }]).map(({ row, field, limit }) => [row, field, limit]);

test('the groups of the demo have no fault', () => {
  for (const { products } of Object.values(DEMO_PRODUCT_GROUPS)) expect(productGroupFaults(products)).toEqual([]);
});

test.each([
  ['a largest amount below the smallest', { maxAmountCents: cents(24_999) }, 'maxAmountCents', 25_000],
  ['a change above the largest amount', { minModifyAmountCents: cents(2_500_001) }, 'minModifyAmountCents', 2_500_000],
  ['a least fee as large as the smallest amount', { minimumFeeCents: cents(25_000) }, 'minimumFeeCents', 25_000],
  ['a method without a promotion', { promoMethod: 'REBATE' }, 'promoMethod', undefined],
] as const)('%s is a fault at its cell', (_what, change, field, limit) =>
  expect(changed(change)).toEqual([[0, field, limit]]),
);

test('amounts that meet, and a fee a cent below, are none', () => {
  expect(changed({ maxAmountCents: cents(25_000), minimumFeeCents: cents(24_999) })).toEqual([]);
  expect(changed({ minModifyAmountCents: cents(2_500_000) })).toEqual([]);
});

test('a promotion has a method and ends before its plan', () => {
  expect(changed({ promoMethod: null }, promo)).toEqual([[0, 'promoMethod', undefined]]);
  expect(changed({ promoTerm: promo.fixedTerm }, promo)).toEqual([[0, 'promoTerm', promo.fixedTerm]]);
  expect(changed({ promoTerm: promo.fixedTerm - 1 }, promo)).toEqual([]);
});

test('a product that stands twice is named at the second place, and a group offers something', () => {
  expect(productGroupFaults([fixed, promo, fixed]).map(({ row, field }) => [row, field])).toEqual([[2, 'product']]);
  expect(changed({ enabled: false })).toEqual([[null, null, undefined]]);
  expect(productGroupFaults([])).toHaveLength(1);
});
