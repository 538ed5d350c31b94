import { fakeApi } from '@portals/client/test/fake-api';
import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { borrower } from '../../stores/borrower.store';
import { aBorrower, noCredit, noGroups } from '../../test/builders';
import { LoansToPay } from './loans-to-pay';

afterEach(endSession);

const row = (_id: string, number: number) => ({
  _id,
  number,
  txAmount: 500,
  status: 'ACCEPTED',
  borrowerTxStatus: 'ACCEPTED',
  practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile', StateCode: 'TX' },
  treatments: ['Crown'],
  firstTreatmentDate: null,
  createdAt: '2025-11-16T15:00:00.000Z',
  selectedProduct: 'FIXED_12',
  monthlyPayment: 44.93,
  isWithdrawn: false,
  isExpired: false,
  isPaidOff: false,
  isChargedOff: false,
  chargedOffOwed: null,
  owedBack: 0,
});

test('a payment that was missed is overdue since its day, with all that is due; another loan has its own next one', async () => {
  startSession('t', 'borrower');
  borrower.user.data = aBorrower();
  const missed = { transactionId: 't1', amount: 44.93, dueOn: '2026-01-02', overdueSince: '2026-01-02', due: 94.86 };
  const ahead = { transactionId: 't2', amount: 51.2, dueOn: '2099-02-02', overdueSince: null, due: 51.2 };
  fakeApi({
    'GET /borrower/b1/credit-profile': { body: { ...noCredit, loans: [missed, ahead] } },
    'GET /borrower/b1/credittransactions': { body: { ...noGroups, accepted: [row('t1', 1), row('t2', 2)] } },
  });
  draw(<LoansToPay />);
  await expect.element(page.getByText('Past due since January 2, 2026. $94.86 is due now.')).toBeVisible();
  await expect.element(page.getByText('Next: $51.20, February 2, 2099')).toBeVisible();
  expect(document.body.textContent).not.toContain('Next: $44.93');
});
