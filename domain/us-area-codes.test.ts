import { expect, test } from 'vitest';
import { isUsNumber } from './us-area-codes';

test.each(['5125550142', '2125550142', '7875550142', '3405550142', '6715550142'])('%s is a US number', (digits) =>
  expect(isUsNumber(digits)).toBe(true),
);

test.each([
  ['a personal number', '5005550142'],
  ['a service number', '7005550142'],
  ['a paid number', '9005550142'],
  ['a paid exchange', '5129760142'],
  ['an area code 976', '9765550142'],
  ['Toronto', '4165550142'],
  ['Vancouver', '6045550142'],
  ['Montreal', '5145550142'],
  ['Canada without a place', '6005550142'],
  ['Jamaica', '8765550142'],
  ['the Bahamas', '2425550142'],
  ['no area', '5555550142'],
  ['toll-free', '8005550142'],
  ['nine digits', '512555014'],
])('%s is none: %s', (_, digits) => expect(isUsNumber(digits)).toBe(false));
