import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { DAILY_VECTORS } from '../test-vectors/payment-plan-vectors';
import { dailyInterest, monthlyInterest } from './interest';

describe('interest by days', () => {
  test.each(DAILY_VECTORS)('$p cents at $rate % over $days days', (vector) => {
    const [balance, rate] = [cents(vector.p), ratePercent(vector.rate)];
    expect(dailyInterest(balance, rate, vector.days)).toBe(vector.act365);
    if ('monthly30_360' in vector) expect(monthlyInterest(balance, rate)).toBe(vector.monthly30_360);
  });
  test('over 360 costs more than over 365', () => {
    expect(dailyInterest(cents(100_000), ratePercent('18'), 31, 'ACT/360')).toBe(1_550);
  });
  test.each([-1, 0.5, 3_661, Number.NaN])('%d days are refused', (days) => {
    expect(() => dailyInterest(cents(1), ratePercent('1'), days)).toThrow(expect.objectContaining({ field: 'days' }));
  });
});
