import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { setOff } from './set-off';

const credit = (leftCents: number) => ({ leftCents: cents(leftCents) });
const taken = (due: number, credits: readonly number[]) =>
  setOff(cents(due), credits.map(credit)).map(({ amountCents, isWhole }) => [amountCents, isWhole]);

test('credits come off the oldest first, never below zero, and what is left waits', () => {
  expect(taken(39_900, [2_000, 50_000])).toEqual([
    [2_000, true],
    [37_900, false],
  ]);
  expect(taken(39_900, [39_900, 500])).toEqual([[39_900, true]]);
  expect(taken(0, [500])).toEqual([]);
  expect(taken(-500, [500])).toEqual([]);
});
