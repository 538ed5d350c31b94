import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { apartOf } from './month-end';

test.each([
  ['the month of the drawing', [249_296, 1_098_231, -141_057, 104_247, 1_102_223], 0],
  ['a month without anything', [0, 0, 0, 0, 0], 0],
  ['a deposit that left out a plan', [249_296, 1_098_231, -141_057, 104_247, 1_065_413], 36_810],
  ['a deposit that paid one twice', [0, 10_000, 0, 0, 20_000], -10_000],
  ['more given back than came', [0, 0, -86_873, -86_873, 0], 0],
] as const)('%s', (_, [openingCents, cameCents, backCents, closingCents, arrivedCents], apart) => {
  const sums = { openingCents, cameCents, backCents, closingCents, arrivedCents };
  const all = Object.fromEntries(Object.entries(sums).map(([name, amount]) => [name, cents(amount)]));
  expect(apartOf(all as never)).toBe(apart);
});
