import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { type EarlierApplication, resumesEarlier } from './resume';

const TODAY = civilDate('2026-03-16');
const day = (text: string) => civilDate(text);
const earlier = (change: Partial<EarlierApplication>): EarlierApplication => ({
  status: 'INCOMPLETE',
  decidedOn: null,
  isSigned: false,
  approvedUntil: null,
  ...change,
});

describe('a returning person', () => {
  test.each([
    ['goes on with an unfinished application', {}, true],
    ['goes on with one in review', { status: 'REVIEW', decidedOn: day('2025-01-01') }, true],
    ['can still sign on the last day', { status: 'APPROVED', approvedUntil: TODAY }, true],
    [
      'begins afresh when the approval ran out unsigned',
      { status: 'APPROVED', approvedUntil: day('2026-03-15') },
      false,
    ],
    ['keeps a signed line', { status: 'APPROVED', isSigned: true, approvedUntil: day('2025-01-01') }, true],
    ['sees a denial for thirty days', { status: 'DENIED', decidedOn: day('2026-02-14') }, true],
    ['may apply again after thirty days', { status: 'DENIED', decidedOn: day('2026-02-13') }, false],
  ] as const)('%s', (_, change, resumes) => {
    expect(resumesEarlier(earlier(change), TODAY)).toBe(resumes);
  });
});
