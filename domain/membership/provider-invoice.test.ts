import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { DEFAULT_PAYMENT_OPTIONS } from './membership-fee';
import { endedMonth, lastDayOf, monthsBegun, saasOfMonth } from './provider-invoice';

test.each([
  ['2026-04-01', '2026-03'],
  ['2027-01-01', '2026-12'],
  ['2026-03-31', null],
  ['2026-04-02', null],
])('on %s the month that ended is %s', (day, month) => {
  expect(endedMonth(civilDate(day))).toBe(month);
});

test('a month ends on its last day', () => {
  expect(['2026-02', '2028-02', '2026-12'].map(lastDayOf)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']);
});

test('the fee for the program is 399.00 every month', () => {
  const options = { ...DEFAULT_PAYMENT_OPTIONS, feesPaidByEnterprise: false, period: 'MONTHLY' } as const;
  const march = saasOfMonth(options, { month: '2026-03', coveredUntil: '2026-02' });
  expect(march).toEqual({ amountCents: 39_900, payer: 'PRACTICE', coversUntil: '2026-03' });
  expect(saasOfMonth(options, { month: '2026-03', coveredUntil: '2026-03' })).toBeNull();
});

test('or 12 months less 10 % once a year, to the enterprise where that pays', () => {
  const options = { ...DEFAULT_PAYMENT_OPTIONS, feesPaidByEnterprise: true, period: 'ANNUAL' } as const;
  const first = saasOfMonth(options, { month: '2026-03', coveredUntil: null });
  expect(first).toEqual({ amountCents: 430_920, payer: 'ENTERPRISE', coversUntil: '2027-02' });
  expect(saasOfMonth(options, { month: '2027-02', coveredUntil: '2027-02' })).toBeNull();
  expect(saasOfMonth(options, { month: '2027-03', coveredUntil: '2027-02' })?.coversUntil).toBe('2028-02');
});

const year = { kind: 'YEAR', dueOn: civilDate('2026-01-31'), cancelledOn: null, nextYearOn: null } as const;
test.each([
  ['a month is begun with its bill', { ...year, kind: 'MONTH' as const }, '2026-12-31', [0]],
  ['of a year paid at once, the months until the day', year, '2026-03-31', [0, 1, 2]],
  ['all twelve of them, and no more', year, '2027-12-31', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['none after its end', { ...year, cancelledOn: civilDate('2026-03-30') }, '2026-12-31', [0, 1]],
  ['the one that began on its last day', { ...year, cancelledOn: civilDate('2026-03-31') }, '2026-12-31', [0, 1, 2]],
  ['none of an earlier year after the next began', { ...year, nextYearOn: civilDate('2026-02-28') }, '2026-12-31', [0]],
  ['none before its day', year, '2026-01-30', []],
])('%s', (_, bill, until, months) => {
  expect(monthsBegun(bill, civilDate(until))).toEqual(months);
});
