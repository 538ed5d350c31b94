import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { treatmentNotices } from './treatment-notices';

const now = { today: civilDate('2026-08-20'), time: '2026-08-20T11:20' };
const visit = (of: object) => ({ id: 'v', dueOn: '2026-08-02', at: null, isDone: false, isAsked: false, ...of });
const of = (visits: ReturnType<typeof visit>[], seen: string[] = []) =>
  treatmentNotices(visits, { now, seen: new Set(seen) }).map(({ key }) => key);

test.each([
  ['one that may be had and has no date needs one', { at: null }, ['NEEDS_DATE:v']],
  ['one of a later month needs nothing yet', { dueOn: '2026-08-21' }, []],
  ['one with a date was booked', { at: '2026-09-03T10:30' }, ['BOOKED:v:2026-09-03T10:30']],
  ['one within three days comes up', { at: '2026-08-23T10:30' }, ['COMING_UP:v:2026-08-23T10:30']],
  ['one a day later was booked', { at: '2026-08-24T08:00' }, ['BOOKED:v:2026-08-24T08:00']],
  ['one whose hour has passed is not told of', { at: '2026-08-20T10:30' }, []],
  ['one that was given is not told of', { at: '2026-08-23T10:30', isDone: true }, []],
  ['one for which another date is asked is not told of', { at: '2026-08-23T10:30', isAsked: true }, []],
])('%s', (_, given, keys) => {
  expect(of([visit(given)])).toEqual(keys);
});

test('what was seen is not told again, and another date is', () => {
  const seen = ['BOOKED:v:2026-09-03T10:30'];
  expect(of([visit({ at: '2026-09-03T10:30' })], seen)).toEqual([]);
  expect(of([visit({ at: '2026-09-04T10:30' })], seen)).toEqual(['BOOKED:v:2026-09-04T10:30']);
});

test('what comes up is told first', () => {
  expect(of([visit({ id: 'a' }), visit({ id: 'b', at: '2026-08-21T09:00' })])).toEqual([
    'COMING_UP:b:2026-08-21T09:00',
    'NEEDS_DATE:a',
  ]);
});
