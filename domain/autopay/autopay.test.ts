import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { autopayCents, autopayInForce } from './autopay';

const promotion = { minimumPaymentCents: cents(9_000), promoMonthlyPaymentCents: cents(25_000) };
const fixed = { minimumPaymentCents: cents(18_011), promoMonthlyPaymentCents: null };

describe('what autopay takes', () => {
  test.each([
    ['MINIMUM', promotion, null, 9_000],
    ['SUGGESTED', promotion, null, 25_000],
    ['SUGGESTED', fixed, null, 18_011],
    ['FIRST_ONLY', fixed, null, 18_011],
    ['CUSTOM', fixed, 20_000, 20_000],
    // A re-amortized minimum may have passed the amount that was chosen.
    ['CUSTOM', fixed, 10_000, 18_011],
    ['NONE', promotion, 25_000, 0],
  ] as const)('%s', (type, plan, custom, expected) => {
    expect(autopayCents(type, plan, custom)).toBe(expected);
  });

  test('is nothing before it is turned on, whatever pace its plan was chosen with', () => {
    const stored = (autopay_type: string | null, autopay_set_at: string | null) =>
      autopayInForce({ autopay_type, autopay_set_at });
    const at = '2026-03-16T15:00:00.000Z';
    expect([null, '', 'DAILY'].map((type) => stored(type, at))).toEqual(['NONE', 'NONE', 'NONE']);
    expect([stored('CUSTOM', at), stored('CUSTOM', null)]).toEqual(['CUSTOM', 'NONE']);
  });
});
