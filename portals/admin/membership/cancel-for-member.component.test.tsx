import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CancelForMember } from './cancel-for-member';
import { EndAutopay } from './end-autopay';
import { aMembership } from './testing/a-membership';

const quote = {
  quoteId: 'q1',
  quoteNumber: 'Q000001',
  expiresAt: '2026-08-20T16:10:00.000Z',
  delivered: [],
  deliveredDiscounts: 0,
  abovePlan: 0,
  totalDelivered: 936,
  totalPaid: 1486,
  feesKept: 4.99,
  feesReturned: 0,
  totalUnpaid: 0,
  totalRefund: 550,
  moneyBack: 535,
  refunds: [],
  creditsReturned: 15,
  lumpsum: { paymentDueToday: 0 },
  installment: null,
  cancelMethod: 'lumpsum',
  endedVisits: 3,
};

test('staff cancel for a member only after they said how and when, and saw what it comes to by that day', async () => {
  const sent = fakeApi({
    'GET /privi/member/get-cancellation-information?membershipId=m1&requestedOn=2026-08-18': {
      body: { membershipInformation: aMembership(4), cancellationInformation: quote },
    },
    'POST /privi/provider/membership/cancellation': { body: { type: 'CANCELLED', membership: aMembership(5) } },
    'GET /privi/member/membership/m1': { body: { membership: aMembership(5) } },
    'GET /privi/provider/membership-details?membershipId=m1': {
      body: { membershipId: 'm1', history: [], ifCancelled: null },
    },
  });
  const onClose = vi.fn();
  await draw(<CancelForMember of={aMembership(4)} onClose={onClose} />);
  const cancel = page.getByRole('button', { name: 'Cancel membership' });
  await cancel.click();
  await expect.element(page.getByText('Choose how they asked.')).toBeVisible();
  await page.getByLabelText('How they asked').selectOptions('PHONE');
  await page.getByLabelText('Month').fill('8');
  await page.getByLabelText('Day', { exact: true }).fill('18');
  await page.getByLabelText('Year').fill('2026');
  await cancel.click();
  await expect.element(page.getByText('Show the total before you cancel.')).toBeVisible();
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  await page.getByRole('button', { name: 'Show the total' }).click();
  await expect.element(page.getByText('$535.00')).toBeVisible();
  await expect.element(page.getByText('Returns to their credit')).toBeVisible();
  await cancel.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [act] = sent.filter(({ route }) => route.startsWith('POST'));
  expect(act?.body).toMatchObject({
    membershipId: 'm1',
    quoteId: 'q1',
    cancelMethod: 'lumpsum',
    channel: 'PHONE',
    requestedOn: '2026-08-18',
  });
});

const box = {
  apr: 0,
  financeCharge: 0,
  amountFinanced: 381,
  totalOfPayments: 381,
  schedule: [{ count: 6, amount: 63.5, dueFrom: '2026-08-28' }],
  prepayment: 'If you pay off early, you will not have to pay a penalty.',
  latePayment: 'There is no charge for a late payment.',
  promotion: null,
  contractReference: 'See your contract documents for any additional information.',
  itemization: [{ label: 'Amount credited to your account with Harbor Med Spa', amount: 381 }],
  sale: { creditor: 'Harbor Med Spa', totalSalePrice: 3131.75, sentence: 'The total cost of your purchase on credit.' },
};

test('installments are chosen only after their disclosure was read out', async () => {
  const payments = ['08', '09', '10', '11', '12'].map((month) => ({ on: `2026-${month}-28`, amount: 63.5 }));
  const installment = {
    cancellationInstallment: 63.5,
    paymentDueToday: 63.5,
    laterTotal: 317.5,
    payments,
    federalBox: box,
  };
  const owing = { ...quote, moneyBack: 0, totalRefund: 0, creditsReturned: 0, totalUnpaid: 381, installment };
  const sent = fakeApi({
    'GET /privi/member/get-cancellation-information?membershipId=m1&requestedOn=2026-08-18': {
      body: { membershipInformation: aMembership(4), cancellationInformation: owing },
    },
    'POST /privi/provider/membership/cancellation': {
      body: { type: 'CANCELLATION_INSTALLMENT', membership: aMembership(5) },
    },
    'GET /privi/member/membership/m1': { body: { membership: aMembership(5) } },
    'GET /privi/provider/membership-details?membershipId=m1': {
      body: { membershipId: 'm1', history: [], ifCancelled: null },
    },
  });
  const onClose = vi.fn();
  await draw(<CancelForMember of={aMembership(4)} onClose={onClose} />);
  await page.getByLabelText('How they asked').selectOptions('PHONE');
  await dated('18');
  await page.getByRole('button', { name: 'Show the total' }).click();
  await page.getByRole('radio', { name: /^5 payments/ }).click();
  await expect.element(page.getByText('Creditor: Harbor Med Spa')).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel membership' });
  await cancel.click();
  await expect.element(page.getByText(/^Read the disclosure to .+, then check the box\.$/)).toBeVisible();
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  await page.getByRole('checkbox', { name: /^I read this disclosure/ }).click();
  await cancel.click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [act] = sent.filter(({ route }) => route.startsWith('POST'));
  expect(act?.body).toMatchObject({ cancelMethod: 'installment', disclosureRead: true });
});

const futureDay = {
  code: 'INVALID_FIELDS',
  message: 'Some answers need to be corrected.',
  fields: [{ field: 'requestedOn', message: "The request can't be dated after today." }],
} as const;
const dated = async (day: string) => {
  await page.getByLabelText('Month').fill('8');
  await page.getByLabelText('Day', { exact: true }).fill(day);
  await page.getByLabelText('Year').fill('2026');
};
const sentence = page.getByText("The request can't be dated after today.");

test('a day that the server refuses is told at its field, and no more once it is corrected', async () => {
  fakeApi({
    'GET /privi/member/get-cancellation-information?membershipId=m1&requestedOn=2026-08-28': futureDay,
    'GET /privi/member/get-cancellation-information?membershipId=m1&requestedOn=2026-08-18': {
      body: { membershipInformation: aMembership(4), cancellationInformation: quote },
    },
  });
  await draw(<CancelForMember of={aMembership(4)} onClose={vi.fn()} />);
  await dated('28');
  await page.getByRole('button', { name: 'Show the total' }).click();
  await expect.element(sentence).toBeVisible();
  expect(page.getByText('Some answers need to be corrected.').elements()).toHaveLength(0);
  await expect.element(page.getByLabelText('Month')).toHaveFocus();
  await dated('18');
  expect(sentence.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Show the total' }).click();
  await expect.element(page.getByText('$535.00')).toBeVisible();
});

test('so is the day of a request to turn off automatic payment, and the dialog stays open', async () => {
  fakeApi({ 'POST /privi/provider/membership/autopay/end': futureDay });
  const of = { ...aMembership(4), status: 'ACTIVE' as const, paysByHand: false };
  await draw(<EndAutopay of={of} mayEdit />);
  await page.getByRole('button', { name: 'Turn off automatic payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('How they asked').selectOptions('PHONE');
  await dated('28');
  await dialog.getByRole('button', { name: 'Turn off automatic payment' }).click();
  await expect.element(sentence).toBeVisible();
  expect(page.getByText('Some answers need to be corrected.').elements()).toHaveLength(0);
  await dated('18');
  expect(sentence.elements()).toHaveLength(0);
});
