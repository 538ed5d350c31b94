import { describe, expect, test } from 'vitest';
import { afterVerify, displayStatus, groupTransactions, statusOnceVerified } from './display';
import { fundsPendingEntry, historyEntry } from './history';
import { TRANSACTION_ACTIONS, TRANSACTION_STATUSES } from './status';

describe('what a reader sees of a transaction', () => {
  test('requested and waiting for verification are displayed as pending, the rest as they are', () => {
    expect(TRANSACTION_STATUSES.map(displayStatus)).toEqual([
      'PENDING',
      'ACCEPTED',
      'REJECTED',
      'REFUNDED',
      'PENDING',
      'REVIEW',
      'PENDING',
    ]);
  });

  test('after the verify step the stored status stays and the shown one is pending or equal to it', () => {
    expect(afterVerify('REQUESTED')).toEqual({ borrowerTxStatus: 'REQUESTED', status: 'PENDING' });
    expect(afterVerify('VERIFICATION_REQUESTED')).toEqual({
      borrowerTxStatus: 'VERIFICATION_REQUESTED',
      status: 'PENDING',
    });
    expect(afterVerify('ACCEPTED')).toEqual({ borrowerTxStatus: 'ACCEPTED', status: 'ACCEPTED' });
  });

  test('proving who you are opens only the transaction that waited for it', () => {
    expect(TRANSACTION_STATUSES.filter((status) => statusOnceVerified(status) !== status)).toEqual([
      'VERIFICATION_REQUESTED',
    ]);
    expect(statusOnceVerified('VERIFICATION_REQUESTED')).toBe('PENDING');
  });

  test('grouping keeps every transaction once and in order', () => {
    const groups = groupTransactions(TRANSACTION_STATUSES.map((status, id) => ({ id, status })));
    expect(Object.fromEntries(Object.entries(groups).map(([name, rows]) => [name, rows.map((row) => row.id)]))).toEqual(
      {
        pending: [0, 4, 6],
        accepted: [1],
        rejected: [2],
        refunded: [3],
        review: [5],
      },
    );
  });
});

describe('history of a transaction', () => {
  test('each action leaves one named entry, and modify leaves FUNDS_PENDING', () => {
    expect(TRANSACTION_ACTIONS.map((action) => historyEntry(action, 'Ana Reyes').action)).toEqual([
      'APPROVED',
      'REJECTED',
      'UNREJECTED',
      'REFUNDED',
      'FUNDS_PENDING',
    ]);
  });

  test('a funds-pending change adds only the history entry', () => {
    expect(fundsPendingEntry('Ana Reyes')).toEqual({ userName: 'Ana Reyes', action: 'FUNDS_PENDING' });
  });
});
