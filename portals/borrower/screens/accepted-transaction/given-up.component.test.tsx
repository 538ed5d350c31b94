import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBorrower, aFixedPlan, aTransaction, noCredit } from '../../test/builders';
import { AcceptedTransaction } from './accepted-transaction';

afterEach(endSession);

function drawGivenUp(givenUp: number | null) {
  startSession('t', 'borrower');
  fakeApi({
    'GET /borrower/me': { body: aBorrower() },
    'GET /borrower/b1/credit-profile': { body: noCredit },
  });
  const transaction = aTransaction({
    status: 'ACCEPTED',
    selectedPaymentPlan: aFixedPlan(),
    payments: givenUp === null ? ['paid', 'next'] : [],
    givenUp,
  });
  draw(<AcceptedTransaction transaction={transaction} />);
}

test('a loan that was given up says what is still owed and leads to its payment, and asks for no payment a month', async () => {
  drawGivenUp(4321.09);
  await expect.element(page.getByText('$4,321.09')).toBeVisible();
  const pay = page.getByRole('link', { name: 'Pay what is owed' });
  await expect.element(pay).toHaveAttribute('href', '/borrower/payments?transaction=t1');
  expect(document.body.textContent).not.toMatch(/a month for|payments made/);
  expect(page.getByRole('link', { name: 'Autopay' }).elements()).toEqual([]);
});

test('one that was paid since says so and asks for nothing', async () => {
  drawGivenUp(0);
  await expect.element(page.getByText(/Nothing more is owed on it/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Pay what is owed' }).elements()).toEqual([]);
});

test('any other loan shows its payment a month', async () => {
  drawGivenUp(null);
  await expect.element(page.getByText(/a month for/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Autopay' })).toBeVisible();
});
