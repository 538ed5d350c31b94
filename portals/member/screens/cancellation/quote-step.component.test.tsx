import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Quote, resetCancellation } from '../../stores/cancellation.store';
import { aMembership } from '../../test/builders';
import { CancelFlow } from './cancel-flow';

afterEach(() => {
  resetCancellation();
  endSession();
});

const send = 'POST /privi/member/membership/cancellation/send-mail';
const running = aMembership({ status: 'ACTIVE', requestedPlan: null });
const quote: Quote = {
  quoteId: 'q1',
  quoteNumber: 'Q000007',
  expiresAt: '2026-08-20T16:10:00.000Z',
  delivered: [
    { treatment: 'Botox', count: 2, amount: 936 },
    { treatment: 'Filler', count: 1, amount: 1350 },
  ],
  deliveredDiscounts: 86,
  abovePlan: 0,
  totalDelivered: 2200,
  totalPaid: 2000,
  feesKept: 24.95,
  feesReturned: 0,
  totalUnpaid: 200,
  totalRefund: 0,
  refunds: [],
  moneyBack: 0,
  creditsReturned: 0,
  lumpsum: { paymentDueToday: 200 },
  installment: null,
  cancelMethod: 'lumpsum',
  endedVisits: 10,
};

test('the quote shows each line that makes up its sum, and is mailed once', async () => {
  startSession('token', 'member');
  const sent = fakeApi({
    'GET /privi/member/get-cancellation-information?membershipId=m1': {
      body: { membershipInformation: running, cancellationInformation: quote },
    },
    'GET /privi/member/payment-methods': { body: { paymentMethods: [] } },
    [send]: { body: { sentTo: 'tessa@example.test' } },
  });
  await draw(<CancelFlow membership={running} wanted="0" />);
  for (const line of ['$936.00', '$1,350.00', '−$86.00', '$2,200.00', '−$2,000.00'])
    await expect.element(page.getByText(line, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Email me this quote' }).click();
  await expect.element(page.getByText('Sent to tessa@example.test. Nothing is canceled.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Email me this quote' })).not.toBeInTheDocument();
  expect(sent.filter(({ route }) => route === send).map(({ body }) => body)).toEqual([{ membershipId: 'm1' }]);
});

test('a quote is not offered by email to somebody without an address, who reads how to add one', async () => {
  startSession('token', 'member');
  const membership = { ...running, email: null };
  fakeApi({
    'GET /privi/member/get-cancellation-information?membershipId=m1': {
      body: { membershipInformation: membership, cancellationInformation: quote },
    },
    'GET /privi/member/payment-methods': { body: { paymentMethods: [] } },
  });
  await draw(<CancelFlow membership={membership} wanted="0" />);
  await expect
    .element(page.getByText('Want to keep this quote? Contact us under More to add an email address.'))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Email me this quote' }).elements()).toEqual([]);
});
