import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, civilDate } from '../calendar/civil-date';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import {
  debitDay,
  monthsLeft,
  type Pause,
  pauseChoices,
  pausedDates,
  pausedUntil,
  paymentDates,
  paymentsLeft,
  renewsOn,
  todayAndAnchorDays,
} from './calendar';

const ANCHOR = civilDate('2027-01-31');

describe('the days of a plan', () => {
  test('a day is left when it lies after the day that is asked for, however many were billed says more', () => {
    expect(paymentsLeft({ anchor: ANCHOR, on: civilDate('2027-11-30') })).toEqual(['2027-12-31']);
    expect(monthsLeft({ anchor: ANCHOR, on: civilDate('2027-11-30'), paymentsBilled: 10 })).toBe(2);
    expect(monthsLeft({ anchor: ANCHOR })).toBe(12);
    expect(monthsLeft({ anchor: ANCHOR, year: 1, on: civilDate('2028-02-29') })).toBe(10);
  });

  test('a payment due on a holiday or a Sunday is taken on the business day after it', () => {
    expect(debitDay(civilDate('2027-12-31'))).toBe('2027-12-31');
    expect(debitDay(civilDate('2028-01-01'))).toBe('2028-01-03');
    expect(debitDay(civilDate('2027-05-31'))).toBe('2027-06-01');
    expect(debitDay(civilDate('2027-05-31'), civilDate('2027-06-05'))).toBe('2027-06-07');
    expect(debitDay(civilDate('2027-05-31'), civilDate('2027-05-20'))).toBe('2027-06-01');
  });

  test('installments begin today and go on by the anchor, at least a day later', () => {
    expect(todayAndAnchorDays(ANCHOR, civilDate('2027-02-28'), 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    expect(todayAndAnchorDays(ANCHOR, civilDate('2027-03-30'), 2)).toEqual(['2027-03-30', '2027-03-31']);
    expect(todayAndAnchorDays(ANCHOR, ANCHOR, 1)).toEqual([ANCHOR]);
  });

  test.each([
    ['year', () => paymentDates(ANCHOR, -1)],
    ['year', () => renewsOn(ANCHOR, 101)],
    ['paymentsBilled', () => monthsLeft({ anchor: ANCHOR, paymentsBilled: 13 })],
    ['payments', () => todayAndAnchorDays(ANCHOR, ANCHOR, 0)],
  ])('an impossible %s is refused', (field, call) => {
    expect(call).toThrow(expect.objectContaining({ field }));
  });
});

describe('a pause', () => {
  test('moves what is left of the year, and the next one, by whole months from the anchor', () => {
    const { pause, dates, renewsOn: renewal } = pausedDates({ anchor: ANCHOR, paymentsBilled: 10, months: 2 });
    expect(pause).toEqual({ year: 0, paymentsBefore: 10, months: 2 });
    expect(dates.slice(9)).toEqual(['2027-10-31', '2028-01-31', '2028-02-29']);
    expect(renewal).toBe('2028-03-31');
    expect(paymentDates(ANCHOR, 1, [pause]).slice(0, 2)).toEqual(['2028-03-31', '2028-04-30']);
  });

  test.each([
    ['pause', { paymentsBilled: 12 }],
    ['pause', { pauses: [{ year: 0, paymentsBefore: 2, months: 1 }] }],
    ['months', { months: 0 }],
    ['months', { months: 4 }],
    ['months', { months: 1.5 }],
    ['paymentsBilled', { paymentsBilled: -1 }],
  ])('an impossible %s is refused', (field, change) => {
    expect(() => pausedDates({ anchor: ANCHOR, paymentsBilled: 3, months: 1, ...change })).toThrow(
      expect.objectContaining({ field }),
    );
  });

  test('is taken once in each year', () => {
    const pauses = [{ year: 0, paymentsBefore: 2, months: 1 }];
    expect(pausedDates({ anchor: ANCHOR, year: 1, pauses, paymentsBilled: 0, months: 3 }).dates[0]).toBe('2028-05-31');
  });
});

test('payments of all years follow each other without a gap or two in a month, pauses apart', () => {
  const anchor = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays(civilDate('2020-01-01'), days));
  const pause = fc.record<Pause>({
    year: fc.constant(0),
    paymentsBefore: fc.integer({ min: 0, max: 11 }),
    months: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(anchor, fc.option(pause), (start, stay) => {
      const pauses = stay ? [stay] : [];
      const dates = [0, 1, 2].flatMap((year) => paymentDates(start, year, pauses));
      const months = stay?.months ?? 0;
      expect(dates).toEqual(
        dates.map((_, index) => addMonths(start, index + (stay && index >= stay.paymentsBefore ? months : 0))),
      );
      expect(renewsOn(start, 0, pauses)).toBe(dates[12]);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

describe('what a pause would do', () => {
  test('each length says the next payment and the end of the year, until one was had or nothing is left', () => {
    const plan = { anchor: ANCHOR, paymentsBilled: 2 };
    expect(pauseChoices(plan)).toEqual([
      { months: 1, nextPaymentOn: '2027-04-30', renewsOn: '2028-02-29' },
      { months: 2, nextPaymentOn: '2027-05-31', renewsOn: '2028-03-31' },
      { months: 3, nextPaymentOn: '2027-06-30', renewsOn: '2028-04-30' },
    ]);
    const pauses: Pause[] = [{ year: 0, paymentsBefore: 1, months: 1 }];
    expect(pauseChoices({ ...plan, pauses })).toEqual([]);
    expect(pauseChoices({ ...plan, pauses, year: 1 })).toHaveLength(3);
    expect(pauseChoices({ ...plan, paymentsBilled: 12 })).toEqual([]);
  });

  test('a pause runs until the payment after it is billed', () => {
    const pauses: Pause[] = [{ year: 0, paymentsBefore: 2, months: 3 }];
    expect(pausedUntil({ anchor: ANCHOR, pauses, paymentsBilled: 2 })).toBe('2027-06-30');
    expect(pausedUntil({ anchor: ANCHOR, pauses, paymentsBilled: 3 })).toBeNull();
    expect(pausedUntil({ anchor: ANCHOR, pauses, year: 1, paymentsBilled: 2 })).toBeNull();
    expect(pausedUntil({ anchor: ANCHOR, paymentsBilled: 2 })).toBeNull();
  });
});
