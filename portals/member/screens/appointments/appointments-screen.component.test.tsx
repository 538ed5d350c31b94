import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Agreement, Membership } from '../../stores/member.store';
import { aMembership, aPlan } from '../../test/builders';
import { AppointmentsScreen } from './appointments-screen';

afterEach(endSession);

const visit = (given: Partial<Agreement>): Agreement => ({
  _id: 'v1',
  threadId: 'hydra',
  treatment: 'HydraFacial',
  units: 1,
  unitType: 'session',
  area: null,
  appointmentStatus: 'SCHEDULED',
  dueOn: '2026-08-02',
  // Half past ten in Miami.
  scheduledDate: '2030-09-03T14:30:00.000Z',
  minutes: 45,
  injector: { _id: 'i1', name: 'Dr. Lena Cho' },
  doneAt: null,
  amount: 169.15,
  isAcknowledged: true,
  note: null,
  usableUntil: null,
  version: 2,
  ...given,
});
const running = (visits: Agreement[]) =>
  aMembership({
    status: 'ACTIVE',
    memberStatus: 'active',
    requestedPlan: null,
    activePlan: aPlan({ status: 'ACTIVE' }),
    activatedOn: '2026-08-02',
    priviagreements: visits,
  });

function open(membership: Membership) {
  startSession('t', 'member');
  const sent = fakeApi({
    'GET /privi/member/membership-summary': { body: { memberships: [membership], isClosed: false } },
    'PATCH /privi/member/agreement/v1': {
      body: {
        agreement: visit({
          appointmentStatus: 'CONTACT_REQUESTED',
          isAcknowledged: false,
          note: 'Rather a Friday',
          version: 3,
        }),
      },
    },
  });
  draw(<AppointmentsScreen />);
  return sent;
}

test('a visit says when it is by the practice’s clocks, with whom, and how to get there', async () => {
  open(running([visit({})]));
  await expect.element(page.getByText('Sep 3, 2030, 10:30 am with Dr. Lena Cho')).toBeVisible();
  const way = page.getByRole('link', { name: 'Directions' });
  expect(way.element().getAttribute('href')).toContain('Brickell');
});

test('another date is asked for in a dialog that names the practice’s number; then the request and whom to call are shown', async () => {
  const sent = open(running([visit({})]));
  await page.getByRole('button', { name: 'Request a new date' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('link', { name: /555-0163/ })).toBeVisible();
  await dialog.getByLabelText('Days and times that work for you').fill('Rather a Friday');
  await dialog.getByRole('button', { name: 'Request a new date' }).click();
  await expect.element(page.getByText('You requested a new date. Harbor Med Spa will call you.')).toBeVisible();
  await expect.element(page.getByText('You wrote: Rather a Friday')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /555-0163/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Request a new date' }).elements()).toHaveLength(0);
  expect(sent.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({
    appointmentStatus: 'CONTACT_REQUESTED',
    note: 'Rather a Friday',
    version: 2,
  });
});

test('the calendar shows a month of visits, and another month', async () => {
  open(running([visit({ doneAt: '2026-08-05T15:00:00.000Z', scheduledDate: '2026-08-05T15:00:00.000Z' })]));
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await expect.element(page.getByText(/^No visits in /)).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('without any visit the page says when there will be some', async () => {
  open(running([]));
  await expect.element(page.getByText('No visits yet')).toBeVisible();
});

const undated = (given: Partial<Agreement> = {}) =>
  visit({ appointmentStatus: 'APPOINTMENT_NEEDED', scheduledDate: null, dueOn: '2026-01-02', ...given });

test('a treatment that may be had by now is asked for', async () => {
  open(running([undated()]));
  await expect.element(page.getByRole('button', { name: 'Request a visit' })).toBeVisible();
  expect(page.getByText('Your treatments are on hold').elements()).toHaveLength(0);
});

test('while treatments are on hold the page says so and leads to the payment, and offers no visit', async () => {
  const held = { standing: 'BENEFITS_HELD', openNow: 194.14 } as const;
  open({ ...running([undated(), visit({ _id: 'v2' })]), ...held });
  await expect.element(page.getByText('Your treatments are on hold')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Pay now' })).toBeVisible();
  await expect.element(page.getByText('On hold until the past-due payment is made')).toBeVisible();
  expect(page.getByRole('button', { name: 'Request a visit' }).elements()).toHaveLength(0);
  expect(page.getByText('Ready to schedule').elements()).toHaveLength(0);
  // What has a date keeps it.
  await expect.element(page.getByRole('button', { name: 'Request a new date' })).toBeVisible();
});
