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
    nextPayment: {
      kind: 'MONTH',
      on: '2026-09-20',
      treatments: 189.15,
      fee: 4.99,
      paid: 0,
      credits: 60,
      charge: 134.14,
    },
    paymentMethod: { _id: 'c1', type: 'CARD', name: 'Visa', lastFour: '4242', isEnded: false },
    loyaltyPoints: 3075.75,
    savedSoFar: 403.25,
    saved: { treatments: 8, price: 3131.75, listPrice: 3535 },
    ...given,
  });

const tier = (name: string, given: object) => ({
  _id: name,
  tier: 0,
  name,
  perks: [],
  creditContributions: 0,
  pointsPerDollar: 1,
  totalAmount: 0,
  ...given,
});
const program = {
  practiceId: 'prac-harbor-medspa',
  points: 3075.75,
  spendablePoints: 3075.75,
  spend: 2750.75,
  tiers: [
    tier('Silver', { perks: ['Free consultation'] }),
    tier('Gold', { totalAmount: 3000, creditContributions: 15, pointsPerDollar: 1.25, perks: ['Birthday facial'] }),
  ],
  tierId: 'Silver',
  nextTierId: 'Gold',
  toNext: 249.25,
  priviTreatments: [],
};

function open(...memberships: Membership[]) {
  startSession('t', 'member');
  member.memberships.data = memberships;
  const sent = fakeApi({
    ...Object.fromEntries(
      memberships.map((membership) => [`GET /privi/member/membership/${membership._id}`, { body: { membership } }]),
    ),
    'GET /privi/member/loyalty-program?practiceId=prac-harbor-medspa': { body: program },
    'POST /privi/member/request-contact': {
      body: { membership: { ...memberships[0], contactRequestedAt: '2026-08-20T15:00:00.000Z' } },
    },
  });
  const router = draw(<MyMembershipScreen />);
  return Object.assign(sent, { router });
}

test('a membership shows its plan, what it saved, what is paid next, the points and the way to the cancellation', async () => {
  open(running());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your year, Tessa' })).toBeVisible();
  await expect.element(page.getByText('Refresh plan, since August 20, 2026')).toBeVisible();
  await expect.element(page.getByText('$403.25')).toBeVisible();
  await expect.element(page.getByText('8 treatments for $3,131.75 instead of $3,535.00.')).toBeVisible();
  await expect.element(page.getByText('$134.14')).toBeVisible();
  await expect
    .element(page.getByText('One month of treatments ($189.15) plus the membership fee ($4.99).'))
    .toBeVisible();
  await expect.element(page.getByText('$60.00 of your credit will be used first.')).toBeVisible();
  await expect.element(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect.element(page.getByText('3,075 points', { exact: true })).toBeVisible();
  const way = page.getByRole('link', { name: 'See what canceling would cost' });
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
  const way = page.getByRole('link', { name: 'Review plan' });
  await expect.element(way).toBeVisible();
  expect(way.element().getAttribute('href')).toBe('/privi/member/membership-activation?membership=m1');
  expect(page.getByRole('link', { name: 'See what canceling would cost' }).elements()).toHaveLength(0);
});

test('the tier, its perks, what is missing to the next one and what that brings are told', async () => {
  open(running());
  await expect.element(page.getByText('Silver', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Free consultation')).toBeVisible();
  await expect.element(page.getByRole('img', { name: '$2,750.75 of $3,000.00 to Gold' })).toBeVisible();
  await expect
    .element(page.getByText('$249.25 more to Gold: $15.00 in credit a month and 1.25 points per dollar.'))
    .toBeVisible();
  await expect.element(page.getByText('Birthday facial')).toBeVisible();
});

test('a call is asked for once: then the page says since when the practice knows', async () => {
  const sent = open(running());
  await page.getByRole('button', { name: 'Request a call' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Request call' }).click();
  await expect
    .element(page.getByText('You requested a call from Harbor Med Spa on August 20, 2026. They’ll call you.'))
    .toBeVisible();
  expect(sent.filter(({ route }) => route === 'POST /privi/member/request-contact').map(({ body }) => body)).toEqual([
    { membershipId: 'm1' },
  ]);
  expect(page.getByRole('button', { name: 'Request a call' }).elements()).toHaveLength(0);
});

test('a link to the membership of somebody else says so, above one’s own', async () => {
  const { router } = open(running());
  const said = page.getByText('This link is for a membership on another account.', { exact: false });
  await router.navigate('/there?membership=m1');
  await expect.element(page.getByText(/^Refresh plan/)).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await router.navigate('/there?membership=m9');
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText(/^Refresh plan/)).toBeVisible();
});

test('while treatments are on hold the page says so and leads to the payment, and offers no visit', async () => {
  const visit = {
    _id: 'v1',
    threadId: 'hydra',
    treatment: 'HydraFacial',
    units: 1,
    unitType: 'session',
    area: null,
    appointmentStatus: 'APPOINTMENT_NEEDED',
    dueOn: '2026-01-02',
    scheduledDate: null,
    minutes: 45,
    injector: null,
    doneAt: null,
    amount: 169.15,
    isAcknowledged: true,
    note: null,
    usableUntil: null,
    version: 2,
  } as const;
  const held = { standing: 'BENEFITS_HELD', openNow: 194.14 } as const;
  open(running({ ...held, priviagreements: [visit], paymentDays: ['2026-01-02', '2026-02-02'] }));
  await expect.element(page.getByText('Your treatments are on hold')).toBeVisible();
  const way = page.getByRole('link', { name: 'Pay now' });
  await expect.element(way).toBeVisible();
  await expect.element(page.getByText('On hold until the past-due payment is made')).toBeVisible();
  expect(page.getByRole('link', { name: 'Request a visit' }).elements()).toHaveLength(0);
});
