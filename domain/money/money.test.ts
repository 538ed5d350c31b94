import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { cents, sumCents } from './cents';
import { centsFromDollars, dollarsFromCents } from './dollars';
import { percentNumber, rateFromUnits, ratePercent, shareOf } from './rate';
import { divideHalfUp, divideUp, multiplyDivideHalfUp } from './rounding';
import { formatUsd, formatUsdExact, parseUsd } from './usd';

const runs = { numRuns: PROPERTY_RUNS };

describe('cents', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('%s is refused', (value) => {
    expect(() => cents(value, 'amountCents')).toThrow(expect.objectContaining({ field: 'amountCents' }));
  });
  test('a sum is exact', () => expect(sumCents([1, 2, -5].map((value) => cents(value)))).toBe(-2));
});

describe('rounding', () => {
  test.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [1, 1, 3, 0],
    [-1, 1, 3, 0],
    [3, 1, 2, 2],
    [2 ** 52, 2 ** 10, 2 ** 11, 2 ** 51],
    [9_007_199_254_740_991, 999_999, 1_000_000, 9_007_190_247_541_736],
  ])('%d × %d / %d is %d', (left, right, divisor, expected) =>
    expect(multiplyDivideHalfUp(left, right, divisor)).toBe(expected),
  );

  test('plain numbers give what whole-number arithmetic of any size gives', () => {
    const size = fc.integer({ min: 0, max: 2 ** 40 });
    fc.assert(
      fc.property(size, fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 1, max: 400_000_000 }), (a, b, c) => {
        const exact = (2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c));
        expect(multiplyDivideHalfUp(a, b, c)).toBe(Number(exact));
        expect(multiplyDivideHalfUp(-a, b, c) + 0).toBe(0 - Number(exact));
      }),
      runs,
    );
  });

  test('division up never falls short and never exceeds by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), fc.integer({ min: 1, max: 100_000 }), (a, b) => {
        const parts = BigInt(divideUp(a, b)) * BigInt(b) - BigInt(a);
        expect(parts >= 0n && parts < BigInt(b)).toBe(true);
      }),
      runs,
    );
    expect(divideHalfUp(5, 2)).toBe(3);
  });
});

describe('rates', () => {
  test.each([
    ['17.99', 179_900],
    ['9.4822', 94_822],
    ['0', 0],
    ['100', 1_000_000],
  ])('%s %% is %d millionths', (text, units) => expect(ratePercent(text)).toBe(units));

  test.each(['', '-1', '1e1', '100.0001', '101', '17.99999', '.5', 'NaN', '5 %', '５'])('"%s" is refused', (text) => {
    expect(() => ratePercent(text, 'apr')).toThrow(expect.objectContaining({ name: 'DomainRefusal', field: 'apr' }));
  });
  test('a rate beyond 100 % names its limit', () => {
    expect(() => rateFromUnits(1_000_001)).toThrow(expect.objectContaining({ limit: 100 }));
    expect(percentNumber(ratePercent('17.99'))).toBe(17.99);
  });

  test.each([
    [500_000, '2.99', 14_950],
    [123_456, '9.9', 12_222],
    [123_445, '2.5', 3_086],
  ])('%d cents at %s %% are %d cents', (amount, share, expected) =>
    expect(shareOf(cents(amount), ratePercent(share))).toBe(expected),
  );
});

describe('US dollars', () => {
  test.each([
    [0, '$0', '$0.00'],
    [5, '$0.05', '$0.05'],
    [123_400, '$1,234', '$1,234.00'],
    [123_450, '$1,234.50', '$1,234.50'],
    [-100, '−$1', '−$1.00'],
    [100_000_000_000, '$1,000,000,000', '$1,000,000,000.00'],
  ])('%d cents read %s and %s', (amount, short, exact) => {
    expect(formatUsd(cents(amount))).toBe(short);
    expect(formatUsdExact(cents(amount))).toBe(exact);
  });

  test('what is printed is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (amount) => {
        expect(parseUsd(formatUsd(cents(amount)))).toBe(amount);
        expect(parseUsd(formatUsdExact(cents(amount)))).toBe(amount);
        expect(centsFromDollars(dollarsFromCents(cents(amount)))).toBe(amount);
      }),
      runs,
    );
  });

  test.each([
    '',
    '$',
    '1,23',
    '12,3456',
    '1.234',
    'abc',
    '1e3',
    '--1',
    '1 000',
    '1000000001',
    '1,000,000,000.01',
    '１',
  ])('typed "%s" is refused', (text) => {
    expect(() => parseUsd(text, 'txAmount')).toThrow(expect.objectContaining({ field: 'txAmount' }));
  });
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 10.005, 0.1 + 0.2, 1e10, 1e-7])(
    'the JSON number %d is refused',
    (value) => {
      expect(() => centsFromDollars(value, 'txAmount')).toThrow(expect.objectContaining({ field: 'txAmount' }));
    },
  );
});
