import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { autopayCents, autopayTypeOf } from './autopay';

const promotion = { minimumPaymentCents: cents(9_000), promoMonthlyPaymentCents: cents(25_000) };
const fixed = { minimumPaymentCents: cents(18_011), promoMonthlyPaymentCents: null };

describe('what autopay takes', () => {
  test.each([
    ['MINIMUM', promotion, null, 9_000],
    ['SUGGESTED', promotion, null, 25_000],
    ['SUGGESTED', fixed, null, 18_011],
    ['FIRST_ONLY', fixed, null, 18_011],
    ['CUSTOM', fixed, 20_000, 20_000],
    // A re-amortised minimum may have passed the amount that was chosen.
    ['CUSTOM', fixed, 10_000, 18_011],
    ['NONE', promotion, 25_000, 0],
  ] as const)('%s', (type, plan, custom, expected) => {
    expect(autopayCents(type, plan, custom)).toBe(expected);
  });

  test('what was never chosen, or is no type, is off', () => {
    expect([null, '', 'DAILY'].map(autopayTypeOf)).toEqual(['NONE', 'NONE', 'NONE']);
    expect(autopayTypeOf('CUSTOM')).toBe('CUSTOM');
  });
});
