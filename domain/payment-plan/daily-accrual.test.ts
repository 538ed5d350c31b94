import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { rateFromUnits, ratePercent } from '../money/rate';
import { DAILY_VECTORS } from '../test-vectors/payment-plan-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { replayDaily } from './daily-accrual';
import { dailyInterest, monthlyInterest } from './interest';

const on = civilDate;

describe('interest by days', () => {
  test.each(DAILY_VECTORS)('$p cents at $rate % over $days days', (vector) => {
    const [balance, rate] = [cents(vector.p), ratePercent(vector.rate)];
    expect(dailyInterest(balance, rate, vector.days)).toBe(vector.act365);
    if ('monthly30_360' in vector) expect(monthlyInterest(balance, rate)).toBe(vector.monthly30_360);
  });
  test('over 360 costs more than over 365', () => {
    expect(dailyInterest(cents(100_000), ratePercent('18'), 31, 'ACT/360')).toBe(1_550);
  });
  test.each([-1, 0.5, 3_661, Number.NaN])('%d days are refused', (days) => {
    expect(() => dailyInterest(cents(1), ratePercent('1'), days)).toThrow(expect.objectContaining({ field: 'days' }));
  });
});

describe('a plan with daily interest', () => {
  const loan = {
    balanceCents: cents(500_000),
    rate: ratePercent('17.99'),
    dayCount: 'ACT/365',
    startOn: on('2026-01-15'),
  } as const;
  test('charges a late payer for the days', () => {
    const [late] = replayDaily(loan, [{ on: addDays(loan.startOn, 41), amountCents: cents(18_074) }]);
    expect(late).toMatchObject({ days: 41, interestCents: 10_104, principalCents: 7_970, balanceCents: 492_030 });
  });
  test('unpaid interest waits and earns no interest, an excess is named', () => {
    const rows = replayDaily(loan, [
      { on: addDays(loan.startOn, 31), amountCents: cents(1_000) },
      { on: addDays(loan.startOn, 62), amountCents: cents(600_000) },
      { on: addDays(loan.startOn, 90), amountCents: cents(100) },
    ]);
    expect(
      rows.map((row) => [row.interestCents, row.unpaidInterestCents, row.balanceCents, row.overpaidCents]),
    ).toEqual([
      [1_000, 6_640, 500_000, 0],
      [14_280, 0, 0, 85_720],
      [0, 0, 0, 100],
    ]);
  });
  test('loses no cent', () => {
    const gaps = fc.array(
      fc.record({ days: fc.integer({ min: 0, max: 90 }), amount: fc.integer({ min: 1, max: 90_000 }) }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 400_000 }), (list, units) => {
        let day: CivilDate = loan.startOn;
        const payments = list.map(({ days, amount }) => {
          day = addDays(day, days);
          return { on: day, amountCents: cents(amount) };
        });
        const rows = replayDaily({ ...loan, rate: rateFromUnits(units) }, payments);
        let balance: number = loan.balanceCents;
        for (const row of rows) {
          balance -= row.principalCents;
          expect(row.interestCents + row.principalCents + row.overpaidCents).toBe(row.amountCents);
          expect(row.balanceCents).toBe(balance);
          expect(Math.min(row.balanceCents, row.unpaidInterestCents, row.overpaidCents)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
  test.each([
    ['on', addDays(loan.startOn, -1), 100],
    ['amountCents', loan.startOn, 0],
    ['amountCents', loan.startOn, 1.5],
  ])('%s is refused, case %#', (field, day, amount) => {
    expect(() => replayDaily(loan, [{ on: day, amountCents: amount as Cents }])).toThrow(
      expect.objectContaining({ field }),
    );
  });
});
