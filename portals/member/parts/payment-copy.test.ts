import { expect, test } from 'vitest';
import { copy as english } from './payment-copy';
import { copy as spanish } from './payment-copy.es';

test('what a bill no longer asks for was paid or covered by credit: it is not told apart', () => {
  expect(english.paid('$45.00')).toBe('$45.00 already paid or covered by credit.');
  expect(spanish.paid('$45.00')).toBe('$45.00 ya se pagaron o se cubrieron con crédito.');
});
