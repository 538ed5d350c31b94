import { expect, test } from 'vitest';
import { dueToday, laterPayments } from './figures';

const details = {
  paymentDueToday: 434.14,
  creditsApplied: 60,
  yearInOneSum: { paymentDueToday: 2569.68, creditsApplied: 60 },
  payments: [
    { on: '2026-08-20', amount: 434.14 },
    { on: '2026-09-20', amount: 194.14 },
    { on: '2026-10-20', amount: 194.08 },
  ],
} as never;

test('due today is the first month, or the year in one sum', () => {
  expect(dueToday(details, false)).toEqual({ due: 434.14, credits: 60 });
  expect(dueToday(details, true)).toEqual({ due: 2569.68, credits: 60 });
});

test('later payments are the others of the year, and none of a year in one sum', () => {
  expect(laterPayments(details, false)).toEqual({
    amount: 194.14,
    count: 2,
    from: '2026-09-20',
    until: '2026-10-20',
    last: 194.08,
  });
  expect(laterPayments(details, true)).toBeNull();
});
