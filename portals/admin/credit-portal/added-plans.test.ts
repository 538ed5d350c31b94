import { expect, test } from 'vitest';
import { ADDED, addedIn, addingTo, whyNotAdded, withoutPlan, withPlan } from './added-plans';

const plans = { products: [{ product: 'FIXED_24' }, { product: 'PROMO_6' }] };

test('plans are added one after another, and taken out with what was typed of them', () => {
  const one = withPlan(plans, { 'FIXED_24.A': '3' }, 'FIXED_48');
  const both = withPlan(plans, one, 'PROMO_18');
  expect(addedIn(plans, both)).toEqual(['FIXED_48', 'PROMO_18']);
  const typed = { ...both, 'FIXED_48.A': '9.99' };
  expect(withoutPlan(plans, typed, 'FIXED_48')).toEqual({ 'FIXED_24.A': '3', [ADDED]: 'PROMO_18' });
  expect(withoutPlan(plans, one, 'FIXED_48')).toEqual({ 'FIXED_24.A': '3' });
});

test('a plan that somebody else saved meanwhile is added no more', () => {
  const draft = withPlan(plans, {}, 'FIXED_48');
  expect(addingTo({ products: [...plans.products, { product: 'FIXED_48' }] }, draft)).toEqual({});
  expect(addingTo(plans, draft)).toEqual(draft);
});

test.each([
  [{ kind: 'FIXED', months: '48' }, null],
  [{ kind: 'FIXED', months: '24' }, 'This plan already exists.'],
  [{ kind: 'FIXED', months: '36' }, 'This plan already exists.'],
  [{ kind: 'FIXED', months: '0' }, 'Enter 1 to 120 months.'],
  [{ kind: 'FIXED', months: 'four' }, 'Enter 1 to 120 months.'],
  [{ kind: 'FIXED', months: '120' }, null],
  [{ kind: 'PROMO', months: '120' }, 'Enter 1 to 119 months.'],
] as const)('%j is added, or it is said why not: %s', (plan, why) => {
  expect(whyNotAdded(plans, { [ADDED]: 'FIXED_36' }, plan)).toBe(why);
});

test('there are at most 40', () => {
  const full = { products: Array.from({ length: 40 }, (_, at) => ({ product: `FIXED_${at + 1}` })) };
  expect(whyNotAdded(full, {}, { kind: 'PROMO', months: '6' })).toBe('You can have up to 40 plans.');
});
