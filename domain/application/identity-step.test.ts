import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { type Checked, identityStepOf } from './identity-step';

const of = (given: Partial<Checked>): Checked => ({
  status: 'REVIEW',
  verdict: 'PERSONA',
  reasons: [],
  decidedOn: civilDate('2026-03-01'),
  ...given,
});
const today = civilDate('2026-03-16');

test.each([
  [{ status: 'INCOMPLETE', verdict: 'KBA' }, 'QUESTIONS'],
  [{ verdict: 'PERSONA' }, 'PHOTO'],
  [{ verdict: 'NEED_MORE_INFO' }, 'MORE_INFO'],
  [{ verdict: 'FREEZE' }, null],
  [{ verdict: 'REVIEW' }, null],
  [{ status: 'APPROVED', verdict: 'CONTINUE' }, null],
  [{ status: 'DENIED', verdict: 'DENY', reasons: ['IDENTITY_UNVERIFIED'] }, 'FAILED'],
  [{ status: 'DENIED', verdict: 'DENY', reasons: ['IDENTITY_UNVERIFIED', 'INQUIRIES'] }, null],
  [{ status: 'DENIED', verdict: 'DENY' }, null],
] as const)('%j is held up by %s', (given, step) => {
  expect(identityStepOf(of(given), today)).toBe(step);
});

test('a denial for the identity counts as long as it stands', () => {
  const denied = of({ status: 'DENIED', verdict: 'DENY', reasons: ['IDENTITY_UNVERIFIED'] });
  expect([identityStepOf(denied, civilDate('2026-03-31')), identityStepOf(denied, civilDate('2026-04-01'))]).toEqual([
    'FAILED',
    null,
  ]);
});
