import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, type CivilDate, civilDate, fromDayNumber } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { DomainRefusal } from '../refusal';
import { APR_VECTORS } from '../test-vectors/apr-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { datedApr, seriesApr } from './apr';
import { seriesRate } from './series-rate';
import { singlePayment, type UnitPeriod, unitPeriodsPerYear, unitTime } from './unit-period';

const Exact = Decimal.clone({ precision: 60 });

/** The oracle: the same equation in 60 digits, solved by Newton's method from 0 (the present value falls and is convex). */
function oracleRate(amount: number, payments: readonly number[], whole: number, fraction: number): Decimal {
  let rate = new Exact(0);
  for (let round = 0; round < 200; round += 1) {
    const simple = rate.times(fraction).plus(1);
    const v = new Exact(1).div(rate.plus(1));
    let [value, slope, power] = [new Exact(0), new Exact(0), v.pow(whole)];
    for (const [index, payment] of payments.entries()) {
      const part = power.times(payment).div(simple);
      value = value.plus(part);
      slope = slope.plus(part.times(v.times(whole + index).plus(new Exact(fraction).div(simple))));
      power = power.times(v);
    }
    const step = value.minus(amount).div(slope);
    rate = rate.plus(step);
    if (step.abs().lt('1e-40')) return rate;
  }
  throw new Error('The oracle found no rate.');
}

type Vector = (typeof APR_VECTORS)[number];
const amountsOf = (vector: Vector): Cents[] =>
  vector.payments.flatMap(([count, amount]) => new Array<Cents>(count).fill(cents(amount)));
const periodOf = (vector: Vector): UnitPeriod => {
  if (vector.unit === 'single' || vector.unit === 'semimonth') return { unit: vector.unit };
  return { unit: vector.unit, every: vector.every };
};
const seriesOf = (vector: Vector) => ({
  amountFinancedCents: cents(vector.amount),
  startOn: civilDate(vector.start),
  firstDueOn: civilDate(vector.first),
  period: periodOf(vector),
  payments: amountsOf(vector),
});

describe('published and derived rates', () => {
  test.each(APR_VECTORS)('$id prints $apr ($source)', (vector) => {
    const apr = seriesApr(seriesOf(vector));
    expect(apr.printed.toFixed(2)).toBe(vector.apr);

    const series = seriesOf(vector);
    const single = singlePayment(series.startOn, series.firstDueOn);
    const [time, perYear] =
      series.period.unit === 'single'
        ? [single.time, single.perYear]
        : [unitTime(series.startOn, series.firstDueOn, series.period), unitPeriodsPerYear(series.period)];
    const exact = oracleRate(vector.amount, series.payments, time.whole, time.fraction).times(perYear * 100);
    expect(Math.abs(exact.minus(apr.percent).toNumber())).toBeLessThan(1e-9);
  });
});

describe('time in unit-periods', () => {
  test.each([
    ['1978-02-10', '1978-04-01', { unit: 'month', every: 1 }, 1, 19 / 30],
    ['1978-02-23', '1978-03-01', { unit: 'semimonth' }, 0, 6 / 15],
    ['1978-01-10', '1978-03-01', { unit: 'semimonth' }, 3, 7 / 15],
    ['1978-05-23', '1978-10-01', { unit: 'month', every: 3 }, 1, 39 / 90],
    ['1978-03-20', '1978-04-21', { unit: 'week', every: 1 }, 4, 4 / 7],
    ['1978-04-03', '1978-04-11', { unit: 'week', every: 2 }, 0, 8 / 14],
    ['2026-01-31', '2026-02-28', { unit: 'month', every: 1 }, 0, 28 / 30],
    ['2026-01-01', '2026-01-11', { unit: 'day', every: 4 }, 2, 2 / 4],
    ['2025-01-01', '2027-04-16', { unit: 'month', every: 12 }, 2, (3 * 30 + 15) / 360],
  ] as const)('%s to %s in %j is %d and %d', (start, end, period, whole, fraction) => {
    const time = unitTime(civilDate(start), civilDate(end), period);
    expect(time.whole).toBe(whole);
    expect(time.fraction).toBeCloseTo(fraction, 12);
  });

  test('a series on month ends counts from month end to month end', () => {
    const time = unitTime(civilDate('2026-01-31'), civilDate('2026-02-28'), { unit: 'month', every: 1 }, 31);
    expect(time).toEqual({ whole: 1, fraction: 0 });
  });
});

