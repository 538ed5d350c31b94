import { describe, expect, test } from 'vitest';
import { civilDate } from './civil-date';
import { zoneOfState } from './state-zone';
import { instantsOfDays, startOfDay } from './zoned-day';

describe('a day in a zone', () => {
  test.each([
    ['2026-08-20', 'America/New_York', '2026-08-20T04:00:00.000Z'],
    ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00.000Z'],
    ['2026-08-20', 'America/Los_Angeles', '2026-08-20T07:00:00.000Z'],
    ['2026-08-20', 'Pacific/Honolulu', '2026-08-20T10:00:00.000Z'],
    ['2026-08-20', 'UTC', '2026-08-20T00:00:00.000Z'],
    // Clocks change there between this midnight and that of UTC.
    ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
  ])('%s in %s begins at %s', (date, zone, instant) => expect(startOfDay(civilDate(date), zone)).toBe(instant));

  test('the days on which clocks change have 23 and 25 hours', () => {
    expect(instantsOfDays(civilDate('2026-03-08'), civilDate('2026-03-08'), 'America/Chicago')).toEqual({
      from: '2026-03-08T06:00:00.000Z',
      to: '2026-03-09T05:00:00.000Z',
    });
    expect(instantsOfDays(civilDate('2026-11-01'), civilDate('2026-11-01'), 'America/Chicago')).toEqual({
      from: '2026-11-01T05:00:00.000Z',
      to: '2026-11-02T06:00:00.000Z',
    });
  });

  test('a state has a zone, and a state that is not listed or not known takes the home zone', () => {
    expect([zoneOfState('IL'), zoneOfState('FL'), zoneOfState(undefined)]).toEqual([
      'America/Chicago',
      'America/New_York',
      'America/New_York',
    ]);
  });
});
