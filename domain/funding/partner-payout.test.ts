import { expect, test } from 'vitest';
import { mayAskAgain, PARTNER_PAYOUT_STATUSES, payoutMayBecome } from './partner-payout';

test.each([
  ['QUEUED', ['DEFERRED', 'SENT', 'SETTLED', 'RETURNED']],
  ['DEFERRED', ['QUEUED', 'SENT', 'SETTLED', 'RETURNED']],
  ['SENT', ['SETTLED', 'RETURNED']],
  // A bank can return a payment up to two days after it arrived.
  ['SETTLED', ['RETURNED']],
  ['RETURNED', ['QUEUED']],
] as const)('from %s a payout may become %j', (from, expected) => {
  expect(PARTNER_PAYOUT_STATUSES.filter((to) => payoutMayBecome(from, to))).toEqual(expected);
});

test('only what waits at the lender or came back is asked for again', () => {
  expect(PARTNER_PAYOUT_STATUSES.filter(mayAskAgain)).toEqual(['DEFERRED', 'RETURNED']);
});
