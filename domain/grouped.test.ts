import { expect, test } from 'vitest';
import { grouped } from './grouped';

test('rows of one key stand together, in the order in which their keys came', () => {
  expect(grouped(['b1', 'a1', 'b2'], (row) => row.slice(0, 1))).toEqual([['b1', 'b2'], ['a1']]);
  expect(grouped([], String)).toEqual([]);
});
