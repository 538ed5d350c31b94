import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { resetResource } from '@portals/state/resource';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applications } from '../../stores/applications.actions';
import { borrower } from '../../stores/borrower.store';
import { aBorrower } from '../../test/builders';
import { ApplicationsCard } from './applications-card';

const HISTORY = 'GET /practice/application/history?userId=b1';
const practicemanagement = { _id: 'p1', PracticeName: 'Bright Smile', slug: 'bright-smile' };
const one = { pagePath: 'personal-info', requestedAmount: null, practicemanagement };

beforeEach(() => {
  startSession('t', 'borrower');
  borrower.user.data = aBorrower();
  resetResource(applications.list);
});
afterEach(endSession);

test('everybody sees what they applied for, when, and what became of it', async () => {
  const applicationHistory = [
    { ...one, _id: 'a2', status: 'APPROVED', createdAt: '2026-03-16T15:00:00.000Z' },
    { ...one, _id: 'a1', status: 'DENIED', createdAt: '2025-11-02T15:00:00.000Z' },
  ];
  fakeApi({ [HISTORY]: { body: { applicationHistory } } });
  draw(<ApplicationsCard />);
  await expect.element(page.getByRole('listitem').nth(1)).toBeVisible();
  const rows = page.getByRole('listitem').elements();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bright SmileApplied on .*Mar.* 16.*Approved$/),
    expect.stringMatching(/^Bright SmileApplied on .*Nov.* 2.*2025.*Not approved$/),
  ]);
});

test('without an answer of the server they can be asked for again, and none are said to be none', async () => {
  const answers = { [HISTORY]: { code: 'UNAVAILABLE' } } as Parameters<typeof fakeApi>[0];
  fakeApi(answers);
  draw(<ApplicationsCard />);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  Object.assign(answers, { [HISTORY]: { body: { applicationHistory: [] } } });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('You haven’t applied yet.')).toBeVisible();
});
