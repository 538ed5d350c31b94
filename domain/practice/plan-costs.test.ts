import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { cheaperPlan } from './plan-costs';

const plan = (product: string, monthly: number, fee: number) => ({
  product,
  monthlyCents: cents(monthly),
  feeCents: cents(fee),
});
const promo = plan('PROMO', 18_000, 27_000);
const fixed = plan('FIXED', 18_000, 12_000);
const long = plan('LONG', 9_000, 15_000);

test('the cheapest for the practice that asks no more of the patient', () => {
  expect(cheaperPlan(promo, [promo, fixed, long])).toBe(fixed);
  expect(cheaperPlan(promo, [promo, long])).toBe(long);
});

test('none where a cheaper one asks more a month, or all cost the same', () => {
  expect(cheaperPlan(long, [promo, fixed, long])).toBeUndefined();
  expect(cheaperPlan(fixed, [promo, fixed, plan('SAME', 18_000, 12_000)])).toBeUndefined();
});
