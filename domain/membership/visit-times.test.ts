import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt } from '../calendar/instant';
import { localTime } from '../calendar/local-time';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { clashOf, freeTimes, nearestFree, oddTime, timeOfVisit, VISIT_MINUTES } from './visit-times';

const zone = 'America/New_York';
// 12:45 pm in Miami.
const lunch = { at: '2026-08-21T16:45:00.000Z', minutes: 45 };

describe('visits over one another', () => {
  test('clash while they have a minute in common, and not where one begins as the other ends', () => {
    expect(clashOf([lunch], { at: '2026-08-21T17:00:00.000Z', minutes: 15 })).toBe(lunch);
    expect(clashOf([lunch], { at: '2026-08-21T16:00:00.000Z', minutes: 46 })).toBe(lunch);
    expect(clashOf([lunch], { at: '2026-08-21T16:00:00.000Z', minutes: 45 })).toBeUndefined();
    expect(clashOf([lunch], { at: '2026-08-21T17:30:00.000Z', minutes: 45 })).toBeUndefined();
  });

  test('the nearest free time is the first quarter of an hour after it, of the same day', () => {
    expect(nearestFree([lunch], { at: '2026-08-21T16:45:00.000Z', minutes: 45 }, zone)).toBe(
      '2026-08-21T17:30:00.000Z',
    );
    const late = { at: '2026-08-22T03:15:00.000Z', minutes: 60 };
    expect(nearestFree([late], { at: '2026-08-22T03:15:00.000Z', minutes: 45 }, zone)).toBeNull();
  });
});

describe('free times that are proposed', () => {
  test('are one in each half of a weekday, by the clocks of the practice, also over a change of clocks', () => {
    // Friday, October 30, 2026, 5 pm: the clocks go back on Sunday.
    const after = '2026-10-30T21:00:00.000Z';
    const times = freeTimes([], { after, minutes: VISIT_MINUTES, zone, count: 3 });
    expect(times.map((at) => localTime(at, zone))).toEqual([
      '2026-11-02T09:00',
      '2026-11-02T12:00',
      '2026-11-03T09:00',
    ]);
    expect(times[0]).toBe('2026-11-02T14:00:00.000Z');
  });

  test('leave out what is taken, what has passed, and what would end after the hours', () => {
    const busy = [{ at: '2026-08-21T13:00:00.000Z', minutes: 60 }];
    const of = { minutes: 45, zone, count: 2 };
    const clocks = (times: readonly string[]) => times.map((at) => localTime(at, zone));
    expect(clocks(freeTimes(busy, { ...of, after: '2026-08-21T12:00:00.000Z' }))).toEqual([
      '2026-08-21T10:00',
      '2026-08-21T12:00',
    ]);
    expect(clocks(freeTimes([], { ...of, after: '2026-08-21T20:20:00.000Z' }))[0]).toBe('2026-08-24T09:00');
  });

  test('are always free and never in the past', () => {
    const stretch = fc.record({
      at: fc
        .integer({ min: 0, max: 4 * 24 * 20 })
        .map((quarter) => instantAt(Date.UTC(2026, 2, 2) + quarter * 900_000)),
      minutes: fc.constantFrom(15, 30, 45, 60, 240),
    });
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 40 }), fc.constantFrom(15, 45, 120), (busy, minutes) => {
        const after = '2026-03-04T15:07:00.000Z';
        for (const at of freeTimes(busy, { after, minutes, zone, count: 5 })) {
          expect(at >= after).toBe(true);
          expect(clashOf(busy, { at, minutes })).toBeUndefined();
        }
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

test.each([
  // A Thursday at 10:30 am, 3 am and 8 pm, a Sunday, and the day after the last one.
  ['2026-08-20T14:30:00.000Z', null, null],
  ['2026-08-20T07:00:00.000Z', null, 'CLOSED'],
  ['2026-08-21T00:00:00.000Z', null, 'CLOSED'],
  ['2026-08-23T14:30:00.000Z', null, 'CLOSED'],
  ['2026-08-20T14:30:00.000Z', '2026-08-20', null],
  ['2026-08-21T14:30:00.000Z', '2026-08-20', 'AFTER_LAST_DAY'],
])('%s with the last day %s is asked about as %s', (at, lastDay, odd) => {
  expect(oddTime(at, { zone: 'America/New_York', lastDay })).toBe(odd);
});

test('a visit keeps its own time when it is marked later, and has that of its giving when it was given before', () => {
  const [early, late] = ['2026-08-20T14:30:00.000Z', '2026-08-22T09:00:00.000Z'];
  expect(timeOfVisit({ scheduledDate: early, doneAt: late })).toBe(early);
  expect(timeOfVisit({ scheduledDate: late, doneAt: early })).toBe(early);
  expect(timeOfVisit({ scheduledDate: null, doneAt: late })).toBe(late);
  expect(timeOfVisit({ scheduledDate: late, doneAt: null })).toBe(late);
});
