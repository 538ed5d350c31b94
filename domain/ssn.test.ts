import { expect, test } from 'vitest';
import { GIVEN_OUT_SSN } from './ssn';

test.each([
  ['123456789', true],
  ['900550010', true],
  ['900-55-0010', true],
  ['12345678', false],
  ['000123456', false],
  ['666123456', false],
  ['123006789', false],
  ['123450000', false],
])('%s may be a social security number: %s', (digits, given) => expect(GIVEN_OUT_SSN.test(digits)).toBe(given));
