import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { rateFromUnits, ratePercent } from '../money/rate';
import { LEVEL_VECTORS, SCHEDULE_VECTORS, V12_FIRST_ROWS } from '../test-vectors/payment-plan-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { amortize, levelPayment, totalOf } from './amortize';
import { dueDates, monthLengths, planTiming } from './due-dates';
import { type DayCount, periodRates } from './interest';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const firstDueOn = civilDate('2026-02-15');

function terms(principal: number, rate: string | number, count: number, dayCount: DayCount = '30/360') {
  const dueOn = dueDates(firstDueOn, 15, count);
  const parsed = typeof rate === 'string' ? ratePercent(rate) : rateFromUnits(rate);
  const rates = periodRates(parsed, dayCount, count, () => monthLengths(dueOn, 15));
  return { balanceCents: cents(principal), dueOn, rates };
}

/** The level payment as written in a textbook, in 60 digits. */
function oracleLevel(principal: number, units: readonly number[], divisor: number): number {
  const factors = units.map((unit) => new Exact(unit).div(divisor).plus(1));
  let [grown, sum] = [new Exact(principal), new Exact(0)];
  for (const factor of factors) {
    grown = grown.times(factor);
    sum = sum.times(factor).plus(1);
  }
  return grown.div(sum).toDecimalPlaces(0).toNumber();
}

const principals = fc.integer({ min: 10_000, max: 100_000_000 });
const rateUnits = fc.integer({ min: 0, max: 400_000 });
const months = fc.integer({ min: 1, max: 84 });
const dayCounts = fc.constantFrom<DayCount>('30/360', 'ACT/365', 'ACT/360');

