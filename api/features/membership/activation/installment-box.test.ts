import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { expect, test } from 'vitest';
import type { PlanRow } from '../membership.reads';
import { monthsOf } from './activation-figures';
import { boxOf } from './installment-box';

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
    payments: [{ count: 12, amount: 189.15, from: '2026-01-20' }],
  });
  expect(boxOfPlan({ total_cents: 660_180, upfront_cents: 0 })).toMatchObject({
    amountFinanced: 6601.8,
    payments: [{ count: 12, amount: 550.15 }],
  });
});

test('four payments need no box, and payments of nothing count as none', () => {
  const payment = (amount: number) => ({ on: '2026-01-20', amountCents: cents(amount) });
  expect(boxOf([1, 2, 3, 4].map(() => payment(1_000)))).toBeNull();
  expect(boxOf([...[1, 2, 3, 4].map(() => payment(1_000)), payment(0)])).toBeNull();
  expect(boxOf([1, 2, 3, 4, 5].map(() => payment(1_000)))?.payments).toHaveLength(1);
  expect(boxOf([])).toBeNull();
});
