import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { allOwed } from './all-owed';

test.each([
  [100, 50, 25, 175],
  [100, 0, -25, 100],
])('%d owed back, %d charged off and a payoff of %d are %d', (owedBack, chargedOff, payoff, expected) =>
  expect(
    allOwed({ owedBackCents: cents(owedBack), chargedOffCents: cents(chargedOff), payoffCents: cents(payoff) }),
  ).toBe(expected),
);
