import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { debitDayOf } from './invoice-debit';

test.each([
  ['2026-04-01', '2026-04-06'],
  ['2026-05-01', '2026-05-04'],
  ['2026-07-01', '2026-07-06'],
])('an invoice of %s is debited on %s', (issuedOn, day) => {
  expect(debitDayOf(civilDate(issuedOn))).toBe(day);
});
