import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { DEMO_PRODUCT_GROUPS } from './demo-products';
import { faultOfTerms, narrowGroup, type OwnTerms, ownTermsOf } from './own-products';

const group = DEMO_PRODUCT_GROUPS.dental;
const [first, second] = group.products as [(typeof group.products)[number], (typeof group.products)[number]];
const terms = (change: Partial<OwnTerms> = {}): OwnTerms => ({
  enabled: true,
  minAmountCents: first.minAmountCents,
  maxAmountCents: first.maxAmountCents,
  ...change,
});

describe('a practice offers less than its group', () => {
  test('a product is off, another is for some amounts, the others stay', () => {
    const own = {
      [first.product]: terms({ enabled: false }),
      [second.product]: terms({ minAmountCents: cents(100_000), maxAmountCents: cents(900_000) }),
    };
    const narrowed = narrowGroup(group, own);
    expect(narrowed.products.map(({ product, enabled }) => [product, enabled])).toEqual(
      group.products.map(({ product }) => [product, product !== first.product]),
    );
    expect(narrowed.products[1]).toMatchObject({ minAmountCents: 100_000, maxAmountCents: 900_000 });
    expect(narrowed.products.slice(2)).toEqual(group.products.slice(2));
  });

  test('terms never widen what the group has, not even when it has changed since', () => {
    const wide = terms({ minAmountCents: cents(1), maxAmountCents: cents(99_999_999) });
    expect(narrowGroup(group, { [first.product]: wide }).products[0]).toEqual(first);
    const off = { ...group, products: [{ ...first, enabled: false }, ...group.products.slice(1)] };
    expect(narrowGroup(off, { [first.product]: terms() }).products[0]?.enabled).toBe(false);
  });

  test('a product whose amounts the group has left is off', () => {
    const above = terms({ minAmountCents: cents(first.maxAmountCents + 100), maxAmountCents: cents(9_000_000) });
    expect(narrowGroup(group, { [first.product]: above }).products[0]).toEqual({ ...first, enabled: false });
  });
});

test('terms like the group’s and those of foreign products are none', () => {
  const own = { [first.product]: terms(), [second.product]: terms({ enabled: false }), GONE: terms() };
  expect(ownTermsOf(group, own)).toEqual({ [second.product]: terms({ enabled: false }) });
});

test.each([
  ['disabled-in-group', { ...first, enabled: false }, terms()],
  ['below-group', first, terms({ minAmountCents: cents(first.minAmountCents - 1) })],
  ['above-group', first, terms({ maxAmountCents: cents(first.maxAmountCents + 1) })],
  ['crossed', first, terms({ minAmountCents: cents(500_000), maxAmountCents: cents(400_000) })],
  [undefined, first, terms({ enabled: false })],
] as const)('terms that are %s', (fault, product, wished) => expect(faultOfTerms(product, wished)).toBe(fault));
