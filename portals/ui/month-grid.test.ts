import { describe, expect, test } from 'vitest';
import { monthGrid, monthTitle, moveDay, moveMonth, presetRanges } from './month-grid';

describe('the calendar', () => {
  test('August 2026 starts on a Saturday, after six days of July', () => {
    const grid = monthGrid('2026-08');
    expect(grid.slice(0, 7).map((day) => day.day)).toEqual([26, 27, 28, 29, 30, 31, 1]);
    expect(grid[6]).toEqual({ date: '2026-08-01', day: 1, isOutside: false });
    expect(grid.at(-1)).toEqual({ date: '2026-09-05', day: 5, isOutside: true });
  });

  test.each([
    ['2024-02', 29],
    ['2026-02', 28],
    ['2000-02', 29],
    ['2100-02', 28],
  ])('%s has %i days', (month, days) => {
    expect(monthGrid(month).filter((day) => !day.isOutside)).toHaveLength(days);
  });

  test('agrees with the platform on the first weekday of 600 months', () => {
    for (let by = 0; by < 600; by++) {
      const month = moveMonth('1990-01', by);
      const first = monthGrid(month).findIndex((day) => !day.isOutside);
      const named = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(
        Date.parse(`${month}-01T00:00:00Z`),
      );
      expect(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][first]).toBe(named);
    }
  });

  test('days and months roll over years', () => {
    expect(moveDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(moveDay('2024-03-01', -1)).toBe('2024-02-29');
    expect(moveDay('2026-08-20', -30)).toBe('2026-07-21');
    expect(moveMonth('2026-01', -1)).toBe('2025-12');
    expect(monthTitle('2026-08')).toBe('August 2026');
  });

  test('the presets are the ranges their names say', () => {
    expect(presetRanges('2026-08-20')).toEqual([
      { label: 'Last 30 days', range: { start: '2026-07-21', end: '2026-08-20' } },
      { label: 'This month', range: { start: '2026-08-01', end: '2026-08-20' } },
      { label: 'Last month', range: { start: '2026-07-01', end: '2026-07-31' } },
    ]);
  });
});
