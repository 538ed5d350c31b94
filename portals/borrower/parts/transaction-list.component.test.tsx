import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TransactionRow } from '../stores/transactions.store';
import { TransactionList } from './transaction-list';

const aRow = (given: object) =>
  ({
    _id: 't1',
    number: 60_001,
    txAmount: 600,
    practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile', StateCode: 'TX' },
    treatments: ['Veneers'],
    firstTreatmentDate: null,
    createdAt: '2026-03-16T15:00:00.000Z',
    monthlyPayment: 50,
    status: 'ACCEPTED',
    borrowerTxStatus: 'ACCEPTED',
    isWithdrawn: false,
    isExpired: false,
    isPaidOff: false,
    isChargedOff: false,
    chargedOffOwed: null,
    owedBack: 0,
    ...given,
  }) as unknown as TransactionRow;

test('a loan that was charged off has another mark than one in order or paid off', async () => {
  const rows = [aRow({}), aRow({ _id: 't2', isPaidOff: true }), aRow({ _id: 't3', isChargedOff: true })];
  draw(<TransactionList rows={rows} />);
  await expect.element(page.getByText('Charged off, still owed')).toBeVisible();
  const [inOrder, paidOff, chargedOff] = [...document.querySelectorAll('li svg')].map(({ innerHTML }) => innerHTML);
  expect(paidOff).toBe(inOrder);
  expect(chargedOff).not.toBe(inOrder);
});
