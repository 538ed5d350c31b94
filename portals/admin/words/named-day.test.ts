import { expect, test } from 'vitest';
import { namedDay } from './named-day';

test('the days beside today have names, others their date', () => {
  const days = ['2026-09-09', '2026-09-10', '2026-09-11', '2026-09-12', 'no day'];
  expect(days.map((day) => namedDay(day, '2026-09-10'))).toEqual([
    'Yesterday',
    'Today',
    'Tomorrow',
    'Sat, Sep 12',
    '–',
  ]);
  expect(namedDay('2026-09-12', '2026-09-10', (day) => day)).toBe('2026-09-12');
});
