import { expect, test } from 'vitest';
import { discountText, discountWords, NO_DISCOUNT, readDiscount } from './discount-text';

test.each([
  ['', NO_DISCOUNT],
  ['0', NO_DISCOUNT],
  [' 10 % ', { discountAmount: null, discountPercent: 10 }],
  ['12.25%', { discountAmount: null, discountPercent: 12.25 }],
  ['$1.50', { discountAmount: 1.5, discountPercent: null }],
  ['1,200', { discountAmount: 1200, discountPercent: null }],
])('%j is a discount', (text, discount) => {
  expect(readDiscount(text)).toEqual(discount);
});

test.each(['ten', '-1', '1.255', '100.5%', '$10%', '%'])('%j is none', (text) => {
  expect(readDiscount(text)).toBeUndefined();
});

test('a discount is typed and told as it was said', () => {
  const [percent, amount] = [
    { discountAmount: null, discountPercent: 10 },
    { discountAmount: 1.5, discountPercent: null },
  ];
  expect([percent, amount, NO_DISCOUNT].map(discountText)).toEqual(['10%', '$1.50', '']);
  expect([percent, amount, NO_DISCOUNT].map((one) => discountWords(one, 'unit'))).toEqual([
    '10% off',
    '$1.50 off per unit',
    '',
  ]);
});
