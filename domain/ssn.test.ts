import { expect, test } from 'vitest';
import { isGivenOut } from './ssn';

test.each([
  ['123456789', true],
  ['900550010', true],
  ['000123456', false],
  ['666123456', false],
  ['123006789', false],
  ['123450000', false],
])('%s may be a social security number: %s', (digits, given) => expect(isGivenOut(digits)).toBe(given));
