import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { expect, test } from 'vitest';
import type { PlanRow } from '../membership.reads';
import { monthsOf } from './activation-figures';
import { boxOf, disclosureSection } from './installment-box';

const boxOfPlan = (plan: { total_cents: number; upfront_cents: number }) =>
  boxOf(
    monthsOf(plan as PlanRow).map((amountCents, month) => ({
      on: civilDate(`2026-${String(month + 1).padStart(2, '0')}-20`),
      amountCents,
    })),
  );

test('the federal box has the treatments that are paid by the month: neither the fee nor what is paid up front', () => {
  expect(boxOfPlan({ total_cents: 256_980, upfront_cents: 30_000 })).toEqual({
    apr: 0,
    financeCharge: 0,
    amountFinanced: 2269.8,
    totalOfPayments: 2269.8,
    payments: [{ count: 12, amount: 189.15, from: '2026-01-20', dates: null }],
  });
  expect(boxOfPlan({ total_cents: 660_180, upfront_cents: 0 })).toMatchObject({
    amountFinanced: 6601.8,
    payments: [{ count: 12, amount: 550.15 }],
  });
});

test('four payments need no box, and payments of nothing count as none', () => {
  const payment = (amount: number) => ({ on: civilDate('2026-01-20'), amountCents: cents(amount) });
  expect(boxOf([1, 2, 3, 4].map(() => payment(1_000)))).toBeNull();
  expect(boxOf([...[1, 2, 3, 4].map(() => payment(1_000)), payment(0)])).toBeNull();
  expect(boxOf([1, 2, 3, 4, 5].map(() => payment(1_000)))?.payments).toHaveLength(1);
  expect(boxOf([])).toBeNull();
});

test('days that are not the same one of consecutive months are said one by one, on the wire and in the paper', () => {
  const days = ['2026-12-29', '2027-01-08', '2027-02-08', '2027-03-08', '2027-04-08'].map((day) => civilDate(day));
  const payments = days.map((on, index) => ({ on, amountCents: cents(index === 4 ? 36_358 : 36_360) }));
  expect(boxOf(payments)?.payments).toEqual([
    { count: 4, amount: 363.6, from: '2026-12-29', dates: days.slice(0, 4) },
    { count: 1, amount: 363.58, from: '2027-04-08', dates: null },
  ]);
  expect(disclosureSection(payments, 'en')?.paragraphs.slice(-2)).toEqual([
    '4 payments of $363.60, on December 29, 2026; January 8, 2027; February 8, 2027; March 8, 2027.',
    '1 payment of $363.58 on April 8, 2027.',
  ]);
  // A month that is shorter has its last day.
  const anchored = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'].map((day) => civilDate(day));
  expect(
    disclosureSection(
      anchored.map((on) => ({ on, amountCents: cents(1_000) })),
      'en',
    )?.paragraphs.at(-1),
  ).toBe('5 payments of $10.00, monthly from December 31, 2026.');
});
