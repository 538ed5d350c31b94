import { createHash } from 'node:crypto';
import { civilDate } from '@domain/calendar/civil-date';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor';
import { instantRange } from './instant-range';

const today = civilDate('2026-03-16');
const zone = 'America/New_York';

describe('the dates of a list', () => {
  test('are by default the start of the day 30 days ago to the end of today, in the zone', () => {
    expect(instantRange(undefined, today, zone)).toEqual({
      from: '2026-02-14T05:00:00.000Z',
      to: '2026-03-17T04:00:00.000Z',
    });
  });

  test('fill a missing end', () => {
    expect(instantRange({ start: '2026-03-10' }, today, zone).to).toBe('2026-03-17T04:00:00.000Z');
  });

  test('take instants as they are', () => {
    expect(instantRange({ start: '2026-03-10T12:30:00Z', end: '2026-03-11T00:00:00Z' }, today, zone)).toEqual({
      from: '2026-03-10T12:30:00.000Z',
      to: '2026-03-11T00:00:00.000Z',
    });
  });

  test('may be any day there is: the last one ends, and the first one has none before it', () => {
    expect(instantRange({ start: '2026-03-10', end: '2199-12-31' }, today, zone).to).toBe('2200-01-01T05:00:00.000Z');
    expect(instantRange({ start: '2199-12-31' }, today, zone).to).toBe('2200-01-01T05:00:00.000Z');
    expect(instantRange({ end: '1900-01-01' }, today, zone).from).toBe('1900-01-01T05:00:00.000Z');
    const ofScreen = { start: '2199-12-31T05:00:00.000Z', end: '2200-01-01T05:00:00.000Z' };
    expect(instantRange(ofScreen, today, zone)).toEqual({ from: ofScreen.start, to: ofScreen.end });
  });

  test('that end before they start are refused by the name of the field', () => {
    expect(() => instantRange({ start: '2026-03-11', end: '2026-03-10' }, today, zone)).toThrow(
      expect.objectContaining({
        code: 'INVALID_FIELDS',
        fields: [expect.objectContaining({ field: 'dateRange.start' })],
      }),
    );
  });
});

describe('a cursor', () => {
  test.each([
    ['an object', '[{"a":1},"id"]'],
    ['a list', '[["a"],"id"]'],
    ['no id', '["2026",null]'],
    ['nothing after the value', '["2026"]'],
    ['more than an order has', '["2026","a","b","c","d"]'],
    ['a broken number', '[1.5,"id"]'],
    ['no list', '{"value":1}'],
    ['no JSON', 'x'],
  ])('that somebody made of %s is none', (_, text) => {
    const body = Buffer.from(text).toString('base64url');
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 8);
    expect(decodeCursor(`${body}.${digest}`)).toBeUndefined();
  });

  test.each([['2026-03-16T15:00:00.000Z'], [42], [null]])('comes back as it was: %s', (value) => {
    expect(decodeCursor(encodeCursor({ value, tie: ['row-1', 7] }))).toEqual({ value, tie: ['row-1', 7] });
  });

  test.each(['', 'x', 'a.b', encodeCursor({ value: 1, tie: ['a'] }).replace(/^./, 'Z')])(
    'of another making is refused: %s',
    (text) => {
      expect(decodeCursor(text)).toBeUndefined();
    },
  );
});
