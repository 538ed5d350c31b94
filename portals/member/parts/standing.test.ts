import { afterEach, expect, test, vi } from 'vitest';
import { aMembership } from '../test/builders';
import type { Seen } from './current';
import { isBehind, underWay } from './standing';

type Payment = Seen['payments'][number];
const payment = (kind: Payment['kind'], status: Payment['status']): Payment => ({
  _id: `${kind}-${status}`,
  status,
  amount: 54.43,
  refunded: 0,
  paidOn: '2026-09-22',
  settledOn: null,
  method: { type: 'CARD', name: 'Visa', lastFour: '4242' },
  kind,
  againOn: null,
  canReprocess: false,
  receiptId: null,
});
afterEach(() => vi.useRealTimers());

const of = (status: Seen['status'], ...payments: Payment[]) => aMembership({ status, payments });

test('what was signed or confirmed waits while its payment has no answer, and only then', () => {
  expect(underWay(of('PLAN_REQUESTED', payment('ACTIVATION', 'SUBMITTED')))).toBe('ACTIVATION');
  expect(underWay(of('PLAN_REQUESTED', payment('ACTIVATION', 'UNKNOWN')))).toBe('ACTIVATION');
  expect(underWay(of('PLAN_REQUESTED', payment('ACTIVATION', 'DECLINED')))).toBeNull();
  expect(underWay(of('ACTIVE', payment('ACTIVATION', 'PENDING')))).toBeNull();
  expect(underWay(of('ACTIVE', payment('ACTIVATION', 'SUBMITTED')))).toBeNull();
  expect(underWay(of('ACTIVE', payment('MONTH', 'SUBMITTED')))).toBeNull();
  expect(underWay(of('ACTIVE', payment('CANCELLATION', 'UNKNOWN')))).toBe('CANCELLATION');
  expect(underWay(of('CANCELLATION_INSTALLMENT', payment('CANCELLATION', 'SUBMITTED')))).toBeNull();
});

test('a membership that is paid off is behind when the last payment that was tried failed', () => {
  const status = 'CANCELLATION_INSTALLMENT';
  const failed = payment('CANCELLATION', 'DECLINED');
  expect(isBehind(of(status, payment('CANCELLATION', 'SCHEDULED'), failed))).toBe(true);
  expect(isBehind(of(status, payment('AGAIN', 'PENDING'), failed))).toBe(false);
  expect(isBehind(of(status, payment('CANCELLATION', 'SETTLED')))).toBe(false);
  expect(isBehind(of(status))).toBe(false);
});

test('who pays the rest by hand is behind from the day after, whatever failed before', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 9, 22, 12) });
  const failed = payment('CANCELLATION', 'DECLINED');
  const byHand = { ...of('CANCELLATION_INSTALLMENT', failed), paysByHand: true };
  expect(isBehind({ ...byHand, dueSince: null })).toBe(false);
  expect(isBehind({ ...byHand, dueSince: '2026-10-22' })).toBe(false);
  expect(isBehind({ ...byHand, payments: [], dueSince: '2026-10-21' })).toBe(true);
});

test('one that runs is behind as it stands', () => {
  expect(isBehind({ ...of('ACTIVE', payment('MONTH', 'DECLINED')), standing: 'GOOD' })).toBe(false);
  expect(isBehind({ ...of('ACTIVE', payment('AGAIN', 'PENDING')), standing: 'PAST_DUE' })).toBe(true);
});
