import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemberScreen } from './member-screen';
import { aMembership } from './testing/a-membership';

type Given = Partial<ReturnType<typeof aMembership>>;

const base = aMembership(4);
const runs: Given = { status: 'ACTIVE', activePlan: base.requestedPlan, requestedPlan: null };
const failed: Given['payments'] = [
  {
    _id: 'p1',
    status: 'DECLINED',
    amount: 156,
    refunded: 0,
    paidOn: '2026-11-30',
    settledOn: null,
    method: { type: 'CARD', name: 'Visa', lastFour: '9996' },
    kind: 'MONTH',
    againOn: null,
    canReprocess: true,
    receiptId: null,
  },
];

async function open(given: Given): Promise<void> {
  fakeApi({
    'GET /privi/member/membership/m1': { body: { membership: { ...base, ...runs, ...given } } },
    'GET /privi/provider/membership-details': { body: { history: [], ifCancelled: null } },
  });
  await draw(<MemberScreen />).navigate('/there?membership=m1');
}

test('of a member who has not paid by hand the file says that a payment is past due, and of none that it failed', async () => {
  await open({
    paysByHand: true,
    standing: 'PAST_DUE',
    openNow: 156,
    owedInAll: 156,
    pastDueSince: '2026-12-30',
    nextPaymentDate: '2026-12-30',
    nextPaymentAmount: 156,
    payments: failed,
  });
  await expect
    .element(page.getByText('Maya has a payment past due since Dec 30, 2026. Ask Maya to pay it online.'))
    .toBeVisible();
  await expect.element(page.getByText('Past due since Dec 30, 2026', { exact: true })).toBeVisible();
  expect(page.getByText(/payment failed|Next payment/).elements()).toHaveLength(0);
});

test('of what failed the file says that it failed', async () => {
  await open({ standing: 'PAST_DUE', openNow: 156, pastDueSince: '2026-11-30', hasFailed: true, payments: failed });
  await expect.element(page.getByText(/Maya’s payment failed\./)).toBeVisible();
});

test('of a plan that was canceled the file names what is still owed', async () => {
  await open({ status: 'CANCELLATION_INSTALLMENT', memberStatus: 'cancelled', openNow: 0, owedInAll: 163.29 });
  await expect.element(page.getByText('Still owed', { exact: true })).toBeVisible();
  await expect.element(page.getByText('$163.29', { exact: true })).toBeVisible();
  expect(page.getByText('Next payment').elements()).toHaveLength(0);
});
