import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import {
  type Promotion,
  promotionAfter,
  promotionFaults,
  promotionState,
  secondLookAt,
  secondLookOf,
} from './plus-promotion';

const NEW_YORK = 'America/New_York';
const HONOLULU = 'Pacific/Honolulu';
const PHOENIX = 'America/Phoenix';

const from = (startDate: string, endDate: string, change: Partial<Promotion> = {}): Promotion => ({
  optIn: true,
  active: true,
  startDate: civilDate(startDate),
  endDate: civilDate(endDate),
  ...change,
});
const august = from('2026-08-01', '2026-08-31');

describe('where a promotion stands', () => {
  test.each([
    ['the moment before its first day', august, NEW_YORK, '2026-08-01T03:59:59.999Z', 'ANNOUNCED'],
    ['its first moment', august, NEW_YORK, '2026-08-01T04:00:00.000Z', 'RUNNING'],
    ['its last moment', august, NEW_YORK, '2026-09-01T03:59:59.999Z', 'RUNNING'],
    ['the moment after its last day', august, NEW_YORK, '2026-09-01T04:00:00.000Z', 'ENDED'],
    ['the same moment six hours to the west', august, HONOLULU, '2026-09-01T04:00:00.000Z', 'RUNNING'],
    ['the first moment of New York, in Honolulu', august, HONOLULU, '2026-08-01T04:00:00.000Z', 'ANNOUNCED'],
    [
      'a promotion of one day, in its evening',
      from('2026-08-20', '2026-08-20'),
      NEW_YORK,
      '2026-08-21T03:00:00.000Z',
      'RUNNING',
    ],
    ['February 29, its last day', from('2028-02-01', '2028-02-29'), NEW_YORK, '2028-03-01T04:59:59.999Z', 'RUNNING'],
    ['the day after February 29', from('2028-02-01', '2028-02-29'), NEW_YORK, '2028-03-01T05:00:00.000Z', 'ENDED'],
    // Clocks go back on November 1, 2026: the day has 25 hours, and ends at 05:00 UTC.
    [
      'the 25th hour of its last day',
      from('2026-10-01', '2026-11-01'),
      NEW_YORK,
      '2026-11-02T04:59:59.999Z',
      'RUNNING',
    ],
    [
      'the midnight after a day of 25 hours',
      from('2026-10-01', '2026-11-01'),
      NEW_YORK,
      '2026-11-02T05:00:00.000Z',
      'ENDED',
    ],
    // Clocks go forward on March 8, 2026: the day has 23 hours.
    [
      'the midnight after a day of 23 hours',
      from('2026-03-01', '2026-03-08'),
      NEW_YORK,
      '2026-03-09T04:00:00.000Z',
      'ENDED',
    ],
    [
      'the same in a state that keeps its clocks',
      from('2026-03-01', '2026-03-08'),
      PHOENIX,
      '2026-03-09T06:59:59.999Z',
      'RUNNING',
    ],
    ['one that is switched off', { ...august, active: false }, NEW_YORK, '2026-08-15T12:00:00.000Z', 'NONE'],
    ['one without days', { ...august, startDate: '', endDate: '' }, NEW_YORK, '2026-08-15T12:00:00.000Z', 'NONE'],
  ] as const)('%s', (_, promotion, timeZone, at, state) =>
    expect(promotionState(promotion, { at, timeZone })).toBe(state),
  );
});

describe('the second way to pay', () => {
  test.each([
    [[], 'NONE'],
    [['PatientFi'], 'NONE'],
    [['PatientFi', 'PatientFiUnlimited'], 'PATIENTFI_PLUS'],
    [['PatientFi', 'PatientFiUnlimited', 'Genesis'], 'GENESIS'],
  ] as const)('of funding types %j is %s', (types, look) => expect(secondLookOf(types)).toBe(look));

  const during = { at: '2026-08-15T12:00:00.000Z', timeZone: NEW_YORK };
  const after = { at: '2026-09-15T12:00:00.000Z', timeZone: NEW_YORK };
  const before = { at: '2026-07-15T12:00:00.000Z', timeZone: NEW_YORK };
  test.each([
    ['before a promotion', { moment: before }, 'NONE'],
    ['during it', { moment: during }, 'PATIENTFI_PLUS'],
    ['after it', { moment: after }, 'NONE'],
    ['during it, at a practice that takes no part', { moment: during, promotion: { ...august, optIn: false } }, 'NONE'],
    ['during one that is off', { moment: during, promotion: { ...august, active: false } }, 'NONE'],
    ['during it, at a practice with a partner lender', { moment: during, fundingTypes: ['Genesis'] }, 'GENESIS'],
    [
      'after it, at a practice that has one anyhow',
      { moment: after, fundingTypes: ['PatientFiUnlimited'] },
      'PATIENTFI_PLUS',
    ],
    ['after it, of an application that was offered it', { moment: after, wasOffered: true }, 'PATIENTFI_PLUS'],
    [
      'of an application that was offered it, at a practice that has a partner since',
      { moment: after, wasOffered: true, fundingTypes: ['Genesis'] },
      'PATIENTFI_PLUS',
    ],
  ] as const)('%s', (_, facts, look) =>
    expect(secondLookAt({ fundingTypes: ['PatientFi'], promotion: august, wasOffered: false, ...facts })).toBe(look),
  );
});

describe('a practice that takes part', () => {
  const set = (startDate: string, endDate: string, active = true) =>
    promotionAfter(august, { active, startDate: civilDate(startDate), endDate: civilDate(endDate) }).optIn;
  test.each([
    ['goes on within the same days', '2026-08-01', '2026-08-31', true],
    ['goes on where it ends earlier', '2026-08-01', '2026-08-20', true],
    ['is asked again where it ends a day later', '2026-08-01', '2026-09-01', false],
    ['is asked again where it begins a day earlier', '2026-07-31', '2026-08-31', false],
  ] as const)('%s', (_, first, last, takesPart) => expect(set(first, last)).toBe(takesPart));
  test('is asked again after it was switched off', () => {
    const off = promotionAfter(august, { ...august, active: false });
    expect([off.optIn, promotionAfter({ ...off, optIn: true }, august).optIn]).toEqual([false, false]);
  });
  test('is not made to', () => expect(promotionAfter({ ...august, optIn: false }, august).optIn).toBe(false));
});

describe('days that cannot be offered', () => {
  const today = civilDate('2026-08-15');
  const faults = (startDate: string, endDate: string) =>
    promotionFaults(
      { startDate: startDate as Promotion['startDate'], endDate: endDate as Promotion['endDate'] },
      today,
    );
  test.each([
    ['2026-08-15', '2026-08-15', {}],
    ['2026-08-01', '2026-08-15', {}],
    ['2028-02-29', '2028-02-29', {}],
    ['2026-08-20', '2026-08-19', { promoEndDate: "The last day can't be before the first day." }],
    ['2026-08-01', '2026-08-14', { promoEndDate: "This day has already passed in the practice's time zone." }],
    ['', '2026-08-20', { promoStartDate: 'Enter the first day.' }],
    ['2026-08-20', '', { promoEndDate: 'Enter the last day.' }],
    ['', '', { promoStartDate: 'Enter the first day.', promoEndDate: 'Enter the last day.' }],
  ])('%s to %s', (first, last, expected) => expect(faults(first, last)).toEqual(expected));
});
