import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { expect, test } from 'vitest';
import type { PlanRow } from '../membership.reads';
import { monthsOf } from './activation-figures';
import { boxOf } from './installment-box';

const sale = { practice: 'Harbor Med Spa', paidBeside: 'DOWNPAYMENT' as const, paidBesideCents: cents(30_000) };
const boxOfPlan = (plan: { total_cents: number; upfront_cents: number }) =>
  boxOf(
    monthsOf(plan as PlanRow).map((amountCents, month) => ({
      on: civilDate(`2026-${String(month + 1).padStart(2, '0')}-20`),
      amountCents,
    })),
    { ...sale, paidBesideCents: cents(plan.upfront_cents) },
    'en',
  );

test('the federal box has the treatments that are paid by the month: neither the fee nor what is paid up front', () => {
  expect(boxOfPlan({ total_cents: 256_980, upfront_cents: 30_000 })).toMatchObject({
    creditor: 'Harbor Med Spa',
    aprPercent: 0,
    financeChargeCents: 0,
    amountFinancedCents: 226_980,
    totalOfPaymentsCents: 226_980,
    payments: [{ count: 12, amountCents: 18_915, firstDueOn: '2026-01-20' }],
    sale: { paidBeside: 'DOWNPAYMENT', paidBesideCents: 30_000, totalSalePriceCents: 256_980 },
  });
  expect(boxOfPlan({ total_cents: 660_180, upfront_cents: 0 })).toMatchObject({
    amountFinancedCents: 660_180,
    payments: [{ count: 12, amountCents: 55_015 }],
    sale: { paidBesideCents: 0, totalSalePriceCents: 660_180 },
  });
});

test('four payments need no box, and payments of nothing count as none', () => {
  const payment = (amount: number) => ({ on: civilDate('2026-01-20'), amountCents: cents(amount) });
  const count = (amounts: number[]) => boxOf(amounts.map(payment), sale, 'en');
  expect(count([1_000, 1_000, 1_000, 1_000])).toBeNull();
  expect(count([1_000, 1_000, 1_000, 1_000, 0])).toBeNull();
  expect(count([1_000, 1_000, 1_000, 1_000, 1_000])?.totalOfPaymentsCents).toBe(5_000);
  expect(count([])).toBeNull();
});

test('days that are not the same one of consecutive months are groups of their own, so that every day is said', () => {
  const days = ['2026-12-29', '2027-01-08', '2027-02-08', '2027-03-08', '2027-04-08'].map((day) => civilDate(day));
  const payments = days.map((on, index) => ({ on, amountCents: cents(index === 4 ? 36_358 : 36_360) }));
  expect(boxOf(payments, sale, 'en')?.paymentLines).toEqual([
    '1 payment of $363.60, due December 29, 2026',
    '3 monthly payments of $363.60, beginning January 8, 2027',
    '1 payment of $363.58, due April 8, 2027',
  ]);
  // A month that is shorter has its last day.
  const anchored = ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'].map((day) => civilDate(day));
  const lines = boxOf(
    anchored.map((on) => ({ on, amountCents: cents(1_000) })),
    sale,
    'es',
  )?.paymentLines;
  expect(lines).toEqual(['5 pagos mensuales de $10.00, a partir del 31 de diciembre de 2026']);
});
