import { expect, test } from 'vitest';
import { flagged, unflagged } from './fraud-flag';
import { actOnTransaction, TRANSACTION_STATUSES } from './status';

test('what is flagged can be approved by nobody, and a running loan stays one', () => {
  for (const status of TRANSACTION_STATUSES) {
    const held = flagged(status);
    if ('refused' in held) expect(['REJECTED', 'REFUNDED']).toContain(status);
    else {
      const facts = { status: held.status, hasPlan: true, loanInForce: status === 'ACCEPTED', isSettled: false };
      expect(actOnTransaction(facts, 'approve')).toHaveProperty('refused');
      expect(held.status === 'ACCEPTED').toBe(status === 'ACCEPTED');
      expect(unflagged(held.status, status)).toBe(status === 'REQUESTED' ? 'PENDING' : status);
    }
  }
});

test('a flag that is taken off does not revive what was answered meanwhile', () => {
  expect(unflagged('REJECTED', 'PENDING')).toBe('REJECTED');
  expect(unflagged('REFUNDED', 'ACCEPTED')).toBe('REFUNDED');
});