describe('level payments', () => {
  test.each(LEVEL_VECTORS)('$id: $principal cents at $rate % in $n ($source)', (vector) => {
    const rows = amortize(terms(vector.principal, vector.rate, vector.n));
    expect(rows[0]?.paymentCents).toBe(vector.payment);
    expect(rows).toHaveLength(vector.n);
    const total = totalOf(rows, 'paymentCents');
    if ('last' in vector) expect(rows.at(-1)?.paymentCents).toBe(vector.last);
    if ('total' in vector) expect(total).toBe(vector.total);
    if ('financeCharge' in vector) expect(total - vector.principal).toBe(vector.financeCharge);
  });

  test.each(SCHEDULE_VECTORS)('$id row by row ($source)', (vector) => {
    const rows = amortize(terms(vector.principal, vector.rate, vector.n));
    expect(rows.map((row) => [row.paymentCents, row.interestCents, row.balanceCents])).toEqual(vector.rows);
  });

  test('V12 starts with the published rows', () => {
    const rows = amortize(terms(500_000, '17.99', 36)).slice(0, 3);
    expect(rows.map((row) => [row.interestCents, row.principalCents, row.balanceCents])).toEqual(V12_FIRST_ROWS);
  });

  test('are the correctly rounded fraction for every day count', () => {
    let seen = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        months,
        dayCounts,
        (p, r, n, dayCount) => {
          const { balanceCents, rates } = terms(p, r, n, dayCount);
          const payment = levelPayment(balanceCents, rates);
          seen += 1;
          // The oracle is slow: every 5th case.
          if (seen % 5 === 0) expect(payment).toBe(Math.max(1, oracleLevel(p, rates.units, rates.divisor)));
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test.each([
    [1, '12', 1],
    [50, '0', 100],
    [150, '100', 2],
    [1, '100', 360],
    [100, '100', 360],
    [34, '18', 24],
  ])('a tie or a tiny balance (%d cents, %s %, %d months) is paid off without a balloon', (principal, rate, count) => {
    const loan = terms(principal, rate, count);
    const rows = amortize(loan);
    const level = rows[0]?.paymentCents ?? 0;
    expect(totalOf(rows, 'principalCents')).toBe(principal);
    expect(rows.at(-1)?.balanceCents).toBe(0);
    expect(rows.at(-1)?.paymentCents).toBeLessThanOrEqual(2 * level);
  });

  test('an exact half cent is rounded up', () => {
    // 3 cents over 2 periods at a rate that is not 0 but adds nothing visible: 1.5 plus a trace.
    const loan = terms(3, 1, 2);
    expect(levelPayment(loan.balanceCents, loan.rates)).toBe(2);
    // One period of 50 % on 1 cent is exactly 1.5 cents.
    expect(levelPayment(1 as Cents, { units: [1], divisor: 2 })).toBe(2);
    expect(levelPayment(5 as Cents, { units: [1], divisor: 10 })).toBe(6);
  });
});

describe('schedules', () => {
  test('principal adds up, interest is never negative, the balance falls to 0 and the last payment stays close', () => {
    fc.assert(
      fc.property(principals, rateUnits, months, dayCounts, (principal, rate, count, dayCount) => {
        const rows = amortize(terms(principal, rate, count, dayCount));
        const level = rows[0]?.paymentCents ?? 0;
        expect(totalOf(rows, 'principalCents')).toBe(principal);
        expect(totalOf(rows, 'paymentCents')).toBe(principal + totalOf(rows, 'interestCents'));
        let balance = principal;
        for (const row of rows) {
          if (row.interestCents < 0 || row.principalCents <= 0) throw new Error(`Row ${row.number} pays nothing down.`);
          balance -= row.principalCents;
          if (row.balanceCents !== balance) throw new Error(`Row ${row.number} has a wrong balance.`);
          if (row !== rows.at(-1) && row.paymentCents !== level) throw new Error(`Row ${row.number} is not level.`);
        }
        expect(balance).toBe(0);
        // Each row is off by less than a cent, and what is off earns interest until the end.
        const growth = (1 + rate / 12_000_000) ** count;
        if (rows.length === count)
          expect(Math.abs((rows.at(-1)?.paymentCents ?? 0) - level)).toBeLessThanOrEqual(count * growth + 1);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a higher rate never lowers the payment, a longer term never raises it', () => {
    fc.assert(
      fc.property(principals, fc.integer({ min: 1, max: 390_000 }), months, (principal, rate, count) => {
        const pay = (r: number, n: number): number => {
          const loan = terms(principal, r, n);
          return levelPayment(loan.balanceCents, loan.rates);
        };
        expect(pay(rate + 10_000, count)).toBeGreaterThanOrEqual(pay(rate, count));
        expect(pay(rate, count + 1)).toBeLessThanOrEqual(pay(rate, count));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('due dates', () => {
  test('a plan funded on the 31st returns to it after short months', () => {
    const timing = planTiming(civilDate('2026-01-31'));
    expect(timing).toMatchObject({ firstDueOn: '2026-02-28', anchorDay: 31, oddDays: 0 });
    expect(dueDates(timing.firstDueOn, timing.anchorDay, 4)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(monthLengths(dueDates(timing.firstDueOn, 31, 3), 31)).toEqual([28, 31, 30]);
  });
  test.each([
    ['2026-01-15', '2026-03-01', 1, 17],
    ['2026-01-15', '2026-02-01', 1, -14],
    ['2026-01-30', '2026-02-28', 30, 0],
    ['2026-12-20', '2027-01-20', 20, 0],
  ])('funded %s, first due %s: anchor %d, %d odd days', (funded, first, anchorDay, oddDays) => {
    expect(planTiming(civilDate(funded), civilDate(first))).toMatchObject({ anchorDay, oddDays });
  });
  test.each([
    ['2026-01-29', 15],
    ['2026-03-02', 45],
    ['2025-12-31', 15],
  ])('a first payment on %s is refused: limit %d days', (first, limit) => {
    expect(() => planTiming(civilDate('2026-01-15'), civilDate(first))).toThrow(
      expect.objectContaining({ field: 'firstDueOn', limit }),
    );
  });
});
