import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { RATE_UNITS, rateFromUnits, ratePercent } from '../money/rate';
import { DomainRefusal } from '../refusal';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { type DiscountFeeTerms, discountFee, discountFeeReturned, partnerSplit } from './discount-fee';

const terms = (mdf: string, minimumFee = 0): DiscountFeeTerms => ({
  mdf: ratePercent(mdf),
  minimumFee: cents(minimumFee),
});

describe('merchant discount fee', () => {
  test.each([
    [500_000, '2.99', 0, 14_950, 485_050],
    [30_000, '2.99', 1_500, 1_500, 28_500],
    [123_456, '9.9', 0, 12_222, 111_234],
    [123_445, '2.5', 0, 3_086, 120_359],
    [500_000, '6.9', 0, 34_500, 465_500],
  ])('%i cents at %s percent with a minimum of %i costs %i and pays %i', (amount, mdf, minimum, fee, net) => {
    expect(discountFee(cents(amount), terms(mdf, minimum))).toEqual({ fee, net });
  });

  test("a manufacturer's product is charged the manufacturer's rate", () => {
    const both = { ...terms('6.9'), manufacturerMdf: ratePercent('5.9') };
    expect(discountFee(cents(100_000), both, true).fee).toBe(5_900);
    expect(discountFee(cents(100_000), both, false).fee).toBe(6_900);
  });

  test('the unlimited funding type replaces every other rate', () => {
    const all = { ...terms('6.9'), manufacturerMdf: ratePercent('5.9'), unlimitedFee: ratePercent('12.5') };
    expect(discountFee(cents(100_000), all, true).fee).toBe(12_500);
    expect(discountFee(cents(100_000), all, false).fee).toBe(12_500);
  });

  test('a reduced purchase returns the fee on the difference, a refund returns the whole fee', () => {
    expect(discountFeeReturned({ from: cents(500_000), to: cents(350_000), terms: terms('6.9') })).toBe(10_350);
    expect(discountFeeReturned({ from: cents(500_000), to: cents(0), terms: terms('6.9') })).toBe(34_500);
  });

  test.each([
    [0, 0, 'amount'],
    [-100, 0, 'amount'],
    [100.5, 0, 'amount'],
    [Number.NaN, 0, 'amount'],
    [10_000, -1, 'minimumFee'],
    [1_000, 1_001, 'minimumFee'],
  ])('refuses %d cents with a minimum fee of %d and names %s', (amount, minimum, field) => {
    const call = () => discountFee(amount as never, { ...terms('2.99'), minimumFee: minimum as never });
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });

  test('an increase returns no fee: it is refused', () => {
    expect(() => discountFeeReturned({ from: cents(100), to: cents(100), terms: terms('1') })).toThrow(DomainRefusal);
  });
});

describe('split with a funding partner', () => {
  test('the partner gets its share half up, and we keep the remainder', () => {
    expect(partnerSplit(cents(18_074), ratePercent('80'))).toEqual({ partner: 14_459, ours: 3_615 });
    expect(partnerSplit(cents(5), ratePercent('50'))).toEqual({ partner: 3, ours: 2 });
  });

  test('no cent is lost or made for any amount and share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: RATE_UNITS }), (amount, units) => {
        const { partner, ours } = partnerSplit(cents(amount), rateFromUnits(units));
        expect(partner + ours).toBe(amount);
        expect(Math.min(partner, ours)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
