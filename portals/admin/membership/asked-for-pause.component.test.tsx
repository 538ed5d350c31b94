import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AskedForPause } from './asked-for-pause';
import type { ShownMembership } from './plan-draft';
import { aMembership } from './testing/a-membership';

const choices = [{ months: 1, nextPaymentOn: '2026-10-20', renewsOn: '2027-09-20' }];
const asking = (pause: Partial<NonNullable<ShownMembership['pause']>> = {}): ShownMembership => ({
  ...aMembership(4),
  pause: { askedMonths: 1, until: null, choices, ...pause },
});

test('a pause that was asked for is confirmed after its dates were shown, or declined', async () => {
  const sent = fakeApi({
    'POST /privi/provider/member/pause/answer': { body: { membership: asking() } },
    'GET /privi/member/membership/m1': { body: { membership: asking() } },
  });
  await draw(<AskedForPause of={asking()} mayAnswer />);
  await expect.element(page.getByText(/Maya requested a 1-month pause\./)).toBeVisible();
  await page.getByRole('button', { name: 'Approve pause' }).click();
  await expect.element(page.getByRole('dialog').getByText(/No payments until October 20, 2026/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve pause' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline request' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body)).toEqual([
    { membershipId: 'm1', isConfirmed: true, version: 4 },
    { membershipId: 'm1', isConfirmed: false, version: 4 },
  ]);
});

test('one that cannot begin can only be declined, and whoever may not sell plans answers none', async () => {
  await draw(<AskedForPause of={asking({ choices: [] })} mayAnswer />);
  await expect.element(page.getByText(/It can’t start now/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Approve pause' }).elements()).toHaveLength(0);
  await draw(<AskedForPause of={asking()} mayAnswer={false} />);
  expect(page.getByRole('button', { name: 'Decline' }).elements()).toHaveLength(1);
});
