import { expect, test } from 'vitest';
import { copy } from './copy';
import { copy as spanish } from './copy.es';
import { monthsRange, rateRange } from './limit-figures';

test('the rates of the plans are a range, or one figure where all are the same', () => {
  expect(rateRange({ from: 0, to: 17.99 })).toBe('0% to 17.99%');
  expect(rateRange({ from: 34.99, to: 34.99 })).toBe('34.99%');
});

test('a range is said in the language of the reader', () => {
  expect([copy.range(0, 17.99), spanish.range(0, 17.99)]).toEqual(['0% to 17.99%', '0% a 17.99%']);
});

test('plans of several lengths are told by the shortest and the longest', () => {
  expect(monthsRange({ from: 6, to: 60 })).toBe('6 to 60 months');
  expect(monthsRange({ from: 24, to: 24 })).toBe('24 months');
});
