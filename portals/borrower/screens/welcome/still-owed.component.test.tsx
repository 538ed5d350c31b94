import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { borrower } from '../../stores/borrower.store';
import { aBorrower, noCredit, noGroups } from '../../test/builders';
import { WelcomeScreen } from './welcome-screen';

afterEach(endSession);

const aRow = (given: object) => ({
  _id: 't1',
  number: 60_001,
  txAmount: 600,
  practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile', StateCode: 'TX' },
  treatments: [],
  firstTreatmentDate: null,
  createdAt: '2026-03-16T15:00:00.000Z',
  selectedProduct: 'FIXED_6',
  monthlyPayment: null,
  status: 'ACCEPTED',
  borrowerTxStatus: 'ACCEPTED',
  isPaidOff: false,
  isGivenUp: true,
  ...given,
});

test('home names a loan that was given up and leads to it, and is silent once it is paid', async () => {
  startSession('t', 'borrower');
  borrower.user.data = aBorrower();
  const accepted = [aRow({}), aRow({ _id: 't2', txAmount: 800, isPaidOff: true })];
  fakeApi({
    'GET /borrower/me': { body: aBorrower() },
    'GET /borrower/b1/credit-profile': { body: noCredit },
    'GET /borrower/check-reapply?': { body: { isReapplyEnabled: false } },
    'GET /borrower/b1/promotions': { body: { data: [] } },
    'GET /borrower/b1/credittransactions': { body: { ...noGroups, accepted } },
  });
  draw(<WelcomeScreen />);
  await expect.element(page.getByText(/^Your loan for \$600 at Bright Smile was given up/)).toBeVisible();
  const see = page.getByRole('link', { name: 'See what is owed' });
  await expect.element(see).toHaveAttribute('href', '/borrower/payments?transaction=t1');
  expect(see.elements()).toHaveLength(1);
});
