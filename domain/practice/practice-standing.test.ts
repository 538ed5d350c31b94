import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { type Closing, owesFeeOf, practiceStanding } from './practice-standing';

const closing = (members: Closing['members']): Closing => ({ closedOn: civilDate('2026-03-16'), members });

describe('what a practice may do', () => {
  test.each([
    ['open', true, null, { sells: true, renews: true, invites: true, billsMembers: true }],
    [
      'closed before closings were kept',
      false,
      null,
      { sells: false, renews: false, invites: false, billsMembers: true },
    ],
    [
      'closed, finishing its members’ years',
      false,
      closing('FINISH'),
      { sells: false, renews: false, invites: false, billsMembers: true },
    ],
    [
      'closed, its memberships ended',
      false,
      closing('END'),
      { sells: false, renews: false, invites: false, billsMembers: false },
    ],
    ['open again', true, closing('END'), { sells: true, renews: true, invites: true, billsMembers: true }],
  ])('%s', (_name, isOpen, of, standing) => expect(practiceStanding(isOpen, of)).toEqual(standing));
});

describe('the platform fee', () => {
  test.each([
    ['2026-02', 'MONTHLY', true],
    ['2026-03', 'MONTHLY', true],
    ['2026-04', 'MONTHLY', false],
    ['2026-03', 'ANNUAL', false],
  ] as const)('of %s by %s is owed by a practice that closed on March 16: %s', (month, period, isOwed) =>
    expect(owesFeeOf(month, { isOpen: false, closing: closing('FINISH'), period })).toBe(isOwed),
  );
  test('is owed while it is open, and never where nobody knows when it closed', () => {
    expect(owesFeeOf('2026-04', { isOpen: true, closing: null, period: 'ANNUAL' })).toBe(true);
    expect(owesFeeOf('2026-04', { isOpen: false, closing: null, period: 'MONTHLY' })).toBe(false);
  });
});
