import { errorText } from '@contract/error-text';
import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aMembership, aPlan } from '../../test/builders';
import { WelcomeScreen } from './welcome-screen';

afterEach(endSession);

const summary = 'GET /privi/member/membership-summary';
const see = 'POST /privi/member/notices-seen';
const running = aMembership({
  status: 'ACTIVE',
  memberStatus: 'active',
  requestedPlan: null,
  activePlan: aPlan({ status: 'ACTIVE' }),
  activatedOn: '2026-04-02',
  renewsOn: '2027-04-02',
  priviagreements: [
    {
      _id: 'v1',
      threadId: 'hydra',
      treatment: 'HydraFacial',
      units: 1,
      unitType: 'treatment',
      area: null,
      appointmentStatus: 'SCHEDULED',
      dueOn: '2026-04-02',
      scheduledDate: '2099-09-03T14:30:00.000Z',
      minutes: 45,
      injector: null,
      doneAt: null,
      amount: 169.15,
      isAcknowledged: true,
      note: null,
      usableUntil: null,
      version: 2,
    },
  ],
  treatmentNotices: [{ key: 'BOOKED:v1:2099-09-03T10:30', kind: 'BOOKED', agreementId: 'v1' }],
});

function open(now: typeof running, answer: Parameters<typeof fakeApi>[0][string]) {
  startSession('t', 'member');
  const sent = fakeApi({
    [summary]: { body: { memberships: [now], isClosed: false } },
    'GET /privi/member/payments-ahead': { body: { today: '2026-08-20', payments: [], months: [], financing: null } },
    [see]: answer,
  });
  draw(<WelcomeScreen />);
  return () => sent.filter(({ route }) => route === see).map(({ body }) => body);
}

test('what a treatment tells opens and closes by keyboard, and is not told again', async () => {
  const sent = open(running, { body: { membership: { ...running, treatmentNotices: [] } } });
  const button = page.getByRole('button', { name: 'See what’s new' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Updates on your treatments' });
  await expect.element(dialog.getByText('Scheduled')).toBeVisible();
  await expect.element(dialog.getByText('HydraFacial')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'Request a new date' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.poll(() => button.elements().length).toBe(0);
  expect(sent()).toEqual([{ membershipId: 'm1', keys: ['BOOKED:v1:2099-09-03T10:30'] }]);
});

test('what cannot be kept as seen says so, can be left, and is told again', async () => {
  open(running, { code: 'NOT_READY' });
  await page.getByRole('button', { name: 'See what’s new' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect.element(dialog.getByText(errorText.NOT_READY)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.element(page.getByRole('button', { name: 'See what’s new' })).toBeVisible();
});

test('the overview is offered until it was closed once', async () => {
  const fresh = { ...running, treatmentNotices: [], isShownAround: false };
  const sent = open(fresh, { body: { membership: { ...fresh, isShownAround: true } } });
  await page.getByRole('button', { name: 'Show me around' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Where to find things' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('button', { name: 'Show me around' }).elements().length).toBe(0);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  expect(sent()).toEqual([{ membershipId: 'm1', isShownAround: true }]);
});

test('nobody without a plan that runs is shown around', async () => {
  open({ ...running, status: 'PLAN_REQUESTED', treatmentNotices: [], isShownAround: false }, { code: 'NOT_READY' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hello, Tessa' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Show me around' }).elements()).toHaveLength(0);
});
