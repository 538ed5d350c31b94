import { expect, test } from 'vitest';
import { flow, stepAt } from './agreement-confirmation-flow';

test('the sub-steps of the agreement confirmation are treatments, payment, review-agreements and congratulations, in this order', () => {
  expect(Object.keys(flow.steps)).toEqual(['treatments', 'payment', 'review-agreements', 'congratulations']);
});

test('an address shows its step until the year is agreed to, and nothing is signed without anything to pay with', () => {
  const open = { isDone: false, hasWay: true };
  expect(stepAt(null, open)).toBe('treatments');
  expect(stepAt('elsewhere', open)).toBe('treatments');
  expect(stepAt('review-agreements', open)).toBe('review-agreements');
  expect(stepAt('review-agreements', { isDone: false, hasWay: false })).toBe('payment');
  expect(stepAt('congratulations', open)).not.toBe('congratulations');
  expect(stepAt('treatments', { isDone: true, hasWay: true })).toBe('congratulations');
});
