import { expect, test } from 'vitest';
import { acceptanceByPlan, acceptancePercent, averageCents } from './acceptance';

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

test('plans that were chosen most stand first, each with its share; one that nobody chose has none', () => {
  const plans = [
    { product: 'FIXED', chosen: 3, accepted: 2 },
    { product: 'NEVER', chosen: 0, accepted: 0 },
    { product: 'PROMO', chosen: 8, accepted: 1 },
    { product: 'BASIC', chosen: 3, accepted: 0 },
  ];
  expect(acceptanceByPlan(plans).map(({ product, percent }) => [product, percent])).toEqual([
    ['PROMO', 13],
    ['BASIC', 0],
    ['FIXED', 67],
  ]);
});
