import { expect, test } from 'vitest';
import { leastOverride } from './override-range';

const approved = { status: 'APPROVED', approvedAmount: 9000, review: null } as const;
const waiting = { status: 'REVIEW', approvedAmount: null, review: { approvableAmount: 17_000 } } as const;

test.each([
  ['an approved one from its limit', approved, 9000],
  ['one that waits from what the rules would give', waiting, 17_000],
  [
    'none to which the rules give no limit: it would be refused',
    { ...waiting, review: { approvableAmount: null } },
    null,
  ],
  ['none that has the most there is', { ...approved, approvedAmount: 40_000 }, null],
  ['none that was denied', { ...approved, status: 'DENIED', approvedAmount: null } as const, null],
])('an override is offered for %s', (_, details, least) => expect(leastOverride(details)).toBe(least));
