import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { signatureDelivered } from '../test-vectors/signature-plan';
import { deliveredCost } from './delivered-price';
import { planTotals, treatmentRow } from './treatment-row';

const NONE = { Botox: 0, HydraFacial: 0, Filler: 0 };
const coupon = (amount: number, product = 'Botox') => ({
  issuer: 'Manufacturer Coupon' as const,
  amountCents: cents(amount),
  product,
});
const provider = (amount: number) => ({ issuer: 'Provider Discount' as const, amountCents: cents(amount) });

test('nothing delivered costs nothing and earns no coupon', () => {
  const cost = deliveredCost({
    rows: signatureDelivered(NONE),
    discounts: [coupon(10_000)],
    planTotalCents: cents(650_180),
    basis: 'MEMBER',
  });
  expect(cost).toEqual({
    deliveredCents: 0,
    couponsEarned: [],
    couponsUnused: [{ product: 'Botox', amountCents: 10_000 }],
  });
});

test('a coupon above one treatment with its product does not lower what other treatments cost', () => {
  const cost = deliveredCost({
    rows: signatureDelivered({ ...NONE, Botox: 1, Filler: 1 }),
    discounts: [coupon(60_000)],
    planTotalCents: cents(600_180),
    basis: 'MEMBER',
  });
  expect(cost.deliveredCents).toBe(135_000);
  expect(cost.couponsEarned).toEqual([{ product: 'Botox', amountCents: 60_000 }]);
});

test('at list prices the discount of the provider counts for nothing, a coupon that was earned does', () => {
  const cost = deliveredCost({
    rows: signatureDelivered({ Botox: 2, HydraFacial: 5, Filler: 1 }),
    discounts: [coupon(10_000), provider(60_000)],
    planTotalCents: cents(590_180),
    basis: 'LIST',
  });
  expect(cost.deliveredCents).toBe(353_500 - 10_000);
});

test.each([
  ['delivered', { rows: signatureDelivered({ ...NONE, Botox: -1 }) }],
  ['delivered', { rows: signatureDelivered({ ...NONE, Botox: 0.5 }) }],
  ['discounts', { discounts: [coupon(100, 'Sculptra')] }],
  ['planTotal', { planTotalCents: cents(660_181) }],
])('an impossible %s is refused', (field, change) => {
  const plan = {
    rows: signatureDelivered(NONE),
    discounts: [],
    planTotalCents: cents(660_180),
    basis: 'MEMBER' as const,
  };
  expect(() => deliveredCost({ ...plan, ...change })).toThrow(expect.objectContaining({ field }));
});

test('a plan of which all is delivered costs its total, and a part of it never costs more', () => {
  const anyRow = fc.record({
    units: fc.integer({ min: 1, max: 60 }),
    price: fc.integer({ min: 1, max: 90_000 }),
    interval: fc.option(fc.integer({ min: 1, max: 12 })),
    share: fc.nat({ max: 100 }),
  });
  const shares = fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }));
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 5 }), shares, (drawn, [couponShare, providerShare]) => {
      const treatments = drawn.map(({ units, price, interval }, index) =>
        treatmentRow({
          units,
          pricePerUnitCents: cents(price),
          discount: ratePercent('10'),
          intervalMonths: interval,
          product: `p${index}`,
        }),
      );
      const gross = treatments.reduce((sum, row) => sum + row.annualCents, 0);
      const ofProduct = Math.floor(((treatments[0]?.annualCents ?? 0) * couponShare) / 100);
      const ofProvider = Math.floor(((gross - ofProduct) * providerShare) / 100);
      const discounts = [coupon(ofProduct, 'p0'), provider(ofProvider)];
      const { totalTreatmentsCostCents: planTotalCents } = planTotals({ treatments, discounts });
      const costOf = (times: (index: number) => number) =>
        deliveredCost({
          rows: treatments.map((row, index) => ({ ...row, delivered: times(index) })),
          discounts,
          planTotalCents,
          basis: 'MEMBER',
        }).deliveredCents;
      expect(costOf((index) => treatments[index]?.times ?? 0)).toBe(planTotalCents);
      const part = costOf((index) => Math.floor(((treatments[index]?.times ?? 0) * (drawn[index]?.share ?? 0)) / 100));
      expect(part).toBeGreaterThanOrEqual(0);
      // Before the first treatment with its product a coupon is not earned, so a part may cost at most the coupon more.
      expect(part).toBeLessThanOrEqual(planTotalCents + ofProduct);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});
