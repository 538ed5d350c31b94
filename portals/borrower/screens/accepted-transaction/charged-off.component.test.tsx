import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Transaction } from '../../stores/transactions.store';
import { aBorrower, aFixedPlan, aTransaction, noCredit } from '../../test/builders';
import { AcceptedTransaction } from './accepted-transaction';

afterEach(endSession);

function drawChargedOff(chargedOff: Transaction['chargedOff']) {
  startSession('t', 'borrower');
  fakeApi({
    'GET /borrower/me': { body: aBorrower() },
    'GET /borrower/b1/credit-profile': { body: noCredit },
  });
  const transaction = aTransaction({
    status: 'ACCEPTED',
    selectedPaymentPlan: aFixedPlan(),
    payments: chargedOff === null ? ['paid', 'next'] : [],
    chargedOff,
  });
  draw(<AcceptedTransaction transaction={transaction} />);
}

test('a loan that was charged off says what is still owed and leads to its payment, and asks for no payment a month', async () => {
  drawChargedOff({ owed: 4321.09, paid: 0, promo: null });
  await expect.element(page.getByText('$4,321.09')).toBeVisible();
  const pay = page.getByRole('link', { name: 'Pay what you owe' });
  await expect.element(pay).toHaveAttribute('href', '/borrower/payments?transaction=t1');
  expect(document.body.textContent).not.toMatch(/a month for|payments made/);
  expect(page.getByRole('link', { name: 'Autopay' }).elements()).toEqual([]);
});

test('it says what was paid, and until when which amount keeps its promotion', async () => {
  const promo = { left: 2300, payBy: '2026-09-21', interest: 321.09, fees: 25 };
  drawChargedOff({ owed: 2646.09, paid: 1900, promo });
  await expect.element(page.getByText('You have paid $1,900 so far.')).toBeVisible();
  const said = page.getByText('Pay $2,300 by September 21, 2026 to keep your promotion.');
  await expect.element(said).toBeVisible();
  expect(document.body.textContent).toContain(
    'Then $321.09 in interest is canceled. Only late fees of $25 are left to pay.',
  );
});

test('one that was paid since says so and asks for nothing', async () => {
  drawChargedOff({ owed: 0, paid: 4200, promo: null });
  await expect.element(page.getByText(/You don’t owe anything more on it/)).toBeVisible();
  expect(page.getByRole('link', { name: 'Pay what you owe' }).elements()).toEqual([]);
});

test('any other loan shows its payment a month', async () => {
  drawChargedOff(null);
  await expect.element(page.getByText(/a month for/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Autopay' })).toBeVisible();
});
