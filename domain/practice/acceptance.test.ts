import { expect, test } from 'vitest';
import { acceptancePercent, averageCents } from './acceptance';

test.each([
  [0, 0, null],
  [1, 0, 100],
  [0, 4, 0],
  [2, 1, 67],
  [1, 2, 33],
  [1, 1, 50],
  [1, 7, 13],
])('%i yes and %i no are %s percent', (accepted, rejected, percent) => {
  expect(acceptancePercent({ accepted, rejected })).toBe(percent);
});

test.each([
  [0, 0, null],
  [1001, 2, 501],
  [1000, 3, 333],
])('%i cents of %i are %s each', (sum, count, average) => {
  expect(averageCents(sum, count)).toBe(average);
});
