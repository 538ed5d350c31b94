import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { promotions } from '../../stores/promotions.store';
import { aBorrower, aPlan, aTransaction } from '../../test/builders';
import { PlanInForce } from './plan-in-force';

const promo = {
  status: 'OPEN',
  endsOn: '2027-03-16',
  lastDayOn: '2027-03-19',
  daysLeft: 120,
  paymentsLeft: 4,
  paid: 1248.56,
  payoff: 2951.44,
  fees: 0,
  interest: 739.45,
  needed: 737.86,
  short: 2327.16,
  pace: 'SHORT',
  autopay: 156.07,
  isPaused: false,
  payments: [...Array.from({ length: 8 }, () => 'paid'), 'next', 'to-come', 'to-come', 'to-come'],
};

afterEach(endSession);

type States = Parameters<typeof PlanInForce>[0]['payments'];

function drawPlan(data: readonly unknown[], states: States = ['paid', 'to-come'], autopayType = 'MINIMUM') {
  startSession('t', 'borrower');
  fakeApi({
    'GET /borrower/me': { body: aBorrower() },
    'GET /borrower/b1/promotions': { body: { data } },
  });
  const transaction = aTransaction({ status: 'ACCEPTED', autopayType });
  draw(<PlanInForce transaction={transaction} plan={aPlan()} payments={states} fills={false} />);
}

test('what keeps a promotion is told as it is now, not as it was on its first day', async () => {
  drawPlan([{ transactionId: 't1', practiceName: 'Bright Smile', promo }]);
  await expect.poll(() => document.body.textContent).toContain('Pay $737.86 on each of the next 4 due dates, until');
  expect(document.body.textContent).not.toContain('$350');
});

test('a promotion that is over promises nothing anymore', async () => {
  drawPlan([{ transactionId: 't1', practiceName: 'Bright Smile', promo: { ...promo, status: 'LOST', needed: null } }]);
  await expect.poll(() => promotions.list.data?.length).toBe(1);
  await expect.element(page.getByText('$4,200 at Bright Smile')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/free of interest|No interest/);
  await expect
    .element(
      page.getByText(
        'The purchase wasn’t paid in full by March 16, 2027, so you owe the interest from its first day: $739.45.',
      ),
    )
    .toBeVisible();
});

test('a loan that was paid early in its promotion says so, and counts no payments that nobody made', async () => {
  drawPlan(
    [{ transactionId: 't1', practiceName: 'Bright Smile', promo: { ...promo, status: 'KEPT', needed: null } }],
    ['paid', 'paid'],
  );
  await expect.element(page.getByText('You paid on time, so $739.45 in interest was canceled.')).toBeVisible();
  await expect.element(page.getByText('Paid off')).toBeVisible();
  await expect.element(page.getByText('Nothing is left to pay.')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/a month|payments made/);
});

const states = (count: number): States => Array.from({ length: count }, (_, at) => (at < 2 ? 'paid' : 'to-come'));

test('after a refund of a part or more than was asked, the loan is as long as its payments', async () => {
  drawPlan([], states(20));
  await expect.element(page.getByText('2 of 20 payments made.').first()).toBeVisible();
  await expect.element(page.getByText(/^minimum a month for 20 months, first on /)).toBeVisible();
});

test('while autopay pays a promotion off in time, the loan is as long as the promotion', async () => {
  drawPlan([], states(18), 'SUGGESTED');
  await expect.element(page.getByText('2 of 12 payments made.').first()).toBeVisible();
  await expect.element(page.getByText(/^a month for 12 months, first on /)).toBeVisible();
});
