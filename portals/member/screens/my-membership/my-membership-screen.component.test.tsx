import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Membership, member } from '../../stores/member.store';
import { aMembership, aPlan } from '../../test/builders';
import { MyMembershipScreen } from './my-membership-screen';

afterEach(endSession);

const running = (given: Partial<Membership> = {}) =>
  aMembership({
    status: 'ACTIVE',
    memberStatus: 'active',
    planIsActive: true,
    requestedPlan: null,
    activePlan: aPlan({ status: 'ACTIVE' }),
    activatedOn: '2026-08-20',
    renewsOn: '2027-08-20',
    nextPaymentDate: '2026-09-20',
    nextPaymentAmount: 194.14,
    paymentMethod: { _id: 'c1', type: 'CARD', name: 'Visa', lastFour: '4242', isEnded: false },
    loyaltyPoints: 3075.75,
    savedSoFar: 403.25,
    ...given,
  });

function open(...memberships: Membership[]) {
  startSession('t', 'member');
  member.memberships.data = memberships;
  fakeApi(
    Object.fromEntries(
      memberships.map((membership) => [`GET /privi/member/membership/${membership._id}`, { body: { membership } }]),
    ),
  );
  draw(<MyMembershipScreen />);
}

test('a membership shows its plan, what it saved, what is paid next, the points and the way to the cancellation', async () => {
  open(running());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your year, Tessa' })).toBeVisible();
  await expect.element(page.getByText('Refresh plan, since August 20, 2026')).toBeVisible();
  await expect.element(page.getByText('$403.25')).toBeVisible();
  await expect.element(page.getByText('$194.14')).toBeVisible();
  await expect.element(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect.element(page.getByText('3,075.75 points')).toBeVisible();
  const way = page.getByRole('link', { name: 'See what cancelling would cost' });
  expect(way.element().getAttribute('href')).toBe('/privi/member/my-membership?membership=m1&cancelStep=0');
});

test('whoever is a member of two practices chooses which membership is shown', async () => {
  const other = running({
    _id: 'm2',
    practiceName: 'Glow Clinic',
    activePlan: aPlan({ name: 'Glow', status: 'ACTIVE' }),
  });
  open(running(), other);
  await expect.element(page.getByText(/^Refresh plan/)).toBeVisible();
  await page.getByLabelText('Membership at').selectOptions('Glow Clinic');
  await expect.element(page.getByText(/^Glow plan/)).toBeVisible();
});

test('a plan that waits leads to its activation, and has no way to a cancellation', async () => {
  open(aMembership());
  const way = page.getByRole('link', { name: 'Look at the plan' });
  await expect.element(way).toBeVisible();
  expect(way.element().getAttribute('href')).toBe('/privi/member/membership-activation?membership=m1');
  expect(page.getByRole('link', { name: 'See what cancelling would cost' }).elements()).toHaveLength(0);
});
