import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { foldLoan } from './fold-loan';
import { aLoan, type LoanBuilder } from './testing/a-loan';
import { GOODWILL_MAX_CENTS, goodwillMax, waivableFees } from './waiver';

const LATE = { type: 'FEE', fee: 'LATE', number: 1, amountCents: cents(1_200) } as const;
const on = (day: string) => civilDate(day);
const seen = ({ events }: LoanBuilder, day: string) => foldLoan(events, { on: on(day) });
const most = (loan: LoanBuilder, day: string) => goodwillMax(loan.events, seen(loan, day), on(day));

test('an unpaid late fee is waived once, as a whole', () => {
  const charged = aLoan().add('2026-02-01', LATE);
  const { feeEventIds, amountCents, paidCents } = waivableFees(seen(charged, '2026-02-02'));
  expect([feeEventIds, amountCents, paidCents]).toEqual([['e2'], 1_200, 0]);
  const waived = charged.add('2026-02-03', { type: 'WAIVER', feeEventId: 'e2' });
  expect(waivableFees(seen(waived, '2026-02-03'))).toEqual({ feeEventIds: [], amountCents: 0, paidCents: 0 });
});

test('what was paid of a fee becomes the credit that its waiver says, and a paid one is not waived', () => {
  const charged = aLoan().add('2026-02-01', LATE).pay('2026-02-02', 500);
  const { amountCents, paidCents } = waivableFees(seen(charged, '2026-02-02'));
  expect([amountCents, paidCents]).toEqual([1_200, 500]);
  const waived = aLoan()
    .add('2026-02-01', LATE)
    .pay('2026-02-02', 500)
    .add('2026-02-03', { type: 'WAIVER', feeEventId: 'e2' });
  expect(seen(waived, '2026-02-03').lines).toMatchObject({ creditBalance: -500, fee: 0, lateFeeIncome: 0 });
  const paid = aLoan().add('2026-02-01', LATE).pay('2026-02-02', 1_200);
  expect(waivableFees(seen(paid, '2026-02-02')).feeEventIds).toEqual([]);
});

test('a goodwill credit is no more than the loan asks for, nor than is left of the year’s', () => {
  const loan = aLoan();
  expect(most(loan, '2026-01-20')).toBe(GOODWILL_MAX_CENTS);
  loan.add('2026-01-20', { type: 'GOODWILL', amountCents: cents(20_000) });
  expect(most(loan, '2026-01-20')).toBe(5_000);
  expect(most(loan, '2027-01-19')).toBe(5_000);
  expect(most(loan, '2027-01-20')).toBe(GOODWILL_MAX_CENTS);
  const paid = aLoan().pay('2026-01-20', 490_000);
  expect(most(paid, '2026-01-20')).toBeLessThan(GOODWILL_MAX_CENTS);
  expect(most(aLoan().pay('2026-01-20', 10_000_000), '2026-01-20')).toBe(0);
});
