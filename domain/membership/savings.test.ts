import { expect, test } from 'vitest';
import { cents } from '../money/cents';
import { savingsOf } from './savings';

const times = (count: number, one: { priceCents: number; listCents: number }) =>
  Array.from({ length: count }, () => ({ priceCents: cents(one.priceCents), listCents: cents(one.listCents) }));

test('nothing is saved before the first treatment', () => {
  expect(savingsOf([])).toEqual({ treatments: 0, priceCents: 0, listCents: 0, savedCents: 0 });
});

test('the plan Signature saved 403.25 by August', () => {
  const given = [
    ...times(2, { priceCents: 46_800, listCents: 52_000 }),
    ...times(5, { priceCents: 16_915, listCents: 19_900 }),
    ...times(1, { priceCents: 135_000, listCents: 150_000 }),
  ];
  expect(savingsOf(given)).toEqual({ treatments: 8, priceCents: 313_175, listCents: 353_500, savedCents: 40_325 });
});
