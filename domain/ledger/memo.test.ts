import { expect, test } from 'vitest';
import { memoOf } from './memo';

test.each([
  ['Payment returned.', memoOf('PAYMENT_RETURNED')],
  ['Payment returned. Reverses entry 12.', memoOf('PAYMENT_RETURNED', '12')],
  ['Reverses entry 12.', memoOf('REVERSAL', '12')],
])('an entry says of itself: %s', (words, memo) => {
  expect(memo).toBe(words);
});
