import { expect, test } from 'vitest';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import type { ShownFile, ShownRepayment } from './borrower.store';
import { timelineOf } from './timeline';

const file = {
  applications: [{ _id: 'a1', number: 30_001, status: 'APPROVED', createdAt: '2026-03-16T15:00:00.000Z' }],
  standing: {
    changes: [{ kind: 'HOLD', reason: 'Another voice', userName: 'Priya Raman', at: '2026-08-20T15:00:00.000Z' }],
  },
  acts: [],
} as unknown as ShownFile;

const payment = {
  _id: 'p1',
  amount: 350,
  status: 'RETURNED',
  kind: 'AUTOPAY',
  settledOn: '2026-08-18',
  returnedOn: null,
  returnReason: null,
} as ShownRepayment;

test('a transaction is told by the amount of each moment, never by today’s after a refund', () => {
  const entry = (action: string, day: string, amount: number | null) => ({
    action,
    userName: 'Maya Chen',
    at: `2026-0${day}T15:00:00.000Z`,
    note: null,
    amount,
  });
  const transaction = {
    _id: 't1',
    number: 70_312,
    txAmount: 2900,
    statusHistory: [
      entry('PARTLY_REFUNDED', '5-02', 1000),
      entry('APPROVED', '4-02', 3900),
      entry('CREATED', '4-01', null),
    ],
  } as unknown as ShownTransaction;
  const told = timelineOf(file, [transaction], []).filter(({ key }) => key.startsWith('transaction'));
  expect(told.map(({ what, lines }) => [what, ...lines])).toEqual([
    ['$1,000 of the transaction refunded', 'Transaction 70312'],
    ['$3,900 transaction approved', 'Transaction 70312'],
    ['Transaction requested', 'Transaction 70312'],
  ]);
});

test('payments stand on their days among what else happened, one that came back twice, and what is grave is marked', () => {
  const back = { ...payment, _id: 'p2', settledOn: '2026-09-18', returnedOn: '2026-09-22', returnReason: 'No account' };
  const scheduled = { ...payment, _id: 'p3', settledOn: null };
  const declined: ShownRepayment = {
    ...back,
    _id: 'p4',
    status: 'DECLINED',
    settledOn: null,
    returnedOn: '2026-09-24',
  };
  const told = timelineOf(file, [], [scheduled, declined, back, payment]);
  expect(told.map(({ what, lines, at, isGrave = false }) => [what, lines.join(), at.slice(0, 10), isGrave])).toEqual([
    ['$350 payment declined', 'No account', '2026-09-24', true],
    ['$350 payment returned', 'No account', '2026-09-22', true],
    ['$350 payment settled', 'Autopay', '2026-09-18', false],
    ['Put on hold', 'Another voice', '2026-08-20', true],
    ['$350 payment settled', 'Autopay', '2026-08-18', false],
    ['Application 30001', 'Approved', '2026-03-16', false],
  ]);
});
