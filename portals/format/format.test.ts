import { civilDate as asCivilDate } from '@domain/calendar/civil-date';
import { describe, expect, test } from 'vitest';
import { countdown } from './countdown';
import { civilDate, moment, nearDate } from './dates';
import { accountName, maskedAccount, maskedNumber } from './masked-number';
import { phone } from './phone';

describe('dates', () => {
  test('a civil date never moves to another day', () => {
    expect(civilDate('2027-03-16')).toBe('March 16, 2027');
    expect(civilDate('2027-01-01', 'table')).toBe('Jan 1, 2027');
    expect(civilDate('2027-12-31', 'short')).toBe('Dec 31');
  });

  test.each([null, undefined, '', '2027-02-30', 'soon'])('%s is an en dash', (date) =>
    expect(civilDate(date)).toBe('–'),
  );

  test('a date within 14 days has its weekday', () => {
    expect(nearDate('2026-09-16', '2026-09-10')).toBe('Wed, Sep 16');
    expect(nearDate('2026-09-16', '2026-08-10')).toBe('September 16, 2026');
  });

  test('an instant is told in the zone of the practice', () => {
    expect(moment('2026-08-19T23:20:00Z', 'America/Chicago')).toBe('Aug 19, 6:20 pm');
    expect(moment('not a time')).toBe('–');
  });

  test('an instant of another year is told with its year', () => {
    const at = '2027-01-01T04:00:00Z';
    expect(moment(at, 'America/Chicago', asCivilDate('2026-12-31'))).toBe('Dec 31, 10:00 pm');
    expect(moment(at, 'America/Chicago', asCivilDate('2027-01-01'))).toBe('Dec 31, 2026, 10:00 pm');
  });

  test('a countdown has minutes and two digits of seconds', () => {
    expect([countdown(42), countdown(61.2), countdown(-3)]).toEqual(['0:42', '1:02', '0:00']);
  });
});

describe('numbers of people', () => {
  test('a phone is grouped, also with its country code', () => {
    expect([phone('5555550142'), phone('15555550142'), phone('12')]).toEqual([
      '(555) 555-0142',
      '(555) 555-0142',
      '12',
    ]);
  });

  test('a mask keeps the last four digits only', () => {
    expect([maskedNumber('4417'), maskedNumber(null)]).toEqual(['•••• 4417', '']);
    expect([accountName('Visa', '4242'), accountName('Visa', null)]).toEqual(['Visa •••• 4242', 'Visa']);
    expect(['Visa, ending in 4242', 'First Sample Bank ending in 6789', 'Check'].map(maskedAccount)).toEqual([
      'Visa •••• 4242',
      'First Sample Bank •••• 6789',
      'Check',
    ]);
  });
});
