import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { comesOfAgeOn, type EarlierApplication, resumesEarlier, tryAgainFrom } from './resume';

const TODAY = civilDate('2026-03-16');
const day = (text: string) => civilDate(text);
const earlier = (change: Partial<EarlierApplication>): EarlierApplication => ({
  status: 'INCOMPLETE',
  decidedOn: null,
  notBefore: null,
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
    [
      'sees a denial for the age on the day before the birthday',
      { status: 'DENIED', decidedOn: day('2025-06-01'), notBefore: day('2026-03-17') },
      true,
    ],
    ['may apply again on the birthday', { status: 'DENIED', decidedOn: day('2025-06-01'), notBefore: TODAY }, false],
    ['may apply again after thirty days', { status: 'DENIED', decidedOn: day('2026-02-13') }, false],
  ] as const)('%s', (_, change, resumes) => {
    expect(resumesEarlier(earlier(change), TODAY)).toBe(resumes);
  });
});

describe('the day from which a denied person may try again', () => {
  const denied = (...reasons: string[]) => ({ reasons, bornOn: day('2008-02-29'), minAge: 19 });
  test.each([
    ['thirty days, where the birthday comes sooner', '2027-02-10', '2027-03-13'],
    ['the birthday where it comes later, 1 March of a common year', '2026-03-16', '2027-03-01'],
    ['the birthday that is the day after the thirty', '2027-01-29', '2027-03-01'],
  ])('is %s', (_, decidedOn, from) => {
    expect(tryAgainFrom(day(decidedOn), comesOfAgeOn(denied('AGE_CAPACITY', 'BANKRUPTCY')))).toBe(from);
  });
  test('is thirty days after any other denial, however young they are', () => {
    expect(comesOfAgeOn(denied('BANKRUPTCY'))).toBeNull();
    expect(tryAgainFrom(day('2026-03-16'), null)).toBe('2026-04-16');
  });
});
