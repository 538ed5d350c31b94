import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { member } from '../../stores/member.store';
import { aMembership } from '../../test/builders';
import { DocumentsScreen } from './documents-screen';

afterEach(endSession);

test('a member sees what was signed and sent, and is told when a paper cannot be saved', async () => {
  startSession('token', 'member');
  member.memberships.data = [aMembership()];
  const paper = {
    _id: 'd1',
    documentKey: 'membership-agreement',
    title: 'Membership agreement',
    PracticeName: null,
    signedName: 'Tessa Long',
    isAccepted: false,
    keptAt: '2026-08-20T16:00:00.000Z',
    hasEnglishCopy: false,
  };
  const sent = fakeApi({
    'GET /privi/member/documents': {
      body: {
        documents: [
          paper,
          { ...paper, _id: 'd2', title: 'Notice', signedName: null },
          { ...paper, _id: 'd3', title: 'Privacy policy', signedName: null, isAccepted: true },
        ],
      },
    },
    'GET /borrower/documents/d1/print': { code: 'VENDOR_UNAVAILABLE', message: 'Try again in a minute.' },
  });
  await draw(<DocumentsScreen />);
  await expect.element(page.getByText('Signed on August 20, 2026')).toBeVisible();
  await expect.element(page.getByText('Sent on August 20, 2026')).toBeVisible();
  await expect.element(page.getByText('Accepted on August 20, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Save as PDF: Membership agreement, August 20, 2026' }).click();
  await expect.element(page.getByText('Try again in a minute.')).toBeVisible();
  expect(sent.map(({ route }) => route)).toContain('GET /borrower/documents/d1/print');
});

test('a member without papers is told so', async () => {
  startSession('token', 'member');
  fakeApi({ 'GET /privi/member/documents': { body: { documents: [] } } });
  await draw(<DocumentsScreen />);
  await expect.element(page.getByText(/^No documents yet/)).toBeVisible();
});
