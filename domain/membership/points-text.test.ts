import { expect, test } from 'vitest';
import { pointsText } from './points-text';

test.each([
  [3150, '3,150 points'],
  [3150.7, '3,150 points'],
  [3150.99, '3,150 points'],
  [0, '0 points'],
  [0.99, '0 points'],
  [1, '1 point'],
  [1.99, '1 point'],
  [2, '2 points'],
  [1_000_000, '1,000,000 points'],
])('%d points are shown whole and never rounded up: %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});

test.each([
  [-0, '0 points'],
  [-0.01, '−1 point'],
  [-3.5, '−4 points'],
])('points that a refund took beyond what was there, %d, are no fewer than they are: %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});
