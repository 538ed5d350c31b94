import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { resetResource } from '@portals/state/resource';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applications } from '../../stores/applications.actions';
import { borrower } from '../../stores/borrower.store';
import { aBorrower } from '../../test/builders';
import { MyDocumentsScreen } from './my-documents-screen';

afterEach(endSession);

test('the papers and the applications are two cards with room between them', async () => {
  startSession('t', 'borrower');
  borrower.user.data = aBorrower();
  resetResource(applications.list);
  fakeApi({
    'GET /borrower/me/documents': { body: { documents: [] } },
    'GET /practice/application/history?userId=b1': { body: { applicationHistory: [] } },
  });
  draw(<MyDocumentsScreen />);
  const below = page.getByRole('region', { name: 'Your applications' });
  await expect.element(below).toBeVisible();
  const above = below.element().previousElementSibling;
  const gap = below.element().getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0);
  expect(gap).toBeGreaterThanOrEqual(12);
});
