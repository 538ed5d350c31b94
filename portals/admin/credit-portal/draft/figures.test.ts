import { expect, test } from 'vitest';
import { changeText, errorText, ratioText, sideText } from './figures';

const figure = (unit: 'CASES' | 'PERCENT' | 'DOLLARS', change: number, of: number | null = null) => ({
  key: 'approved' as const,
  label: '',
  unit,
  of,
  published: 1_345,
  draft: 1_326,
  change,
  error: 0.594,
  certainty: 'MORE_THAN_CHANCE' as const,
});

test('a figure says its unit, its sign and of how many', () => {
  expect(sideText(figure('CASES', -19, 2_000), 1_345)).toBe('1,345 of 2,000');
  expect(changeText(figure('CASES', -19))).toBe('−19');
  expect(changeText(figure('PERCENT', -0.95))).toBe('−0.95 pt');
  expect(errorText(figure('PERCENT', 0))).toBe('±0.59 pt');
  expect(changeText(figure('DOLLARS', 287))).toBe('+$287');
  expect(sideText(figure('DOLLARS', 0), null)).toBe('None');
});

test('a ratio is cut, never rounded up to the line', () => {
  expect([ratioText(0.799), ratioText(0.8), ratioText(1.139), ratioText(null)]).toEqual(['0.79', '0.80', '1.13', '–']);
});
