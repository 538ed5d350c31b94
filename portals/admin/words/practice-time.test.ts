import { civilDate } from '@domain/calendar/civil-date';
import { daysText } from '@portals/format/days-text';
import { describe, expect, test } from 'vitest';
import { dueWords, mustNameZones, practiceMoment } from './practice-time';

describe('a zone is named', () => {
  test.each([
    [['America/Chicago'], 'America/Chicago', false],
    [['America/Chicago', 'America/Winnipeg'], 'America/Chicago', false],
    [['America/New_York'], 'America/Chicago', true],
    // Of rows on several clocks each says on which, also those on the reader's own.
    [['America/Chicago', 'America/New_York'], 'America/Chicago', true],
    [[], 'America/Chicago', false],
  ] as const)('of times in %j for somebody in %s: %s', (zones, own, isNamed) => {
    expect(mustNameZones(zones, own)).toBe(isNamed);
  });
});

describe('times of a practice', () => {
  test.each([
    ['2026-08-10', null],
    ['2026-08-11', 'Decide by Aug 21'],
    ['2026-08-25', 'Decide by Aug 21'],
  ] as const)('on %s the term that ends on Aug 21 is told as %s', (today, words) => {
    expect(dueWords('2026-08-21T15:00:00Z', 'America/Chicago', civilDate(today))).toBe(words);
  });

  test('an instant is told on the clocks of the practice', () => {
    const at = '2026-08-21T01:41:00Z';
    expect(practiceMoment(at, 'America/Chicago', '2026-08-25')).toBe('Aug 20, 8:41 pm');
    expect(practiceMoment(at, 'America/Los_Angeles', '2026-08-25')).toBe('Aug 20, 6:41 pm');
  });

  test('another year is named, by the clocks of the practice', () => {
    expect(practiceMoment('2026-01-01T03:30:00Z', 'America/New_York', '2026-08-25')).toBe('Dec 31, 2025, 10:30 pm');
    expect(practiceMoment('2026-01-01T12:00:00Z', 'America/New_York', '2026-08-25')).toBe('Jan 1, 7:00 am');
  });

  test('a range names years only when one is not this year', () => {
    expect(daysText({ start: '2026-07-21', end: '2026-08-20' }, '2026-08-20')).toBe('Jul 21 to Aug 20');
    expect(daysText({ start: '2025-08-20', end: '2026-08-20' }, '2026-08-20')).toBe('Aug 20, 2025 to Aug 20, 2026');
    expect(daysText({ start: '2026-08-20', end: '2026-08-20' }, '2026-08-20')).toBe('Aug 20');
  });
});
