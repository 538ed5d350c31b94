import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Membership, member } from '../../stores/member.store';
import { aMembership, aPlan } from '../../test/builders';
import { PauseScreen } from './pause-screen';

afterEach(endSession);

type Pause = NonNullable<Membership['pause']>;
const choices: Pause['choices'] = [
  { months: 1, nextPaymentOn: '2026-10-20', renewsOn: '2027-09-20' },
  { months: 2, nextPaymentOn: '2026-11-20', renewsOn: '2027-10-20' },
  { months: 3, nextPaymentOn: '2026-12-20', renewsOn: '2027-11-20' },
];
const running = (pause: Partial<Pause> = {}) =>
  aMembership({
    status: 'ACTIVE',
    requestedPlan: null,
    activePlan: aPlan({ status: 'ACTIVE' }),
    pause: { askedMonths: null, until: null, choices, ...pause },
  });

function open(membership: Membership) {
  startSession('t', 'member');
  member.memberships.data = [membership];
  const sent = fakeApi({
    'GET /privi/member/membership/m1': { body: { membership } },
    'POST /privi/member/pause/ask': { body: { membership: running({ askedMonths: 2 }) } },
    'POST /privi/member/pause/take-back': { body: { membership: running() } },
  });
  draw(<PauseScreen />);
  return sent;
}

test('each length says what it does before one is asked for', async () => {
  const sent = open(running());
  await expect
    .element(page.getByText('Next payment on November 20, 2026. Your year ends on October 20, 2027.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Request pause' }).click();
  // The summary has the focus and leads to the choice.
  await expect.element(page.getByRole('alert')).toHaveFocus();
  // What is left of it later isn't called out over what is being typed.
  await expect.element(page.getByRole('alert')).toHaveAttribute('aria-live', 'off');
  await page.getByRole('link', { name: 'Choose how long to pause' }).click();
  await expect.element(page.getByRole('radio', { name: /^1 month|^One month/ })).toHaveFocus();
  await page.getByRole('radio', { name: /^2 months/ }).click();
  await page.getByRole('button', { name: 'Request pause' }).click();
  // It leads back to the membership.
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(member.memberships.data?.[0]?.pause?.askedMonths).toBe(2);
  expect(sent.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([
    { membershipId: 'm1', months: 2 },
  ]);
});

test('a request is taken back after a question', async () => {
  const sent = open(running({ askedMonths: 1 }));
  await expect.element(page.getByText('Pause requested: one month')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
  await expect.element(page.getByText('For how long?')).toBeVisible();
  expect(sent.at(-1)?.route).toBe('POST /privi/member/pause/take-back');
});

test('a pause that runs says until when', async () => {
  open(running({ until: '2026-11-20', choices: [] }));
  await expect.element(page.getByText('You won’t be billed again before November 20, 2026.')).toBeVisible();
});

test('where no pause is possible, the page says when one is', async () => {
  open(running({ choices: [] }));
  await expect.element(page.getByText('You can’t pause right now')).toBeVisible();
});
