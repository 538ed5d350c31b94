import { expect, test } from 'vitest';
import { nextCallingTime } from './calling-hours';
import { zonesOfState } from './state-zone';

test.each([
  ['FL', '2026-06-01T12:59:00.000Z', '2026-06-01T13:00:00.000Z', 'not yet 8 am in the Panhandle'],
  ['CA', '2026-06-01T15:00:00.000Z', '2026-06-01T15:00:00.000Z', '8 am'],
  ['CA', '2026-06-01T14:59:59.999Z', '2026-06-01T15:00:00.000Z', 'a moment before 8 am'],
  ['CA', '2026-06-02T03:59:59.000Z', '2026-06-02T03:59:59.000Z', 'a second before 9 pm'],
  ['CA', '2026-06-02T04:00:00.000Z', '2026-06-02T15:00:00.000Z', '9 pm'],
  ['CA', '2026-12-02T04:00:00.000Z', '2026-12-02T04:00:00.000Z', '8 pm in winter'],
  // The clocks change in that night.
  ['CA', '2026-11-01T06:00:00.000Z', '2026-11-01T16:00:00.000Z', '11 pm before winter time'],
  // El Paso lives an hour behind the rest of Texas.
  ['TX', '2026-06-01T13:30:00.000Z', '2026-06-01T14:00:00.000Z', '8:30 am in Dallas, 7:30 in El Paso'],
  ['TX', '2026-06-02T02:30:00.000Z', '2026-06-02T14:00:00.000Z', '9:30 pm in Dallas, 8:30 in El Paso'],
  ['HI', '2026-06-01T15:00:00.000Z', '2026-06-01T18:00:00.000Z', '5 am'],
])('somebody in %s may be reached at %s from %s: %s', (state, at, next, _why) => {
  expect(nextCallingTime(at, zonesOfState(state))).toBe(next);
});

test('somebody of whom no state is known is reached when it is day in all of the country', () => {
  expect(nextCallingTime('2026-06-01T15:00:00.000Z', zonesOfState(null))).toBe('2026-06-01T22:00:00.000Z');
  expect(nextCallingTime('2026-06-02T01:30:00.000Z', zonesOfState(undefined))).toBe('2026-06-02T22:00:00.000Z');
});
