import { expect, test } from 'vitest';
import { flow, stepAt } from './activation-flow';

test('the sub-steps are confirmation, payment, review-agreements and congratulations, in this order', () => {
  expect(Object.keys(flow.steps)).toEqual(['confirmation', 'payment', 'review-agreements', 'congratulations']);
});

test.each([
  ['no step', null, false, true, 'confirmation'],
  ['an unknown step', 'something', false, true, 'confirmation'],
  ['the payment', 'payment', false, true, 'payment'],
  ['the review with something to pay with', 'review-agreements', false, true, 'review-agreements'],
  ['the review without anything to pay with', 'review-agreements', false, false, 'payment'],
  ['the end before the signature', 'congratulations', false, true, 'review-agreements'],
  ['a question after the signature', 'payment', true, true, 'congratulations'],
  ['the end after the signature', 'congratulations', true, true, 'congratulations'],
])('an address with %s shows the step that may be shown', (_, wanted, isDone, hasWay, step) => {
  expect(stepAt(wanted, { isDone, hasWay })).toBe(step);
});
