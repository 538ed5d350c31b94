import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CreditAccount } from '../../stores/credits.store';
import { member } from '../../stores/member.store';
import { aMembership } from '../../test/builders';
import { CreditsScreen } from './credits-screen';
import { ApplyScreen, WithdrawScreen } from './use-credits-screen';

afterEach(endSession);

const read = 'GET /privi/member/global-credits?membershipId=m1';
const paidFrom = { _id: 'c1', type: 'CARD', name: 'Visa', lastFour: '4242', isEnded: false } as const;
const running = () => aMembership({ status: 'ACTIVE', requestedPlan: null, paymentMethod: paidFrom });
const theAccount = (given: Partial<CreditAccount> = {}): CreditAccount => ({
  membershipId: 'm1',
  globalCredits: 95,
  maxWithdrawal: 35,
  maxApply: 80,
  lots: [
    {
      _id: 'l1',
      kind: 'GRANTED',
      source: 'Gold',
      amount: 90,
      remaining: 60,
      receivedOn: '2026-08-20',
      expiresOn: '2027-08-20',
    },
    {
      _id: 'l2',
      kind: 'PURCHASED',
      source: 'Plan change',
      amount: 35,
      remaining: 35,
      receivedOn: '2026-09-01',
      expiresOn: null,
    },
  ],
  globalCreditsHistory: [
    { on: '2026-09-20', kind: 'APPLIED', amount: 30, source: 'Gold' },
    { on: '2026-08-20', kind: 'GRANTED', amount: 90, source: 'Gold' },
  ],
  openBills: [{ _id: 'b1', dueOn: '2026-09-20', left: 80 }],
  ...given,
});

function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  startSession('token', 'member');
  member.memberships.data = [running()];
  return fakeApi({
    [read]: { body: theAccount() },
    'GET /privi/member/membership/m1': { body: { membership: running() } },
    ...answers,
  });
}

test('credits are shown by lot with what is left and their last day, and with what was done with them', async () => {
  open();
  await draw(<CreditsScreen />);
  await expect.element(page.getByText('$95.00')).toBeVisible();
  await expect
    .element(page.getByText('$60.00 left of $90.00. Added August 20, 2026. Good until August 20, 2027.'))
    .toBeVisible();
  await expect.element(page.getByText('$35.00 left of $35.00. Added September 1, 2026. Doesn’t expire.')).toBeVisible();
  await expect.element(page.getByText('−$30.00')).toBeVisible();
  await expect.element(page.getByText('You can cash out $35.00 of it.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pay what’s due with credit' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Cash out credit' })).toBeVisible();
});

test('no more than can be withdrawn is sent, and what is sent is said', async () => {
  const after = theAccount({ globalCredits: 75, maxWithdrawal: 15 });
  const sent = open({ 'POST /privi/member/global-credits/withdraw': { body: after } });
  await draw(<WithdrawScreen />);
  await expect.element(page.getByText('You can cash out up to $35.00. We’ll send it to Visa •••• 4242.')).toBeVisible();
  const amount = page.getByLabelText('Amount');
  await amount.fill('35.01');
  await page.getByRole('button', { name: 'Cash out' }).click();
  await expect.element(page.getByRole('link', { name: 'Enter $35.00 or less' })).toBeVisible();
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  await amount.fill('20');
  await page.getByRole('button', { name: 'Cash out' }).click();
  await expect.element(page.getByText('We’re sending you $20.00.')).toBeVisible();
  expect(sent.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ membershipId: 'm1', amount: 20 });
});

test('credits that were used on another device meanwhile are read again, and nothing is said to be done', async () => {
  open({ 'POST /privi/member/global-credits/apply': { code: 'STEP_ORDER', message: 'You have no payment due.' } });
  await draw(<ApplyScreen />);
  await expect.element(page.getByText('$80.00 is due, and you have $95.00 in credit.')).toBeVisible();
  await expect.element(page.getByLabelText('Amount')).toHaveValue('80.00');
  fakeApi({
    'POST /privi/member/global-credits/apply': { code: 'STEP_ORDER', message: 'You have no payment due.' },
    [read]: { body: theAccount({ globalCredits: 15, maxApply: 0, openBills: [] }) },
  });
  await page.getByRole('button', { name: 'Pay with credit' }).click();
  await expect.element(page.getByText('Nothing is due right now.')).toBeVisible();
  await expect.element(page.getByText(/^You used .* of credit/)).not.toBeInTheDocument();
});
