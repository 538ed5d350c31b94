import { expect, test } from 'vitest';
import { paths } from './paths';
import { reservedSegments } from './reserved-segments';

test.each([
  'admin',
  'apply',
  'borrower',
  'privi',
  'terms-and-conditions',
  'payment-calculator',
  'practice',
  'api',
  'v2',
])('nobody can be called %s', (segment) => {
  expect(reservedSegments.has(segment)).toBe(true);
});

test('what somebody else chooses is not reserved', () => {
  expect([...reservedSegments].filter((segment) => segment.includes(':') || segment === '')).toEqual([]);
  expect(reservedSegments.has(paths.enterprise.pattern.split('/')[2] ?? '')).toBe(false);
});
