import { expect, test } from 'vitest';
import { instantOfLocal, localTime } from './local-time';

test.each([
  ['2026-08-20T10:30', 'America/New_York', '2026-08-20T14:30:00.000Z'],
  ['2026-12-20T10:30', 'America/New_York', '2026-12-20T15:30:00.000Z'],
  ['2026-03-08T09:00', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
  ['2026-11-01T09:00', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  expect(instantOfLocal(local, zone)).toBe(instant);
  expect(localTime(instant, zone)).toBe(local);
});

test.each([
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T03:30'],
  ['2026-03-08T02:00', 'America/Los_Angeles', '2026-03-08T03:00'],
])('%s in %s is left out by a change of clocks: the hour after it is taken', (local, zone, shown) => {
  expect(localTime(instantOfLocal(local, zone), zone)).toBe(shown);
});

test.each(['2026-02-30T10:30', 'soon', ''])('%j is refused by the name of its field', (text) => {
  expect(() => instantOfLocal(text, 'America/Chicago', 'scheduledDate')).toThrow(
    expect.objectContaining({ field: 'scheduledDate' }),
  );
});
