import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { borrower } from '../../stores/borrower.store';
import { aBorrower, noCredit, noGroups } from '../../test/builders';
import { LoansToPay } from '../payments/loans-to-pay';
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
  isWithdrawn: false,
  isExpired: false,
  isPaidOff: false,
  isChargedOff: true,
  chargedOffOwed: 612.4,
  owedBack: 0,
  ...given,
});

/** Signed in, with what they have at their practices. */
function openWith(groups: object) {
  startSession('t', 'borrower');
  borrower.user.data = aBorrower();
  fakeApi({
    'GET /borrower/me': { body: aBorrower() },
    'GET /borrower/b1/credit-profile': { body: noCredit },
    'GET /borrower/check-reapply?': { body: { isReapplyEnabled: false } },
    'GET /borrower/b1/promotions': { body: { data: [] } },
    'GET /borrower/b1/credittransactions': { body: { ...noGroups, ...groups } },
  });
}

test('home names a loan that was charged off and leads to it, and is silent once it is paid', async () => {
  openWith({ accepted: [aRow({}), aRow({ _id: 't2', txAmount: 800, isPaidOff: true, chargedOffOwed: null })] });
  draw(<WelcomeScreen />);
  await expect.element(page.getByText(/^Your loan for \$600 at Bright Smile was charged off/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'You still owe $612.40' })).toBeVisible();
  const see = page.getByRole('link', { name: 'See what you owe' });
  await expect.element(see).toHaveAttribute('href', '/borrower/payments?transaction=t1');
  expect(see.elements()).toHaveLength(1);
});

/** A refunded loan and one that is paid off owe money back; another refunded one does not. */
const owedBack = () => {
  const ended = { isChargedOff: false, chargedOffOwed: null, status: 'REFUNDED', borrowerTxStatus: 'REFUNDED' };
  return {
    refunded: [aRow({ ...ended, owedBack: 450.5 }), aRow({ ...ended, _id: 't2', txAmount: 800 })],
    accepted: [
      aRow({ _id: 't3', txAmount: 900, isChargedOff: false, chargedOffOwed: null, isPaidOff: true, owedBack: 20 }),
    ],
  };
};

test('home names each loan of which money is owed back, with the amount, why, and the way to pay it', async () => {
  openWith(owedBack());
  draw(<WelcomeScreen />);
  await expect.element(page.getByRole('heading', { name: 'You owe us $450.50' })).toBeVisible();
  await expect
    .element(page.getByText(/^We sent you money for your loan of \$600 at Bright Smile, then your bank/))
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'You owe us $20' })).toBeVisible();
  const pay = page.getByRole('link', { name: 'Pay it back' });
  expect(pay.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/borrower/payments?transaction=t3',
    '/borrower/payments?transaction=t1',
  ]);
});

test('the loans to pay name a refunded one of which money is owed back, and no other refunded one', async () => {
  openWith(owedBack());
  draw(<LoansToPay />);
  await expect.element(page.getByText('You owe us $450.50')).toBeVisible();
  await expect.element(page.getByText('You owe us $20')).toBeVisible();
  const open = page.getByRole('listitem').getByRole('link', { name: 'Pay it back' });
  expect(open.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/borrower/payments?transaction=t1',
    '/borrower/payments?transaction=t3',
  ]);
});

test('the loans to pay say what is still owed of one that was charged off', async () => {
  openWith({ accepted: [aRow({})] });
  draw(<LoansToPay />);
  await expect.element(page.getByText('You still owe $612.40.')).toBeVisible();
});
