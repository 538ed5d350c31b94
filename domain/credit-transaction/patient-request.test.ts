import { expect, test } from 'vitest';
import { afterRequest, askPractice } from './patient-request';
import { TRANSACTION_STATUSES } from './status';

test('asking changes the status only of what waits for the patient; a running loan goes on', () => {
  const asked = (kind: 'REFUND' | 'MODIFY') =>
    TRANSACTION_STATUSES.map((status) => [status, Object.values(askPractice(status, kind))[0]]);
  expect(Object.fromEntries(asked('MODIFY'))).toEqual({
    PENDING: 'REQUESTED',
    ACCEPTED: 'ACCEPTED',
    REJECTED: 'not_open',
    REFUNDED: 'not_open',
    REQUESTED: 'REQUESTED',
    REVIEW: 'not_open',
    VERIFICATION_REQUESTED: 'not_open',
  });
  expect(asked('REFUND').filter(([, outcome]) => outcome !== 'not_accepted')).toEqual([['ACCEPTED', 'ACCEPTED']]);
});

test('a request that ends without a change leaves what was before', () => {
  expect([afterRequest('REQUESTED', 'MODIFY'), afterRequest('ACCEPTED', 'REFUND')]).toEqual(['PENDING', 'ACCEPTED']);
  expect(afterRequest('REVIEW', 'CREATE')).toBe('REJECTED');
});