describe('the solver against the oracle', () => {
  test('any regular or odd series agrees within 1e-9 of a point and leaves no residual', () => {
    const payments = fc.array(fc.integer({ min: 100, max: 5_000_000 }), { minLength: 1, maxLength: 60 });
    const share = fc.double({ min: 0.5, max: 0.999, noNaN: true });
    const times = fc.record({ whole: fc.integer({ min: 0, max: 3 }), days: fc.integer({ min: 8, max: 29 }) });
    let seen = 0;
    fc.assert(
      fc.property(payments, share, times, (amounts, part, { whole, days }) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        const advance = Math.max(1, Math.floor(total * part));
        const fraction = days / 30;
        const start = amounts.length === 1 ? Math.max(1, whole) : whole;
        const rate = seriesRate({ advance, payments: amounts, total, whole: start, fraction });
        const residual = amounts.reduce(
          (sum, amount, index) => sum + amount / ((1 + fraction * rate) * (1 + rate) ** (start + index)),
          -advance,
        );
        expect(Math.abs(residual)).toBeLessThan(1e-6 + 1e-10 * advance);
        seen += 1;
        // The oracle is slow: every 20th case keeps the nightly profile within minutes.
        if (seen % 20 === 0) {
          const gap = oracleRate(advance, amounts, start, fraction).minus(rate).abs().toNumber();
          expect(gap * 1_200).toBeLessThan(1e-9 * Math.max(1, rate * 1_200));
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('dated flows give what a series gives', () => {
    const dates = fc.integer({ min: 18_000, max: 22_000 }).map(fromDayNumber);
    fc.assert(
      fc.property(dates, fc.integer({ min: 2, max: 48 }), fc.integer({ min: 0, max: 900 }), (startOn, count, gain) => {
        const firstDueOn = addMonths(startOn, 1);
        const anchorDay = Number(startOn.slice(8));
        const payment = cents(Math.ceil((100_000 * (1_000 + gain)) / 1_000 / count));
        const payments = new Array<Cents>(count).fill(payment);
        const period = { unit: 'month', every: 1 } as const;
        const amountCents = cents(100_000);
        const series = seriesApr({
          amountFinancedCents: amountCents,
          startOn,
          firstDueOn,
          period,
          payments,
          anchorDay,
        });
        const dated = datedApr({
          advances: [{ on: startOn, amountCents }],
          payments: payments.map((amount, index) => ({ on: addMonths(startOn, index + 1), amountCents: amount })),
          period,
          anchorDay,
        });
        expect(Math.abs(series.percent - dated.percent)).toBeLessThan(1e-7);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('two advances: the second one shortens the time the money is used', () => {
    const on = civilDate;
    const payments = Array.from({ length: 12 }, (_, index) => ({
      on: addMonths(on('2026-02-01'), index),
      amountCents: cents(9_000),
    }));
    const period = { unit: 'month', every: 1 } as const;
    const once = datedApr({ advances: [{ on: on('2026-01-01'), amountCents: cents(100_000) }], payments, period });
    const twice = datedApr({
      advances: [
        { on: on('2026-01-01'), amountCents: cents(50_000) },
        { on: on('2026-04-01'), amountCents: cents(50_000) },
      ],
      payments,
      period,
    });
    expect(once.printed).toBe(14.45);
    expect(twice.percent).toBeGreaterThan(once.percent);
  });
});

describe('refused input', () => {
  const good = {
    amountFinancedCents: cents(100_000),
    startOn: civilDate('2026-01-15'),
    firstDueOn: civilDate('2026-02-15'),
    period: { unit: 'month', every: 1 } as UnitPeriod,
    payments: new Array<Cents>(12).fill(cents(9_000)),
  };
  test.each([
    ['amountFinancedCents', { amountFinancedCents: 0 as Cents }],
    ['amountFinancedCents', { amountFinancedCents: Number.NaN as Cents }],
    ['amountFinancedCents', { amountFinancedCents: 0.5 as Cents }],
    ['payments', { payments: [] }],
    ['payments', { payments: [cents(-1)] }],
    ['payments', { payments: [cents(99_999)] }],
    ['payments', { payments: new Array<Cents>(1_301).fill(cents(1)) }],
    ['payments', { payments: new Array<Cents>(12).fill(cents(9_000_000_000)) }],
    ['payments', { period: { unit: 'single' } as UnitPeriod }],
    ['dueOn', { firstDueOn: civilDate('2026-01-14') }],
    ['dueOn', { firstDueOn: good.startOn, period: { unit: 'single' } as UnitPeriod, payments: [cents(100_001)] }],
    ['every', { period: { unit: 'month', every: 13 } as UnitPeriod }],
    ['every', { period: { unit: 'week', every: 0 } as UnitPeriod }],
    ['every', { period: { unit: 'day', every: 1.5 } as UnitPeriod }],
    ['unit', { period: { unit: 'fortnight', every: 1 } as never }],
    ['startOn', { startOn: '2026-02-30' as CivilDate, firstDueOn: civilDate('2026-04-01') }],
    ['firstDueOn', { firstDueOn: '' as CivilDate }],
  ])('%s, case %#', (field, change) => {
    expect(() => seriesApr({ ...good, ...change })).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });
  test('dated flows are checked alike', () => {
    const flow = { on: good.startOn, amountCents: cents(100) };
    const period = { unit: 'month', every: 1 } as const;
    expect(() => datedApr({ advances: [], payments: [flow], period })).toThrow(DomainRefusal);
    expect(() =>
      datedApr({ advances: [flow], payments: [{ ...flow, on: '2026-02-30' as CivilDate }], period }),
    ).toThrow(expect.objectContaining({ field: 'on' }));
    expect(() =>
      datedApr({ advances: [flow], payments: [{ on: addMonths(flow.on, 1), amountCents: cents(99) }], period }),
    ).toThrow(expect.objectContaining({ field: 'payments' }));
    expect(datedApr({ advances: [flow], payments: [{ ...flow, on: addMonths(flow.on, 1) }], period }).printed).toBe(0);
  });
});
