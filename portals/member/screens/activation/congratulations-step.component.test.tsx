import { getPaymentsFile } from '@contract/membership/home-calls';
import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { activation } from '../../stores/activation.store';
import { type Membership, member } from '../../stores/member.store';
import { aMembership, aPlan } from '../../test/builders';
import { CongratulationsStep } from './congratulations-step';

afterEach(endSession);

function open(given: Partial<Membership>) {
  startSession('t', 'member');
  member.memberships.data = [
    aMembership({ status: 'ACTIVE', planIsActive: true, activePlan: aPlan({ status: 'ACTIVE' }), ...given }),
  ];
  activation.outcome = { status: 'ACTIVE', paymentDueToday: 194.14 };
  const sent = fakeApi({});
  draw(<CongratulationsStep />);
  return sent;
}

const save = () => page.getByRole('button', { name: 'Add payments to my calendar' });

test('the payments of a plan that has begun are saved to the calendar', async () => {
  const sent = open({ nextPaymentDate: '2026-09-20', nextPaymentAmount: 194.14 });
  await save().click();
  await expect.poll(() => sent.map(({ route }) => route)).toContain(`GET ${getPaymentsFile.path}`);
});

test('where nothing is paid any more there is no calendar to save', async () => {
  open({ nextPaymentDate: null, nextPaymentAmount: null });
  await expect.element(page.getByRole('button', { name: 'See my membership' })).toBeVisible();
  expect(save().elements()).toEqual([]);
});

test('whoever has an email address reads what will be emailed', async () => {
  open({ nextPaymentDate: '2026-09-20', nextPaymentAmount: 194.14 });
  await expect
    .element(page.getByText('You paid $194.14 today. We’ll email you what you signed.', { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText('Your next payment is $194.14 on September 20, 2026. We’ll email you 3 days before.'))
    .toBeVisible();
});

test('without one nothing is said to be emailed: where it is instead, and how to get reminders', async () => {
  open({ nextPaymentDate: '2026-09-20', nextPaymentAmount: 194.14, email: null });
  await expect
    .element(page.getByText('What you signed is in your documents, under More.', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByText('contact us under More to add an email address', { exact: false })).toBeVisible();
  expect(document.body.textContent).not.toContain('email you');
});
