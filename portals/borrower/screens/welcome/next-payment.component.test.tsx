import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aBorrower } from '../../test/builders';
import { NextPayment } from './next-payment';

afterEach(endSession);

test('on a phone the words of the button stand on one line, however long the sentence beside it is', async () => {
  await page.viewport(320, 700);
  startSession('t', 'borrower');
  fakeApi({ 'GET /borrower/me': { body: aBorrower() }, 'GET /borrower/payment-methods': { body: { data: [] } } });
  const next = {
    transactionId: 't1',
    dueDate: '2025-11-15',
    amount: 1234.56,
    daysLate: 111,
    pastDue: 1234.56,
    totalDue: 1234.56,
  };
  draw(
    <MemoryRouter>
      <NextPayment next={next} practice={undefined} />
    </MemoryRouter>,
  );
  const words = page.getByRole('link', { name: 'Pay now' });
  await expect.element(words).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(words.element().querySelector('span') ?? words.element());
  expect(range.getClientRects()).toHaveLength(1);
});
