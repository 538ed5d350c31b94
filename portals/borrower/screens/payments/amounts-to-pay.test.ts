import { describe, expect, test } from 'vitest';
import { amountsToPay } from './amounts-to-pay';

const sums = {
  principal: 0,
  fees: 0,
  pastDue: 0,
  toCatchUp: 0,
  givenUp: 0,
  daysLate: 0,
  paidSoFar: 0,
  interestSoFar: 0,
};
const payoffOf = (total: number) => ({
  payOn: '2027-05-29',
  total,
  principal: total,
  interest: 0,
  fees: 0,
  perDiem: 0,
  cancelsInterest: false,
});
const choices = (owed: Partial<typeof sums>, total: number, next: { dueOn: string; amount: number } | null = null) =>
  amountsToPay({
    owed: { next: next && { number: 1, ...next }, owed: { ...sums, ...owed } },
    payoff: payoffOf(total),
  }).map(({ value, aside }) => [value, aside]);

describe('what can be paid on a loan', () => {
  test('is what is late with its fees, the next payment, all of it, or another amount', () => {
    const owed = { pastDue: 46.49, fees: 2.32, toCatchUp: 48.81 };
    expect(choices(owed, 714.52, { dueOn: '2026-12-24', amount: 46.49 })).toEqual([
      ['LATE', '$48.81'],
      ['NEXT', '$46.49'],
      ['PAYOFF', '$714.52'],
      ['CUSTOM', undefined],
    ]);
  });

  test('is nothing on a loan that is paid', () => {
    expect(choices({}, 0)).toEqual([]);
  });

  test('is what is still owed of a loan that was given up', () => {
    expect(choices({ givenUp: 416.66 }, 0)).toEqual([
      ['GIVEN_UP', '$416.66'],
      ['CUSTOM', undefined],
    ]);
  });
});
