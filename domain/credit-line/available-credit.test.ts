import fc from 'fast-check';
import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { availableAfter, availableCredit, type CreditLineFacts, mostOfRequest } from './available-credit';

const TODAY = civilDate('2026-03-16');
const line: CreditLineFacts = {
  limitCents: 2_500_000,
  owedCents: 460_000,
  waitingCents: 475_000,
  expiresOn: '2026-03-16',
  isOnHold: false,
  isFlagged: false,
  isArchived: false,
  isDeceased: false,
  isStopped: false,
};

test('the limit less what is owed and what waits, to the end of the last day', () => {
  expect(availableCredit(line, TODAY)).toBe(1_565_000);
});

test.each([
  ['has ended', { expiresOn: '2026-03-15' }],
  ['is on hold', { isOnHold: true }],
  ['is flagged as fraud', { isFlagged: true }],
  ['is archived', { isArchived: true }],
  ['belongs to somebody deceased', { isDeceased: true }],
  ['is taken by more than it holds', { owedCents: 2_400_000 }],
])('nothing of a line that %s', (_, change) => {
  expect(availableCredit({ ...line, ...change }, TODAY)).toBe(0);
});

test('whatever is spent of it fits: never below 0, never more than the limit has room for', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(amount, amount, amount, (limitCents, owedCents, waitingCents) => {
      const left = availableCredit({ ...line, limitCents, owedCents, waitingCents }, TODAY);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left === 0 || owedCents + waitingCents + left === limitCents).toBe(true);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('a request leaves the rest of it, and one that waits may be raised to what it holds and the rest', () => {
  // 4,200.10 − 4,199.90 is 0.2000000000007 in dollars of the wire.
  expect(availableAfter(cents(420_010), cents(419_990))).toBe(20);
  expect(mostOfRequest(cents(20), cents(419_990))).toBe(420_010);
});
