import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainRefusal } from '../refusal';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { ageOn, birthdayOf } from './age';
import { bankHolidays, isBankHoliday, weekday } from './bank-holidays';
import { addBusinessDays, isBusinessDay, nextBusinessDay } from './business-day';
import { addDays, addMonths, civilDate, dayNumber, daysBetween, fromDayNumber, isCivilDate } from './civil-date';
import { defaultDateRange, fillDateRange, rewardsProgramEnd } from './date-range';
import { formatLongDate, formatUsDate, parseUsDate } from './us-date';

const on = civilDate;
const runs = { numRuns: PROPERTY_RUNS };
/** Day numbers of 1900-01-01 to 2199-12-31 with room for sums. */
const anyDay = fc.integer({ min: -24_500, max: 82_900 }).map(fromDayNumber);

describe('civil dates', () => {
  test.each([
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1900-02-29',
    '26-01-01',
    '2026-1-1',
    '2200-01-01',
    '',
  ])('"%s" is refused', (text) =>
    expect(() => civilDate(text, 'dueOn')).toThrow(expect.objectContaining({ field: 'dueOn' })),
  );

  test('day numbers agree with the time scale of the machine', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(dayNumber(date)).toBe(Date.parse(`${date}T00:00:00Z`) / 86_400_000);
        expect(weekday(date)).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
        expect(fromDayNumber(dayNumber(date))).toBe(date);
      }),
      runs,
    );
  });

  test('days added are days between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1_000, max: 1_000 }), (date, count) => {
        expect(daysBetween(date, addDays(date, count))).toBe(count);
      }),
      runs,
    );
  });

  test('months from a month-end anchor return to the anchor day (V11)', () => {
    const anchor = on('2026-01-31');
    expect([1, 2, 3, 4].map((count) => addMonths(anchor, count))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(addMonths(anchor, -11)).toBe('2025-02-28');
    expect(addMonths(on('2024-02-29'), 12)).toBe('2025-02-28');
  });
});

test('a part of a day or of a month is refused', () => {
  expect(() => addDays(on('2026-01-31'), 0.5)).toThrow(expect.objectContaining({ field: 'days' }));
  expect(() => addMonths(on('2026-01-31'), 1.5)).toThrow(expect.objectContaining({ field: 'months' }));
});

describe('bank holidays and business days', () => {
  test('2026 has the ten published weekdays; Independence Day falls on a Saturday and is not moved', () => {
    expect(bankHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
    expect(isBusinessDay(on('2026-07-03'))).toBe(true);
  });
  test.each(['2027-07-05', '2023-01-02', '2022-12-26', '2022-06-20'])(
    '%s is a Monday that observes a Sunday',
    (day) => {
      expect(isBankHoliday(on(day))).toBe(true);
      expect(weekday(on(day))).toBe(1);
    },
  );
  test('Juneteenth counts from 2021', () => {
    expect(isBankHoliday(on('2020-06-19'))).toBe(false);
    expect(isBankHoliday(on('2024-06-19'))).toBe(true);
  });

  test.each([
    ['2026-01-17', 0, '2026-01-20'],
    ['2026-01-16', 1, '2026-01-20'],
    ['2026-01-20', -1, '2026-01-16'],
    ['2026-11-25', 3, '2026-12-01'],
  ])('%s plus %d business days is %s', (date, count, expected) =>
    expect(addBusinessDays(on(date), count)).toBe(expected),
  );

  test('the result is a business day with exactly that many business days passed', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (date, count) => {
        const end = addBusinessDays(date, count);
        let passed = 0;
        for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) passed += isBusinessDay(day) ? 1 : 0;
        expect(passed).toBe(count);
        expect(isBusinessDay(end) && isBusinessDay(nextBusinessDay(date))).toBe(true);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
  test.each([0.5, Number.NaN, 4_000])('%d business days are refused', (count) => {
    expect(() => addBusinessDays(on('2026-01-01'), count)).toThrow(DomainRefusal);
  });
});

describe('date ranges', () => {
  const today = on('2026-03-16');
  test('the default covers 30 days back to today', () => {
    expect(defaultDateRange(today)).toEqual({ startOn: '2026-02-14', endOn: '2026-03-16' });
    expect(fillDateRange({}, today)).toEqual(defaultDateRange(today));
  });
  test.each([
    [{ startOn: '2026-01-01' }, { startOn: '2026-01-01', endOn: '2026-03-16' }],
    [{ endOn: '2026-03-01' }, { startOn: '2026-02-14', endOn: '2026-03-01' }],
    [{ endOn: '2025-12-31' }, { startOn: '2025-12-01', endOn: '2025-12-31' }],
    [{ startOn: '2026-04-01' }, { startOn: '2026-04-01', endOn: '2026-05-01' }],
    [{ startOn: '2199-12-20' }, { startOn: '2199-12-20', endOn: '2199-12-31' }],
    [{ endOn: '1900-01-02' }, { startOn: '1900-01-01', endOn: '1900-01-02' }],
    [
      { startOn: '2026-01-01', endOn: '2026-01-01' },
      { startOn: '2026-01-01', endOn: '2026-01-01' },
    ],
  ])('%j is filled to %j', (chosen, whole) => {
    const dates = Object.fromEntries(Object.entries(chosen).map(([key, text]) => [key, on(text)]));
    expect(fillDateRange(dates, today)).toEqual(whole);
  });
  test('a range that ends before it starts is refused', () => {
    expect(() => fillDateRange({ startOn: on('2026-02-02'), endOn: on('2026-02-01') }, today)).toThrow(
      expect.objectContaining({ field: 'startOn', limit: '2026-02-01' }),
    );
  });
  test('a rewards program lasts 60 days', () => expect(rewardsProgramEnd(on('2026-01-01'))).toBe('2026-03-02'));
});

describe('US dates and age', () => {
  test('a date is printed and read back', () => {
    expect(formatUsDate(on('2026-03-06'))).toBe('03/06/2026');
    expect(formatLongDate(on('2026-03-06'))).toBe('March 6, 2026');
    fc.assert(
      fc.property(anyDay, (date) => {
        expect(parseUsDate(formatUsDate(date))).toBe(date);
      }),
      runs,
    );
  });
  test.each(['02/30/2026', '13/01/2026', '2026-01-01', '1/1/26', '', '00/10/2026'])('"%s" is refused', (text) => {
    expect(() => parseUsDate(text, 'bornOn')).toThrow(expect.objectContaining({ field: 'bornOn' }));
    expect(isCivilDate(text) && text !== '2026-01-01').toBe(false);
  });
  test.each([
    ['2008-03-16', '2026-03-16', 18],
    ['2008-03-17', '2026-03-16', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born %s is on %s %d years old', (born, date, age) => expect(ageOn(on(born), on(date))).toBe(age));
  test.each([
    ['2008-03-16', 18, '2026-03-16'],
    ['2008-02-29', 18, '2026-03-01'],
    ['2008-02-29', 19, '2027-03-01'],
    ['2008-02-29', 20, '2028-02-29'],
    ['2008-02-28', 18, '2026-02-28'],
  ])('born %s has %d years on %s, and a day before not yet', (born, years, date) => {
    expect(birthdayOf(on(born), years)).toBe(date);
    expect([ageOn(on(born), on(date)), ageOn(on(born), addDays(on(date), -1))]).toEqual([years, years - 1]);
  });
  test('a birth in the future is refused', () => {
    expect(() => ageOn(on('2026-03-17'), on('2026-03-16'))).toThrow(expect.objectContaining({ field: 'bornOn' }));
  });
});
