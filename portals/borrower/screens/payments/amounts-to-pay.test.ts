import { describe, expect, test } from 'vitest';
import { amountsToPay } from './amounts-to-pay';

const sums = {
  principal: 0,
  fees: 0,
  pastDue: 0,
  toCatchUp: 0,
  chargedOff: 0,
  owedBack: 0,
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
const offered = (
  owed: Partial<typeof sums>,
  total: number,
  next: { dueOn: string; amount: number; opensOn?: string; overdueSince?: string } | null = null,
) =>
  amountsToPay({
    owed: {
      next: next && { number: 1, opensOn: null, overdueSince: null, due: next.amount, ...next },
      owed: { ...sums, ...owed },
      chargedOff: null,
    },
    payoff: payoffOf(total),
  });
const choices = (...of: Parameters<typeof offered>) => offered(...of).map(({ value, aside }) => [value, aside]);

describe('what can be paid on a loan', () => {
  test('is a credit that is owed back, by itself or with what closes the loan', () => {
    expect(choices({ owedBack: 500 }, 0)).toEqual([
      ['OWED_BACK', '$500'],
      ['CUSTOM', undefined],
    ]);
    expect(choices({ owedBack: 300 }, 700.1)).toEqual([
      ['PAYOFF', '$700.10'],
      ['OWED_BACK', '$1,000.10'],
      ['CUSTOM', undefined],
    ]);
  });

  test('is what is late with its fees, the next payment, all of it, or another amount', () => {
    const owed = { pastDue: 46.49, fees: 2.32, toCatchUp: 48.81 };
    expect(choices(owed, 714.52, { dueOn: '2026-12-24', amount: 46.49 })).toEqual([
      ['LATE', '$48.81'],
      ['NEXT', '$46.49'],
      ['PAYOFF', '$714.52'],
      ['CUSTOM', undefined],
    ]);
  });

  test('says since when the oldest payment is overdue, and offers it beside what is late only where that is more', () => {
    const missed = { dueOn: '2026-01-02', amount: 44.93, overdueSince: '2026-01-02' };
    const one = offered({ pastDue: 44.93, toCatchUp: 44.93 }, 500, missed);
    expect(one.map(({ value }) => value)).toEqual(['LATE', 'PAYOFF', 'CUSTOM']);
    expect(one[0]?.detail).toBe('Past due since January 2, 2026.');
    const more = offered({ pastDue: 89.86, fees: 5, toCatchUp: 94.86 }, 500, missed);
    expect(more[0]?.detail).toBe('Past due since January 2, 2026. Includes $5 in fees.');
    expect(more[1]?.title).toBe('Oldest payment, past due since January 2, 2026');
  });

  test('calls the next payment by its day only once money pays it', () => {
    const next = { dueOn: '2026-12-18', amount: 73.02 };
    expect(offered({}, 2000, next)[0]?.title).toBe('Next payment, due December 18, 2026');
    const early = offered({}, 2000, { ...next, opensOn: '2026-11-27' })[0];
    expect(early).toMatchObject({ value: 'NEXT', aside: '$73.02', title: 'One extra payment' });
    expect(early?.detail).toContain(
      'It lowers what you owe. Your payment due December 18, 2026 is still due, and you can make it starting November 27, 2026.',
    );
  });

  test('is never more than what pays the loan off today, as the last payment is days before its due date', () => {
    const last = { dueOn: '2027-09-25', amount: 18.13 };
    expect(choices({}, 18.12, last)).toEqual([
      ['PAYOFF', '$18.12'],
      ['CUSTOM', undefined],
    ]);
    expect(choices({}, 18.13, last).map(([value]) => value)).toEqual(['NEXT', 'PAYOFF', 'CUSTOM']);
    const late = { pastDue: 31.42, toCatchUp: 31.42 };
    expect(choices(late, 20, null).map(([value]) => value)).toEqual(['PAYOFF', 'CUSTOM']);
  });

  test('is nothing on a loan that is paid', () => {
    expect(choices({}, 0)).toEqual([]);
  });

  test('is first what keeps the promotion of a loan that was charged off', () => {
    const promo = { left: 300, payBy: '2026-09-21', interest: 91.66, fees: 25 };
    const chargedOff = { owed: 416.66, paid: 0, promo };
    const [first, second] = amountsToPay({
      owed: { next: null, owed: { ...sums, chargedOff: 416.66 }, chargedOff },
      payoff: null,
    });
    expect(first).toMatchObject({ value: 'KEEPS_PROMO', aside: '$300' });
    expect(first?.detail).toBe('If you pay by September 21, 2026, $91.66 in interest is canceled.');
    expect(second?.value).toBe('GIVEN_UP');
  });

  test('is what is still owed of a loan that was charged off', () => {
    expect(choices({ chargedOff: 416.66 }, 0)).toEqual([
      ['GIVEN_UP', '$416.66'],
      ['CUSTOM', undefined],
    ]);
  });
});
