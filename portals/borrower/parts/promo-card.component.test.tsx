import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PromoCard } from './promo-card';

const short = {
  status: 'OPEN',
  endsOn: '2027-06-01',
  lastDayOn: '2027-06-04',
  daysLeft: 120,
  paymentsLeft: 4,
  paid: 200,
  payoff: 1000,
  fees: 0,
  interest: 150,
  needed: 250,
  short: 400,
  pace: 'SHORT',
  autopay: 150,
  isPaused: false,
  payments: ['paid', 'next', 'to-come', 'to-come', 'to-come'],
} as const;

const drawCard = (
  promo: Partial<Omit<typeof short, 'autopay' | 'isPaused' | 'fees'>> & {
    autopay?: number;
    isPaused?: boolean;
    fees?: number;
  },
) =>
  draw(<PromoCard promotion={{ transactionId: 't1', practiceName: 'Bright Smile', promo: { ...short, ...promo } }} />);

test('a promotion that falls short offers to raise what autopay takes', async () => {
  await drawCard({});
  await expect.element(page.getByText('Autopay is set to $150.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Raise autopay to $250' })).toBeVisible();
});

test('while something is disputed it says that nothing is taken, and offers no autopay', async () => {
  await drawCard({ isPaused: true, autopay: 0 });
  await expect.element(page.getByText(/Payments are paused, so we won’t charge you automatically/)).toBeVisible();
  expect(page.getByRole('button', { name: /autopay/i }).elements()).toEqual([]);
});

test('fees are told apart from what keeps the promotion', async () => {
  await drawCard({ fees: 2.25 });
  await expect.element(page.getByText(/\$1,000 by/)).toBeVisible();
  await expect.element(page.getByText(/You also owe \$2\.25 in fees\./)).toBeVisible();
});
