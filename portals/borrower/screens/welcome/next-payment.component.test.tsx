import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBorrower } from '../../test/builders';
import { NextPayment } from './next-payment';

afterEach(endSession);

const soon = {
  transactionId: 't1',
  dueDate: '2027-12-24',
  amount: 65.07,
  overdueSince: null,
  daysLate: 0,
  pastDue: 0,
  totalDue: 65.07,
};
const anAutopay = {
  transactionId: 't1',
  number: 60_001,
  practiceName: 'Bright Smile',
  type: 'SUGGESTED',
  amount: 150,
  minimum: 65.07,
  next: null,
  startsOn: null,
  stoppedOn: null,
  isReported: false,
  isPaidOff: false,
  isPaused: false,
  hasFirst: true,
  suggested: 150,
  most: 1800,
  discount: null,
  paymentMethod: {
    _id: 'm1',
    kind: 'BANK',
    name: 'First Platypus Bank',
    lastFour: '0000',
    accountType: 'checking',
    cardholderName: null,
    expiresOn: null,
    isDefault: true,
    isAuthorized: true,
    isEnded: false,
    autopayOf: [60_001],
    createdAt: '2026-03-16T15:00:00.000Z',
    version: 1,
  },
  version: 1,
};

test.each([
  [anAutopay, '$150', 'The minimum is $65.07.'],
  [{ ...anAutopay, type: 'MINIMUM', amount: 65.07 }, '$65.07', 'Automatic from First Platypus Bank •••• 0000.'],
  [
    // A part of the payment was paid by hand.
    { ...anAutopay, type: 'MINIMUM', amount: 87.8, next: { on: '2027-12-24', amount: 65.07, lessBecause: null } },
    '$65.07',
    'Automatic from First Platypus Bank •••• 0000.',
  ],
  [{ ...anAutopay, type: 'FIRST_ONLY' }, '$65.07', 'Only the next payment is automatic'],
  [
    { ...anAutopay, paymentMethod: { ...anAutopay.paymentMethod, isAuthorized: false, isEnded: true } },
    '$65.07',
    'Autopay has stopped: First Platypus Bank •••• 0000 can’t be used anymore.',
  ],
  [{ ...anAutopay, isPaused: true }, '$65.07', 'Payments are paused. We won’t charge you automatically.'],
])('what autopay takes next leads, and then what the plan asks for', async (autopay, figure, words) => {
  startSession('t', 'borrower');
  fakeApi({
    'GET /borrower/me': { body: aBorrower() },
    'GET /borrower/payment-methods': { body: { data: [] } },
    'GET /borrower/b1/credittransactions/t1/autopay': { body: autopay },
  });
  draw(<NextPayment next={soon} practice={undefined} />);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByText(figure, { exact: true })).toBeVisible();
});

test('on a phone the words of the button stand on one line, however long the sentence beside it is', async () => {
  await page.viewport(320, 700);
  startSession('t', 'borrower');
  fakeApi({ 'GET /borrower/me': { body: aBorrower() }, 'GET /borrower/payment-methods': { body: { data: [] } } });
  const next = {
    transactionId: 't1',
    dueDate: '2025-11-15',
    amount: 1234.56,
    overdueSince: '2025-11-15',
    daysLate: 111,
    pastDue: 1234.56,
    totalDue: 1234.56,
  };
  draw(<NextPayment next={next} practice={undefined} />);
  const words = page.getByRole('link', { name: 'Pay now' });
  await expect.element(words).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(words.element().querySelector('span') ?? words.element());
  expect(range.getClientRects()).toHaveLength(1);
});
